import { parseUtc } from '../../../domain/shared/instant';
import { spareParts, type SparePart } from '../../../domain/spare-parts/spare-part';
import { plainMemory } from '../shared/plain.memory';

const MACHINES = ['SV-HR24', 'SV-HR28', 'SV-HR35', 'SV-WP08', 'SV-WP12', 'SV-VENT3'] as const;
const CHECKED = parseUtc('2026-11-24 05:10:00') ?? 0;
const HOUR = 3_600_000;

/** Some not read yet, some that could not be, and the others with matches and proposals. */
const SEED: readonly SparePart[] = Array.from({ length: 36 }, (_, place): SparePart => {
  const state = place % 12 === 7 ? 'UNPROCESSED' : place % 12 === 10 ? 'PROCESS_FAILED' : 'PROCESSED';
  const isRead = state === 'PROCESSED';
  const hasUpdates = isRead && place % 4 === 1;
  return {
    id: String(place + 1),
    reference: `${MACHINES[place % MACHINES.length] ?? ''}-${String(2014 + Math.floor(place / MACHINES.length))}`,
    externalId: `NZT-${String(40_000 + place * 7)}`,
    isActive: isRead && place % 3 !== 2,
    checkedAt: state === 'UNPROCESSED' ? null : CHECKED - place * HOUR,
    checkStatus: hasUpdates || !isRead ? 'UNCHECKED' : 'CHECKED',
    processStatus: state,
    matchAvailability: isRead ? 100 - (place % 5) * 9 : null,
    matchQuantity: isRead ? 100 - (place % 3) * 14 : null,
    hasUpdates,
    item: place % 3 === 0 ? { id: '1', code: 'ZM-WP-08', label: 'Warmtepomp 8 kW' } : null,
  };
});

/** As a supplier names it first. */
const UNREAD: SparePart = {
  ...spareParts.blank,
  id: '',
  reference: '',
  externalId: '',
  checkedAt: null,
  checkStatus: 'UNCHECKED',
  processStatus: 'UNPROCESSED',
  matchAvailability: null,
  matchQuantity: null,
  hasUpdates: false,
};

/** References of spare parts in memory. */
export const sparePartsMemory = plainMemory(spareParts, {
  seed: SEED,
  reading: { text: ({ reference, externalId }) => `${reference} ${externalId}`, first: ({ reference }) => reference },
  complete: (draft, before, id) => ({ ...(before ?? UNREAD), ...draft, id }),
});
