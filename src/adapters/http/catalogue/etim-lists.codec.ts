import * as t from 'io-ts';
import type { ListedCategory, ListedFeature } from '../../../domain/catalogue/etim-order';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';

const WireCategory = t.type({ id: Id, name: t.string });

/** A category in the list. */
export const EtimCategoryItem = mapped(WireCategory, 'ETIM category', ({ id, name }): ListedCategory => ({ id, name }));

const Text = defaulted(t.string, '');
// `id` is `other` for a feature without a category; see `feature_id`.
const WireFeature = t.type({
  feature_id: Id,
  code: t.string,
  label: t.string,
  unit: Text,
  postfix: Text,
  visible: Flag,
  filterable: Flag,
  brochure: Flag,
  category: optional(WireCategory),
});

/** A feature in the list. Rule R-CAT-02. */
export const EtimFeatureItem = mapped(
  WireFeature,
  'ETIM feature',
  ({ feature_id, category, ...wire }): ListedFeature => ({
    id: feature_id,
    code: wire.code,
    label: wire.label,
    unit: wire.unit,
    postfix: wire.postfix,
    visible: wire.visible,
    filterable: wire.filterable,
    brochure: wire.brochure,
    category: category === null ? null : { id: category.id, name: category.name },
  }),
);
