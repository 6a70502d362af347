import type { BlockChange } from './compare-blocks';

/** A row of the comparison: a changed block, a run of unchanged blocks, or the former place of a moved block. */
export type CompareRow =
  | { readonly kind: 'block'; readonly change: BlockChange }
  | { readonly kind: 'unchanged'; readonly changes: readonly BlockChange[] }
  | { readonly kind: 'movedFrom'; readonly change: BlockChange };

const isUntouched = ({ kind, moved }: BlockChange): boolean => kind === 'unchanged' && !moved;

/** Moved blocks by the guid of the unmoved block before their former place; null for the start. */
const formerPlaces = (blocks: readonly BlockChange[]): ReadonlyMap<string | null, readonly BlockChange[]> => {
  const places = new Map<string | null, BlockChange[]>();
  let stayed: string | null = null;
  for (const change of blocks.filter(({ from }) => from !== null).sort((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    if (change.moved) places.set(stayed, [...(places.get(stayed) ?? []), change]);
    else stayed = change.guid;
  }
  return places;
};

/** Rows of the block comparison from top to bottom. Rule R-CON-12. */
export const compareRows = (blocks: readonly BlockChange[]): readonly CompareRow[] => {
  const places = formerPlaces(blocks);
  const rows: CompareRow[] = [];
  const pushFormer = (behind: string | null): void => {
    rows.push(...(places.get(behind) ?? []).map((change): CompareRow => ({ kind: 'movedFrom', change })));
  };
  pushFormer(null);
  for (const change of blocks) {
    const last = rows.at(-1);
    if (!isUntouched(change)) rows.push({ kind: 'block', change });
    else if (last?.kind === 'unchanged')
      rows[rows.length - 1] = { kind: 'unchanged', changes: [...last.changes, change] };
    else rows.push({ kind: 'unchanged', changes: [change] });
    pushFormer(change.guid);
  }
  return rows;
};
