import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flatSorting } from '../../../domain/shared/sorting/sorting';
import { useSortable } from './sortable.bridge';
import { useLiftFocus, useSorting } from './sorting.bridge';

/** Event handlers of the handle (`data-handle`) of an item (`data-key`). */
export interface HandleEvents {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Sort state for the component that renders the items. */
export interface ListSorting {
  /** Key of the item lifted by keyboard. */
  readonly lifted: string | null;
  /** Keeps its identity. */
  readonly handle: HandleEvents;
}

interface SortedList {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** Sorting is enabled. */
  readonly on: boolean;
  readonly nameOf: (place: number) => string;
  /** Keep its identity. @param gesture shared by all steps of a keyboard lift; absent for a drag */
  readonly onMove: (key: string, place: number, gesture?: string) => void;
}

/** Sorts a flat list by pointer and keyboard; each keyboard step moves at once. */
export const useListSorting = ({ list, keys, on, nameOf, onMove }: SortedList) => {
  useSortable(list, on, onMove);
  const sort = useSorting<string, number>({
    geometry: flatSorting(on ? keys : []),
    nameOf: (key) => nameOf(keys.indexOf(key)),
    describe: (_, at) => ({ where: 'list', parent: '', place: at + 1, count: keys.length }),
    onMove: ({ item, gesture }, to) => {
      onMove(item, to, gesture);
    },
  });
  useLiftFocus(sort, (key) => {
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-handle]`)?.focus();
  });
  const { press, leave, lifted, said } = sort;
  const handle = useMemo(
    (): HandleEvents => ({
      onKeyDown: (event) => {
        press(event, event.currentTarget.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? '');
      },
      onBlur: leave,
    }),
    [leave, press],
  );
  return { lifted, said, handle };
};
