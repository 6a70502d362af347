import { makeStyles } from '@griffel/react';
import { useCallback, useRef, type ReactNode } from 'react';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import { faqTree, movedCategory } from '../../../domain/catalogue/faq-tree';
import type { Id } from '../../../domain/shared/id';
import { useText } from '../../shared/runtime/use-text';
import { MoveStatus } from '../../shared/sorting/move-status';
import { useListSorting, type ListSorting } from '../../shared/sorting/use-list-sorting';

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } });

interface SortedItemsProps {
  readonly label: string;
  readonly categories: readonly FaqCategoryRow[];
  readonly maySort: boolean;
  readonly onMove: (id: Id, place: number) => void;
  readonly item: (category: FaqCategoryRow, sorting: ListSorting | null) => ReactNode;
}

const SortedItems = ({ label, categories, maySort, onMove, item }: SortedItemsProps) => {
  const styles = useStyles();
  const list = useRef<HTMLOListElement>(null);
  const isSorted = maySort && categories.length > 1;
  const { said, ...sorting } = useListSorting({
    list,
    keys: categories.map(({ id }) => id),
    on: isSorted,
    nameOf: (place) => categories[place]?.name ?? '',
    onMove,
  });
  return (
    <>
      <ol ref={list} role="list" className={styles.list} aria-label={label}>
        {categories.map((category) => item(category, isSorted ? sorting : null))}
      </ol>
      <MoveStatus said={said} />
    </>
  );
};

interface FaqCategoriesProps {
  readonly rows: readonly FaqCategoryRow[];
  readonly maySort: boolean;
  /** Called with the new order of all categories. */
  readonly onOrder: (ids: readonly Id[]) => void;
  /** Renders a category; `below` are its subcategories. */
  readonly item: (category: FaqCategoryRow, sorting: ListSorting | null, below: ReactNode) => ReactNode;
}

/** The category tree, with subcategories below their main category; each level is sorted separately. Rule R-CAT-61. */
export const FaqCategories = ({ rows, maySort, onOrder, item }: FaqCategoriesProps) => {
  const text = useText();
  const move = useCallback(
    (id: Id, place: number) => {
      onOrder(movedCategory(rows, id, place));
    },
    [onOrder, rows],
  );
  const tree = faqTree(rows);
  return (
    <SortedItems
      label={text('catalogue.faq.list')}
      categories={tree.map(({ main }) => main)}
      maySort={maySort}
      onMove={move}
      item={(main, sorting) => {
        const below = tree.find((branch) => branch.main.id === main.id)?.below ?? [];
        return item(
          main,
          sorting,
          below.length === 0 ? null : (
            <SortedItems
              label={text('catalogue.faq.below', { name: main.name })}
              categories={below}
              maySort={maySort}
              onMove={move}
              item={(category, own) => item(category, own, null)}
            />
          ),
        );
      }}
    />
  );
};
