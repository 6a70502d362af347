import type { Proposals } from '../../../src/domain/spare-parts/spare-item.rule';

/** An item of a sheet, identified by its number. */
export interface SuppliedItem {
  readonly number: string;
  /** Values that satisfy rule R-SPA-11; fields that the supplier does not send are left out. */
  readonly fields: Proposals;
}

export interface SuppliedSheet {
  readonly code: string;
  readonly items: readonly SuppliedItem[];
}

/** Reasons why a supplier's data are unavailable, as logged. */
export const SUPPLIER_FAILURES = {
  'timeout': 'The supplier did not answer in time',
  'unreachable': 'The supplier cannot be reached',
  'refused': 'The supplier refused to answer',
  'not-found': 'The supplier does not know the reference',
  'empty': 'The supplier has no parts of the reference',
  'malformed': 'The answer of the supplier cannot be read',
  'too-large': 'The answer of the supplier is too large',
} as const;
export type SupplierFailure = keyof typeof SUPPLIER_FAILURES;

/** At least one sheet with an item, or a failure. */
export type SupplierAnswer =
  | { readonly kind: 'read'; readonly sheets: readonly SuppliedSheet[] }
  | { readonly kind: 'failed'; readonly failure: SupplierFailure };

export const failedAnswer = (failure: SupplierFailure): SupplierAnswer => ({ kind: 'failed', failure });

/** The answer of a supplier; without a single item in its sheets it counts as failed. */
export const readAnswer = (sheets: readonly SuppliedSheet[]): SupplierAnswer =>
  sheets.some(({ items }) => items.length > 0) ? { kind: 'read', sheets } : failedAnswer('empty');

/** The suppliers' current data of references. */
export interface SupplierFeed {
  /** Rejects only for defects; a failure of the supplier is an answer. */
  readonly read: (reference: string, externalId: string) => Promise<SupplierAnswer>;
}
