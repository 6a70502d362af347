import type { EtimCombination } from '../../../domain/catalogue/etim-combination';
import type { EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import { codesOf } from '../../../domain/catalogue/etim-template.rule';
import { ETIM_FEATURES } from './etim.seed';

const references: ReadonlyMap<string, EtimFeatureReference> = new Map(
  ETIM_FEATURES.map(({ id, label, code }) => [code, { id, label, code }]),
);

/** Description, unit, template and the code of the note. */
const COMBINATIONS = [
  ['Afmetingen', 'mm', '%EF000008% × %EF000040% × %EF000049% mm', null],
  ['Geluid buitenunit', 'dB(A)', '%EF010514% dB(A), %EF017733% dB(A) in de nacht', 'EF012205'],
  ['Koudemiddel met vulling', 'kg', '%EF008833%, %EF021506% kg', null],
  ['Rendement in twee klimaten', '', 'SCOP %EF015124% bij 35 °C, %EF015126% bij 55 °C', 'EF012690'],
  ['Vermogen bij aanvoertemperatuur', 'kW', '%EF009346% kW bij %EF009870% °C, klasse %EF012690%', 'EF010514'],
] as const;

/** Sorted by id. */
export const ETIM_COMBINATIONS: readonly EtimCombination[] = COMBINATIONS.map(
  ([description, unit, template, note], place) => ({
    id: String(place + 1),
    description,
    unit,
    template,
    features: [...new Set(codesOf(template))].flatMap((code) => references.get(code) ?? []),
    note: note === null ? null : (references.get(note) ?? null),
  }),
);

const LONG =
  'Alleen toepassen in gesloten installaties met behandeld water; boven 20% glycol het debiet opnieuw berekenen';

/** Code and label of a product, then its values by feature code. */
const PRODUCTS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ...[5, 8, 11, 16].map(
    (power) =>
      [
        `ZM-WP-${String(power).padStart(2, '0')}`,
        `Warmtepomp ${String(power)} kW`,
        {
          EF009346: String(power),
          EF009870: power > 8 ? '55' : '35',
          EF015124: '4,62',
          EF015126: '3,4',
          EF012690: power > 11 ? '' : 'A+++',
          EF010514: power > 11 ? LONG : '54',
          EF017733: '46',
          EF008833: 'R290',
          EF021506: '0,9',
          EF012205: 'ja',
        },
      ] as const,
  ),
  ['ZM-HY-04', 'Hybride warmtepomp 4 kW', { EF009346: '4', EF009870: '', EF012690: 'A++', EF010514: '58' }],
  ['ZM-HY-06', 'Hybride warmtepomp 6 kW', { EF009346: '6', EF009870: '', EF012690: 'A++', EF010514: '59' }],
  ['ZM-DR-90', 'Doucheruit 90 cm', { EF000008: '900', EF000040: '2000', EF000049: '8' }],
];

/** Products with their values. */
export const PROOF_PRODUCTS = PRODUCTS.map(([code, label, values], place) => ({
  id: String(place + 1),
  code,
  label,
  values: new Map(Object.entries(values)),
}));
