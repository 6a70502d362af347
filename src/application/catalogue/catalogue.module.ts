import { ContainerModule } from 'inversify';
import { etimCategories } from '../../domain/catalogue/etim-category';
import { etimCombinations } from '../../domain/catalogue/etim-combination';
import { etimFeatures } from '../../domain/catalogue/etim-feature';
import { faqCategories } from '../../domain/catalogue/faq-category';
import { faqQuestions } from '../../domain/catalogue/faq-question';
import { Announcer } from '../shared/announcer';
import { provide } from '../shared/provide.module';
import { seenOf } from '../shared/seen-rows';
import { wireRecordForm } from '../shared/wire-record-form.module';
import { wireResource } from '../shared/wire-resource.module';
import { EtimChoices } from './ports/etim-choices.port';
import { FaqLists } from './ports/faq-lists.port';
import { ProofProducts } from './ports/proof-products.port';
import * as etim from './wire-etim';
import { WiredOrderSaving, wireOrderSaving } from './wire-order-saving';

/** The catalogue, wired once. */
export const catalogueModule = new ContainerModule((options) => {
  wireRecordForm(options, faqCategories);
  wireRecordForm(options, faqQuestions);
  provide(options, seenOf(etimFeatures), () => new Map(), []);
  provide(options, seenOf(etimCategories), () => new Map(), []);
  wireRecordForm(options, etimFeatures);
  wireRecordForm(options, etimCategories);
  wireResource(options, etimCombinations, ({ description }) => description);
  provide(options, etim.FeatureLookup, etim.wireFeatureLookup, [EtimChoices]);
  provide(options, etim.ProductLookup, etim.wireProductLookup, [ProofProducts]);
  provide(options, etim.WiredFeatureNames, etim.wireFeatureNames, [EtimChoices]);
  provide(options, etim.WiredEtimCategories, etim.wireEtimCategories, [EtimChoices]);
  provide(options, etim.WiredProof, etim.wireProof, [ProofProducts]);
  provide(options, WiredOrderSaving, wireOrderSaving, [FaqLists, Announcer]);
});
