import * as t from 'io-ts';
import type { FoundFeature } from '../../../application/catalogue/ports/etim-choices.port';
import { etimCategoryFields } from '../../../domain/catalogue/etim-category.rule';
import {
  etimCombinationTable,
  usedFeatures,
  type EtimCombinationKind,
} from '../../../domain/catalogue/etim-combination';
import { etimFeatureTable, type EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Id, mapped, optional } from '../shared/wire';
import { Numeral } from '../shared/wire-fields';

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

const notWritten = () => ({});

/** ETIM features on the wire. */
export const etimFeatureCodec = tableCodec(etimFeatureTable, {
  endpoint: 'etim/feature',
  plural: 'features',
  singular: 'feature',
  byHand: {
    label: { write: notWritten },
    category: {
      value: mapped(
        optional(WireCategoryReference),
        'category',
        (category) => category && { id: category.id, name: category.name },
      ),
      write: (category) => ({ category: category?.id ?? '' }),
    },
  },
});

/** ETIM categories on the wire. */
export const etimCategoryCodec = tableCodec(etimCategoryFields, {
  endpoint: 'etim/category',
  plural: 'categories',
  singular: 'category',
  wireNames: { position: 'sort_id' },
  byHand: {
    position: {
      value: optional(Numeral),
      // An unchanged position is not sent, so that it does not undo a sort by others.
      write: (position, before) => ({ sort_id: position === before ? undefined : (position ?? LAST) }),
    },
    features: { value: optional(Numeral) },
  },
});

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
