import type { Parts } from '../../../domain/shared/parts/part';
import { parseUtc } from '../../../domain/shared/instant';
import { decisionOf, type SpareItem } from '../../../domain/spare-parts/spare-item';
import { UPDATE_FIELDS } from '../../../domain/spare-parts/spare-item.rule';
import {
  matchPercentagesOf,
  openIn,
  spareParts,
  type SparePart,
  type SparePartKind,
} from '../../../domain/spare-parts/spare-part';
import { MEMORY_ITEMS } from '../content/published/memory-items';
import { plainInParts } from '../shared/record-parts.memory';
import { memorySheets } from './spare-sheets.memory';

const MACHINES = ['SV-HR24', 'SV-HR28', 'SV-HR35', 'SV-WP08', 'SV-WP12', 'SV-VENT3'] as const;
const CHECKED = parseUtc('2026-11-24 05:10:00') ?? 0;
const CREATED = parseUtc('2026-11-02 08:00:00');
const HOUR = 3_600_000;
/** Number of sheets of most references. */
const SHEETS = 2;
/** The reference with many proposals. */
const REVIEWED = 'SV-HR28-2019';

/** Computes the list columns from the items. */
const counted = (part: SparePart): SparePart => {
  const matches = matchPercentagesOf(part);
  const hasUpdates = openIn(part.parts) > 0;
  return {
    ...part,
    matchAvailability: matches?.availability ?? null,
    matchQuantity: matches?.quantity ?? null,
    hasUpdates,
    checkStatus: hasUpdates || matches === null ? 'UNCHECKED' : 'CHECKED',
  };
};

/** Some references were not processed, some failed, all others have sheets and proposals. */
const SEED: readonly SparePart[] = Array.from({ length: 36 }, (_, place): SparePart => {
  const reference = `${MACHINES[place % MACHINES.length] ?? ''}-${String(2014 + Math.floor(place / MACHINES.length))}`;
  const isReviewed = reference === REVIEWED;
  const state =
    isReviewed || (place % 12 !== 7 && place % 12 !== 10)
      ? 'PROCESSED'
      : place % 12 === 7
        ? 'UNPROCESSED'
        : 'PROCESS_FAILED';
  const isRead = state === 'PROCESSED';
  const proposed = isReviewed ? 12 : place % 4 === 1 ? 2 : 0;
  return counted({
    ...spareParts.blank,
    id: String(place + 1),
    reference,
    externalId: `NZT-${String(40_000 + place * 7)}`,
    isActive: isRead && place % 3 !== 2,
    checkedAt: state === 'UNPROCESSED' ? null : CHECKED - place * HOUR,
    processStatus: state,
    createdAt: CREATED,
    item: place % 3 === 0 ? { id: '1', code: 'ZM-WP-08', label: 'Warmtepomp 8 kW' } : null,
    ...(isRead && memorySheets(place * 3, isReviewed ? 3 : SHEETS, proposed)),
  });
});

/** An item to store: decided proposals are removed. Rule R-SPA-10. */
const asStored = (item: SpareItem): SpareItem => ({
  ...item,
  proposals: Object.fromEntries(
    UPDATE_FIELDS.flatMap((field) => {
      const proposed = item.proposals[field];
      return proposed !== undefined && decisionOf(item, field) === 'open' ? [[field, proposed] as const] : [];
    }),
  ),
  rejected: {},
});

/** The items with their products: the chosen one, else the one with the code. Rule R-SPA-23. */
const withProducts = (parts: Parts<SpareItem>, before: Parts<SpareItem>): Parts<SpareItem> => {
  const known = new Map(before.map(({ key, value }) => [key, value]));
  return parts.map((part) => {
    const [item, old] = [asStored(part.value), known.get(part.key)];
    if (old === undefined || old.code === item.code || old.product?.id !== item.product?.id)
      return { ...part, value: item };
    const found = MEMORY_ITEMS.find(({ code }) => code === item.code);
    const product = found === undefined ? item.product : { id: found.id, code: found.code, label: found.label };
    return { ...part, value: { ...item, product, isAvailable: product !== null } };
  });
};

/** References of spare parts in memory, and their items. */
export const sparePartsMemory = plainInParts<SpareItem, SparePartKind>(spareParts, {
  seed: SEED,
  complete: (draft, before, id) =>
    counted({ ...draft, id, parts: withProducts(draft.parts, before?.parts ?? draft.parts) }),
});
