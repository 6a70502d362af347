import { ContainerModule } from 'inversify';
import { faqCategories } from '../../domain/catalogue/faq-category';
import { faqQuestions } from '../../domain/catalogue/faq-question';
import { Announcer } from '../shared/announcer';
import { provide } from '../shared/provide.module';
import { wireRecordForm } from '../shared/wire-record-form.module';
import { Clock } from '../shared/ports/clock.port';
import { Reports } from '../shared/ports/reports.port';
import { EtimLists } from './ports/etim-lists.port';
import { FaqLists } from './ports/faq-lists.port';
import { WiredEtimOverview, wireEtimOverview } from './wire-etim-overview';
import { WiredOrderSaving, wireOrderSaving } from './wire-order-saving';

/** The catalogue, wired once. */
export const catalogueModule = new ContainerModule((options) => {
  wireRecordForm(options, faqCategories);
  wireRecordForm(options, faqQuestions);
  provide(options, WiredOrderSaving, wireOrderSaving, [FaqLists, Announcer]);
  provide(options, WiredEtimOverview, wireEtimOverview, [EtimLists, Announcer, Reports, Clock]);
});
