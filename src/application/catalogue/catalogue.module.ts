import { ContainerModule } from 'inversify';
import { etimCategories } from '../../domain/catalogue/etim-category';
import { etimCombinations } from '../../domain/catalogue/etim-combination';
import { etimFeatures } from '../../domain/catalogue/etim-feature';
import { faqCategories } from '../../domain/catalogue/faq-category';
import { faqQuestions } from '../../domain/catalogue/faq-question';
import { structures } from '../../domain/catalogue/structure';
import { structureNodes } from '../../domain/catalogue/structure-node';
import { Announcer } from '../shared/announcer';
import { FlagSavings } from '../shared/flags/flag-savings';
import { LiveEvents } from '../shared/ports/live-events.port';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { searchOf } from '../shared/search-source';
import { seenOf } from '../shared/displayed-rows';
import { wireRecordForm } from '../shared/record/wire-record-form.module';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
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
import { KeptTrees, WiredNodeTree, wireNodeTree } from './wire-node-tree';
import { EtimChoices } from './ports/etim-choices.port';
import { PreviewProducts } from './ports/preview-products.port';
import { wireFeatureSearch, wireQuestionSearch } from './catalogue-search';
import * as etim from './wire-etim';
import { WiredOrderSaving, wireOrderSaving } from './wire-order-saving';

/** Wiring of the catalogue. */
export const catalogueModule = new ContainerModule((options) => {
  wireRecordForm(options, faqCategories);
  wireRecordForm(options, faqQuestions);
  provide(options, seenOf(faqCategories), () => new Map(), []);
  provide(options, seenOf(faqQuestions), () => new Map(), []);
  provide(options, WiredFaqCategories, wireFaqCategories, [
    FaqLists,
    gatewayOf(faqCategories),
    Announcer,
    FlagSavings,
    LiveEvents,
  ]);
  provide(options, WiredFaqQuestions, wireFaqQuestions, [
    FaqLists,
    gatewayOf(faqQuestions),
    Announcer,
    FlagSavings,
    LiveEvents,
  ]);
  provide(options, WiredFaqSearch, wireFaqSearch, [
    FaqLists,
    gatewayOf(faqQuestions),
    Announcer,
    FlagSavings,
    LiveEvents,
  ]);
  provide(options, seenOf(etimFeatures), () => new Map(), []);
  provide(options, seenOf(etimCategories), () => new Map(), []);
  wireRecordForm(options, etimFeatures);
  wireRecordForm(options, etimCategories);
  wireResource(options, etimCombinations, ({ description }) => description);
  provide(options, etim.FeatureLookup, etim.wireFeatureLookup, [EtimChoices]);
  provide(options, etim.ProductLookup, etim.wireProductLookup, [PreviewProducts]);
  provide(options, etim.WiredFeatureNames, etim.wireFeatureNames, [EtimChoices]);
  provide(options, etim.WiredEtimCategories, etim.wireEtimCategories, [EtimChoices]);
  provide(options, etim.WiredProof, etim.wireProof, [PreviewProducts]);
  provide(options, WiredOrderSaving, wireOrderSaving, [FaqLists, Announcer]);
  provide(options, WiredEtimOverview, wireEtimOverview, [
    EtimLists,
    Announcer,
    Reports,
    Clock,
    FlagSavings,
    LiveEvents,
  ]);
  wireResource(options, structures, ({ code, description }) => `${code} ${description}`);
  wireRecordForm(options, structureNodes);
  provide(options, seenOf(structureNodes), () => new Map(), []);
  provide(options, WiredNodeTree, wireNodeTree, [StructureLevels, Reports]);
  provide(options, searchOf({ key: 'faq' }), wireQuestionSearch, [FaqLists]);
  provide(options, searchOf({ key: 'etim' }), wireFeatureSearch, [EtimChoices]);
  provide(options, KeptTrees, (): KeptTrees => new Map(), []);
});
