import { ContainerModule } from 'inversify';
import { faqCategories } from '../../domain/catalogue/faq-category';
import { faqQuestions } from '../../domain/catalogue/faq-question';
import { structures } from '../../domain/catalogue/structure';
import { structureNodes } from '../../domain/catalogue/structure-node';
import { Announcer } from '../shared/announcer';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { wireRecordForm } from '../shared/wire-record-form.module';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { seenOf } from '../shared/seen-rows';
import { FaqLists } from './ports/faq-lists.port';
import {
  WiredFaqCategories,
  WiredFaqQuestions,
  WiredFaqSearch,
  wireFaqCategories,
  wireFaqQuestions,
  wireFaqSearch,
} from './wire-faq-lists';
import { Clock } from '../shared/ports/clock.port';
import { EtimLists } from './ports/etim-lists.port';
import { WiredEtimOverview, wireEtimOverview } from './wire-etim-overview';
import { wireResource } from '../shared/wire-resource.module';
import { StructureLevels } from './ports/structure-levels.port';
import { TreesLeft, WiredNodeTree, wireNodeTree } from './wire-node-tree';
import { WiredOrderSaving, wireOrderSaving } from './wire-order-saving';

/** The catalogue, wired once. */
export const catalogueModule = new ContainerModule((options) => {
  wireRecordForm(options, faqCategories);
  wireRecordForm(options, faqQuestions);
  provide(options, seenOf(faqCategories), () => new Map(), []);
  provide(options, seenOf(faqQuestions), () => new Map(), []);
  provide(options, WiredFaqCategories, wireFaqCategories, [FaqLists, gatewayOf(faqCategories), Announcer]);
  provide(options, WiredFaqQuestions, wireFaqQuestions, [FaqLists, gatewayOf(faqQuestions), Announcer]);
  provide(options, WiredFaqSearch, wireFaqSearch, [FaqLists, gatewayOf(faqQuestions), Announcer]);
  provide(options, WiredOrderSaving, wireOrderSaving, [FaqLists, Announcer]);
  provide(options, WiredEtimOverview, wireEtimOverview, [EtimLists, Announcer, Reports, Clock]);
  wireResource(options, structures, ({ code, description }) => `${code} ${description}`);
  wireRecordForm(options, structureNodes);
  provide(options, seenOf(structureNodes), () => new Map(), []);
  provide(options, WiredNodeTree, wireNodeTree, [StructureLevels, Reports]);
  provide(options, TreesLeft, (): TreesLeft => new Map(), []);
});
