import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Part, Parts } from '../shared/parts/part';
import { defineResource } from '../shared/resource';
import type { Drawing } from './drawing.rule';
import { hasOpenProposal, proposedNow, type PartProduct, type SpareItem } from './spare-item';
import { matchesOf, type Matches } from './spare-item.rule';
import { MAX_REFERENCE } from './spare-part.rule';

/** A page of a reference: a category with an exploded view. Its items are stored as parts of the reference. */
export interface Sheet {
  readonly id: Id;
  readonly label: string;
  readonly code: string;
  readonly icon: Id | null;
  /** Null without a drawing. */
  readonly drawing: Drawing | null;
}

/**
 * A machine of a supplier. Product, activation and items are editable; the other fields are shown after an interrupted
 * save.
 */
export const sparePartFields = {
  reference: { kind: 'line', most: MAX_REFERENCE, listed: true, sortable: true, searched: true, filter: 'contains' },
  /** Id at the supplier. */
  externalId: { kind: 'line', most: MAX_REFERENCE, listed: true, sortable: true, searched: true },
  isActive: { kind: 'flag', listed: true, sortable: true },
  /** Moment of the last request to the supplier; null before the first. */
  checkedAt: { ...custom<Instant | null>(null), listed: true },
  /** Null where the API does not send it. Rule R-SHR-60. */
  checkStatus: { ...custom<string | null>(null), listed: true },
  processStatus: { ...custom<string | null>(null), listed: true },
  /** Whole percentage; null without items or without drawings. */
  matchAvailability: { ...custom<number | null>(null), listed: true },
  matchQuantity: { ...custom<number | null>(null), listed: true },
  hasUpdates: { kind: 'flag', listed: true, filter: 'yesNo' },
  item: custom<PartProduct | null>(null),
  /** Moment of the import; null where the API does not send it. */
  createdAt: custom<Instant | null>(null),
  sheets: custom<readonly Sheet[]>([]),
  parts: custom<Parts<SpareItem>>([]),
} as const satisfies FieldTable;

export type SparePartRow = RowOf<typeof sparePartFields>;
export type SparePartDraft = DraftOf<typeof sparePartFields>;
export type SparePart = RecordOf<typeof sparePartFields>;
export type SparePartKind = KindOf<typeof sparePartFields>;

/**
 * The draft with the proposals of another draft: proposals belong to the supplier and are never a change by the user.
 */
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

export const spareParts = defineResource<SparePartKind>({
  ...valuesOf(sparePartFields),
  key: 'spare-parts',
  right: 'spareparts',
  strings: {
    one: 'spareParts.part',
    many: 'spareParts.parts',
    saved: 'spareParts.part.saved',
    notSaved: 'spareParts.part.notSaved',
  },
  // Items are validated where they are edited: an item without a name from the supplier must not block the others.
  rule: () => ({}),
  merging: {
    merge: (base, mine, stored) => merging.merge(withProposals(base, stored), withProposals(mine, stored), stored),
    resolve: merging.resolve,
  },
});

/** Items of a sheet, in order. */
export const itemsOf = (parts: Parts<SpareItem>, sheet: Id): Parts<SpareItem> =>
  parts.filter(({ value }) => value.sheet === sheet);

/** Number of items with open proposals. */
export const openIn = (parts: Parts<SpareItem>): number => parts.filter(({ value }) => hasOpenProposal(value)).length;

/** Number of boxes of an item; null when its sheet has no drawing. Rule R-SPA-12. */
export const drawnTimes = (drawing: Drawing | null, { key }: Pick<Part<SpareItem>, 'key'>): number | null =>
  drawing === null ? null : drawing.boxes.filter(({ item }) => item === key).length;

/** Match percentages of a reference. Rule R-SPA-12. */
export const matchPercentagesOf = ({ sheets, parts }: Pick<SparePartDraft, 'sheets' | 'parts'>): Matches | null => {
  const drawings = new Map(sheets.map(({ id, drawing }) => [id, drawing]));
  return matchesOf(
    parts.map((part) => ({
      quantity: part.value.quantity,
      isAvailable: part.value.isAvailable,
      drawn: drawnTimes(drawings.get(part.value.sheet) ?? null, part),
    })),
  );
};
