import { makeResetStyles, makeStyles } from '@griffel/react';
import { useCallback, useRef, type ReactNode } from 'react';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import { faqTree, movedCategory } from '../../../domain/catalogue/faq-tree';
import type { Id } from '../../../domain/shared/id';
import { useKeySorting } from '../../shared/controls/key-sorting.bridge';
import { useSortable } from '../../shared/controls/sortable.bridge';
import { useText } from '../../shared/runtime/use-text';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import type { RowSorting } from './faq-question-row';
import { useSortWords } from './use-sort-words';

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } });
const useHidden = makeResetStyles(visuallyHidden);

interface SortedItemsProps {
  readonly label: string;
  readonly categories: readonly FaqCategoryRow[];
  readonly maySort: boolean;
  readonly onMove: (id: Id, place: number) => void;
  readonly item: (category: FaqCategoryRow, place: number, sorting: RowSorting | null) => ReactNode;
}

const SortedItems = ({ label, categories, maySort, onMove, item }: SortedItemsProps) => {
  const [styles, hidden] = [useStyles(), useHidden()];
  const list = useRef<HTMLOListElement>(null);
  const isSorted = maySort && categories.length > 1;
  useSortable(list, isSorted, onMove);
  const { said, ...sorting } = useKeySorting(list, categories.length, onMove, useSortWords());
  return (
    <>
      <ol ref={list} role="list" className={styles.list} aria-label={label}>
        {categories.map((category, place) => item(category, place, isSorted ? sorting : null))}
      </ol>
      <div className={hidden} aria-live="assertive">
        {said}
      </div>
    </>
  );
};

interface FaqCategoriesProps {
  readonly rows: readonly FaqCategoryRow[];
  readonly maySort: boolean;
  /** Hears the new order of all categories. */
  readonly onOrder: (ids: readonly Id[]) => void;
  /** One category; `below` are its subcategories. */
  readonly item: (category: FaqCategoryRow, place: number, sorting: RowSorting | null, below: ReactNode) => ReactNode;
}

/** The categories, subcategories below their main category, each level sorted by itself. Rule R-CAT-61. */
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
      item={(main, place, sorting) => {
        const below = tree.find((branch) => branch.main.id === main.id)?.below ?? [];
        return item(
          main,
          place,
          sorting,
          below.length === 0 ? null : (
            <SortedItems
              label={text('catalogue.faq.below', { name: main.name })}
              categories={below}
              maySort={maySort}
              onMove={move}
              item={(category, at, own) => item(category, at, own, null)}
            />
          ),
        );
      }}
    />
  );
};
