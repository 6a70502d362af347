import type { Id } from '../shared/id';
import { movedOrder } from './positions.rule';

interface Placed {
  readonly id: Id;
  readonly parent: Id | null;
}

/** A main category with its subcategories. */
export interface FaqBranch<Row> {
  readonly main: Row;
  readonly below: readonly Row[];
}

/**
 * Groups categories: each main category with its subcategories, in order. A subcategory with an unknown parent is shown
 * as a main category. Rule R-CAT-61.
 */
export const faqTree = <Row extends Placed>(rows: readonly Row[]): readonly FaqBranch<Row>[] => {
  const known = new Set(rows.flatMap(({ id, parent }) => (parent === null ? [id] : [])));
  return rows
    .filter(({ parent }) => parent === null || !known.has(parent))
    .map((main) => ({ main, below: rows.filter(({ parent }) => parent === main.id) }));
};

/**
 * Category order after a move among siblings; subcategories move with their main category. Rule R-CAT-61. @param place
 * 0-based
 */
export const movedCategory = <Row extends Placed>(rows: readonly Row[], id: Id, place: number): readonly Id[] => {
  const tree = faqTree(rows);
  const belowOf = ({ below }: FaqBranch<Row>): readonly Id[] => {
    const ids = below.map((row) => row.id);
    return ids.includes(id) ? movedOrder(ids, id, place + 1) : ids;
  };
  const mains = tree.map(({ main }) => main.id);
  const order = mains.includes(id) ? movedOrder(mains, id, place + 1) : mains;
  return order.flatMap((main) =>
    tree.filter((branch) => branch.main.id === main).flatMap((branch) => [main, ...belowOf(branch)]),
  );
};
