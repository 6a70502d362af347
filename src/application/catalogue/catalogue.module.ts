import { ContainerModule } from 'inversify';
import { faqCategories } from '../../domain/catalogue/faq-category';
import { faqQuestions } from '../../domain/catalogue/faq-question';
import { structures } from '../../domain/catalogue/structure';
import { structureNodes } from '../../domain/catalogue/structure-node';
import { Announcer } from '../shared/announcer';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { wireRecordForm } from '../shared/wire-record-form.module';
import { wireResource } from '../shared/wire-resource.module';
import { seenOf } from '../shared/seen-rows';
import { FaqLists } from './ports/faq-lists.port';
import { StructureLevels } from './ports/structure-levels.port';
import { TreesLeft, WiredNodeTree, wireNodeTree } from './wire-node-tree';
import { WiredOrderSaving, wireOrderSaving } from './wire-order-saving';

/** The catalogue, wired once. */
export const catalogueModule = new ContainerModule((options) => {
  wireRecordForm(options, faqCategories);
  wireRecordForm(options, faqQuestions);
  provide(options, WiredOrderSaving, wireOrderSaving, [FaqLists, Announcer]);
  wireResource(options, structures, ({ code, description }) => `${code} ${description}`);
  wireRecordForm(options, structureNodes);
  provide(options, seenOf(structureNodes), () => new Map(), []);
  provide(options, WiredNodeTree, wireNodeTree, [StructureLevels, Reports]);
  provide(options, TreesLeft, (): TreesLeft => new Map(), []);
});
