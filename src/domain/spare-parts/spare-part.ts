import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Part, Parts } from '../shared/parts/part';
import { defineResource, type Kind } from '../shared/resource';
import type { Drawing } from './drawing.rule';
import { hasOpen, proposedNow, type PartProduct, type SpareItem } from './spare-item';
import { matchesOf, type Matches } from './spare-item.rule';

/** A page of a reference: a category with its exploded view. Its items are parts of the reference. */
export interface Sheet {
  readonly id: Id;
  readonly label: string;
  readonly code: string;
  readonly icon: Id | null;
  /** Null before there is one. */
  readonly drawing: Drawing | null;
}

/** A machine of a supplier whose parts are known, as the list shows it. */
export interface SparePartRow {
  readonly id: Id;
  readonly reference: string;
  /** What the supplier calls it. */
  readonly externalId: string;
  readonly isActive: boolean;
  /** When the supplier was asked last; null before. */
  readonly checkedAt: Instant | null;
  /** Null where the API does not tell it. */
  /** Rule R-SHR-60. */
  readonly checkStatus: string | null;
  readonly processStatus: string | null;
  /** Whole percent; null without items, or where nothing is drawn. */
  readonly matchAvailability: number | null;
  readonly matchQuantity: number | null;
  readonly hasUpdates: boolean;
}

/** Product, activation and items are edited. The rest comes along, so that a save in the middle can be shown. */
export type SparePartDraft = Omit<SparePartRow, 'id'> & {
  readonly item: PartProduct | null;
  /** When the reference came in; null where the API does not tell it. */
  readonly createdAt: Instant | null;
  readonly sheets: readonly Sheet[];
  readonly parts: Parts<SpareItem>;
};

export type SparePart = SparePartDraft & { readonly id: Id };

export type SparePartFilter = {
  readonly reference: string;
  readonly hasUpdates: boolean | null;
};

/** A draft with what is proposed for its items in another one: proposals are the supplier's, and nobody's change. */
const withProposals = (draft: SparePartDraft, from: SparePartDraft): SparePartDraft => {
  const stored = new Map(from.parts.map(({ key, value }) => [key, value]));
  return {
    ...draft,
    parts: draft.parts.map((part) => {
      const now = stored.get(part.key);
      return now === undefined
        ? part
        : {
            ...part,
            value: proposedNow(now, part.value),
            ...(part.sent !== undefined && { sent: proposedNow(now, part.sent) }),
          };
    }),
  };
};

const merging = partsMerging<SpareItem, SparePartDraft>([['product', 'isAvailable']]);

export interface SparePartKind extends Kind {
  row: SparePartRow;
  detail: SparePart;
  draft: SparePartDraft;
  filter: SparePartFilter;
}

export const spareParts = defineResource<SparePartKind>({
  key: 'spare-parts',
  right: 'spareparts',
  strings: { one: 'spareParts.part', many: 'spareParts.parts', notSaved: 'spareParts.part.notSaved' },
  sortable: ['reference', 'externalId', 'isActive'],
  noFilter: { reference: '', hasUpdates: null },
  blank: {
    reference: '',
    externalId: '',
    isActive: false,
    checkedAt: null,
    checkStatus: null,
    processStatus: null,
    matchAvailability: null,
    matchQuantity: null,
    hasUpdates: false,
    item: null,
    createdAt: null,
    sheets: [],
    parts: [],
  },
  // An item is checked where it is typed: one that a supplier left without a name must not hold up the others.
  rule: () => ({}),
  merging: {
    merge: (base, mine, stored) => merging.merge(withProposals(base, stored), withProposals(mine, stored), stored),
    resolve: merging.resolve,
  },
});

/** The items of a sheet, in their order. */
export const itemsOf = (parts: Parts<SpareItem>, sheet: Id): Parts<SpareItem> =>
  parts.filter(({ value }) => value.sheet === sheet);

/** How many items have proposals that nobody has decided. */
export const openIn = (parts: Parts<SpareItem>): number => parts.filter(({ value }) => hasOpen(value)).length;

/** Counts how often an item is drawn; null where its sheet has no drawing. Rule R-SPA-12. */
export const drawnTimes = (drawing: Drawing | null, { key }: Pick<Part<SpareItem>, 'key'>): number | null =>
  drawing === null ? null : drawing.boxes.filter(({ item }) => item === key).length;

/** The matches of a reference. Rule R-SPA-12. */
export const matchesIn = ({ sheets, parts }: Pick<SparePartDraft, 'sheets' | 'parts'>): Matches | null => {
  const drawings = new Map(sheets.map(({ id, drawing }) => [id, drawing]));
  return matchesOf(
    parts.map((part) => ({
      quantity: part.value.quantity,
      isAvailable: part.value.isAvailable,
      drawn: drawnTimes(drawings.get(part.value.sheet) ?? null, part),
    })),
  );
};
