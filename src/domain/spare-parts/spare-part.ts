import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource } from '../shared/resource';
import type { CheckStatus, ProcessStatus } from './spare-part.rule';

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
  readonly checkStatus: CheckStatus | null;
  readonly processStatus: ProcessStatus | null;
  /** Whole percent; null without items, or where nothing is drawn. */
  readonly matchAvailability: number | null;
  readonly matchQuantity: number | null;
  readonly hasUpdates: boolean;
}

/** The product that it is. */
export interface PartProduct {
  readonly id: Id;
  readonly code: string;
  readonly label: string;
}

export type SparePartDraft = {
  readonly isActive: boolean;
  readonly item: PartProduct | null;
};

export type SparePart = SparePartRow & SparePartDraft;

export type SparePartFilter = {
  readonly reference: string;
  readonly hasUpdates: boolean | null;
};

export const spareParts = defineResource<SparePartRow, SparePart, SparePartDraft, SparePartFilter>({
  key: 'spare-parts',
  right: 'spareparts',
  strings: { one: 'spareParts.part', many: 'spareParts.parts' },
  sortable: ['reference', 'externalId', 'isActive'],
  noFilter: { reference: '', hasUpdates: null },
  blank: { isActive: false, item: null },
  rule: () => ({}),
});
