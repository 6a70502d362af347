import { proposalsFrom, type Proposals } from '../../../src/domain/spare-parts/spare-item.rule';
import type { SuppliedSheet } from '../published/supplier-feed';
import type { ItemRow, SheetRow } from '../references/sheet-rows';

/** Result of matching a supplier's data with the items of a reference. */
export interface MatchedItems {
  readonly items: readonly { readonly stored: ItemRow; readonly proposals: Proposals }[];
  /** Items that the reference lacks, and items that the supplier lacks. */
  readonly unknown: number;
  readonly missing: number;
}

const keyOf = (code: string, number: string): string => `${code.toUpperCase()}\n${number.trim()}`;

/**
 * Matches items by sheet code (ignoring case) and number; duplicates in order. Items that the supplier lacks lose
 * their proposals. Rule R-SPA-40.
 */
export const matchSupplied = (
  sheets: readonly SheetRow[],
  items: readonly ItemRow[],
  supplied: readonly SuppliedSheet[],
): MatchedItems => {
  const waiting = new Map<string, Proposals[]>();
  for (const { code, items: own } of supplied) {
    for (const { number, fields } of own) {
      const key = keyOf(code, number);
      waiting.set(key, [...(waiting.get(key) ?? []), fields]);
    }
  }
  let missing = 0;
  const matched = sheets.flatMap(({ id, code }) =>
    items
      .filter(({ sheet_id }) => sheet_id === id)
      .map((stored) => {
        const fields = waiting.get(keyOf(code, stored.number))?.shift();
        if (fields === undefined) missing += 1;
        return { stored, proposals: proposalsFrom(stored, fields ?? {}, stored.rejected) };
      }),
  );
  return { items: matched, unknown: [...waiting.values()].reduce((sum, left) => sum + left.length, 0), missing };
};
