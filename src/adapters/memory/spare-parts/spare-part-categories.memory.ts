import { sparePartCategories, type SparePartCategory } from '../../../domain/spare-parts/spare-part-category';
import { plainMemory } from '../shared/plain.memory';

/** Label, code and icon. */
const SEED: readonly (readonly [label: string, code: string, icon: string])[] = [
  ['Brander', 'BRANDER', '1'],
  ['Hydraulisch blok', 'HYDRO', '2'],
  ['Gasblok', 'GAS', '3'],
  ['Mantel', 'MANTEL', ''],
];

/** Categories of spare parts in memory. */
export const sparePartCategoriesMemory = plainMemory(sparePartCategories, {
  seed: SEED.map(([label, codeToMatch, iconId], place): SparePartCategory => ({
    id: String(place + 1),
    label,
    codeToMatch,
    iconId,
  })),
  unique: [{ fields: ['codeToMatch'], code: 'DUPLICATE', ignoresCase: true }],
});
