import { money } from '../../../../domain/shared/money';

const PUMPS = [
  { code: 'WP-5000', label: 'Warmtepomp 5 kW', cents: 389_000 },
  { code: 'WP-8000', label: 'Warmtepomp 8 kW', cents: 492_000 },
  { code: 'WP-H400', label: 'Hybride warmtepomp 4 kW', cents: 274_500 },
];
const TAPS = Array.from({ length: 30 }, (_, size) => ({
  code: `KK-${size + 10}`,
  label: `Kogelkraan ${size + 10} mm`,
  cents: 890 + size * 35,
}));

/** Shop items with their gross prices. */
export const MEMORY_ITEMS = [...PUMPS, ...TAPS].map(({ code, label, cents }, place) => ({
  id: String(place + 1),
  label,
  code,
  grossPrice: money(cents),
  // Pumps are in assortment 1; taps are in none.
  assortments: place < PUMPS.length ? ['1'] : [],
}));
