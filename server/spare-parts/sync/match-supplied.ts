import { proposalsFrom, type Proposals } from '../../../src/domain/spare-parts/spare-item.rule';
import type { SuppliedSheet } from '../published/supplier-feed';
import type { ItemRow, SheetRow } from '../references/sheet-rows';

/** What a supplier's data mean for the items of a reference. */
export interface Matched {
  readonly items: readonly { readonly stored: ItemRow; readonly proposals: Proposals }[];
  /** Items that the reference does not have, and items that the supplier does not have. */
  readonly unknown: number;
  readonly missing: number;
}

const keyOf = (code: string, number: string): string => `${code.toUpperCase()}\n${number.trim()}`;

/**
 * Finds items by the code of their sheet, whatever its case, and their number; those that share both in their order.
 * An item that the supplier does not have keeps no proposal. Rule R-SPA-40.
 */
export const matchSupplied = (
  sheets: readonly SheetRow[],
  items: readonly ItemRow[],
  supplied: readonly SuppliedSheet[],
): Matched => {
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
