import * as t from 'io-ts';
import type { FoundFeature } from '../../../application/catalogue/ports/etim-choices.port';
import type { EtimCategory, EtimCategoryKind } from '../../../domain/catalogue/etim-category';
import {
  etimCombinationTable,
  usedFeatures,
  type EtimCombinationKind,
} from '../../../domain/catalogue/etim-combination';
import type { EtimFeature, EtimFeatureKind, EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';
import { Numeral, Word } from '../shared/wire-fields';

const Text = defaulted(t.string, '');
/** A position after every category: the server moves larger positions to the end. */
const LAST = 999_999_999;

export const WireCategoryReference = t.type({ id: Id, name: t.string });
const WireFeatureReference = mapped(
  t.type({ id: Id, label: Text, code: t.string }),
  'feature reference',
  ({ id, label, code }): EtimFeatureReference => ({ id, label, code }),
);

export const WireFoundFeature = mapped(
  t.type({ id: Id, label: Text, code: t.string, unit: Text }),
  'feature found',
  ({ id, label, code, unit }): FoundFeature => ({ id, label, code, unit }),
);

const WireFeature = t.type({
  id: Id,
  code: t.string,
  label: Text,
  description: Text,
  information: Text,
  unit: Text,
  postfix: Text,
  color: optional(Word),
  visible: defaulted(Flag, false),
  filterable: defaulted(Flag, false),
  brochure: defaulted(Flag, false),
  category: optional(WireCategoryReference),
});

const Feature = mapped(WireFeature, 'ETIM feature', ({ color, category, ...wire }): EtimFeature => ({
  id: wire.id,
  code: wire.code,
  label: wire.label,
  description: wire.description,
  information: wire.information,
  unit: wire.unit,
  postfix: wire.postfix,
  color: color ?? '',
  visible: wire.visible,
  filterable: wire.filterable,
  brochure: wire.brochure,
  category: category && { id: category.id, name: category.name },
}));

/** ETIM features on the wire. */
export const etimFeatureCodec: ResourceCodec<EtimFeatureKind> = {
  endpoint: 'etim/feature',
  plural: 'features',
  singular: 'feature',
  row: Feature,
  detail: Feature,
  write: ({ label: _, category, ...draft }) => ({ ...draft, category: category?.id ?? '' }),
};

const Category = mapped(
  t.type({ id: Id, name: t.string, description: Text, sort_id: optional(Numeral), features: optional(Numeral) }),
  'ETIM category',
  ({ id, name, description, sort_id, features }): EtimCategory => ({
    id,
    name,
    description,
    position: sort_id,
    features,
  }),
);

/** ETIM categories on the wire. */
export const etimCategoryCodec: ResourceCodec<EtimCategoryKind> = {
  endpoint: 'etim/category',
  plural: 'categories',
  singular: 'category',
  row: Category,
  detail: Category,
  write: ({ name, description, position }, before) => ({
    name: name.trim(),
    description,
    // An unchanged position is not sent, so that it does not undo a sort by others.
    sort_id: position === before.position ? undefined : (position ?? LAST),
  }),
  wireNames: { position: 'sort_id' },
};

const notWritten = () => ({});

/** ETIM combinations on the wire; a save sends the whole record. */
export const etimCombinationCodec: ResourceCodec<EtimCombinationKind> = {
  ...tableCodec(etimCombinationTable, {
    endpoint: 'etim/combination',
    plural: 'combinations',
    singular: 'combination',
    byHand: {
      description: { value: Text },
      features: { value: defaulted(t.array(WireFeatureReference), []), write: notWritten },
      note: { value: optional(WireFeatureReference), write: notWritten },
    },
  }),
  write: (draft) => ({
    description: draft.description.trim(),
    unit: draft.unit.trim(),
    template: draft.template,
    features: usedFeatures(draft).map(({ id }) => id),
    note: draft.note?.id ?? '',
  }),
};
