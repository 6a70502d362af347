import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A row that is moved by keys: where it stood and where it stands. */
interface Lifted {
  readonly key: string;
  /** Another one every time. */
  readonly lift: string;
  readonly from: number;
  readonly place: number;
}

interface KeySorting {
  /** The row that is being moved. */
  readonly lifted: string | null;
  /** What is announced. */
  readonly said: string;
  /** Keys on the handle of a row. */
  readonly onKey: (event: KeyboardEvent, key: string, place: number, name: string) => void;
  readonly onBlur: () => void;
}

/** The words for what happened to a row; places count from 1. */
type Say = (
  what: 'lifted' | 'moved' | 'dropped' | 'back',
  values: { readonly name: string; readonly place: number; readonly count: number },
) => string;

/**
 * Sorts a list by keys, as `useSortable` does by pointer: Enter or Space on a handle (`[data-handle]` of a
 * `[data-key]`) picks up and drops, arrows, Home and End move, Escape puts back.
 * @param move is told what belongs together: the moves from picking up to dropping, and back; it and @param say keep
 * their identity
 */
export const useKeySorting = (
  list: RefObject<HTMLElement | null>,
  count: number,
  move: (key: string, place: number, lift: string) => void,
  say: Say,
): KeySorting => {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  /** The handle loses the focus for a moment when its row changes places. */
  const moving = useRef(false);
  useLayoutEffect(() => {
    if (lifted !== null)
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(lifted.key)}"] [data-handle]`)?.focus();
    moving.current = false;
  }, [lifted, list]);

  const onKey = useCallback(
    (event: KeyboardEvent, key: string, place: number, name: string): void => {
      const tell = (what: Parameters<Say>[0], at: number): void => {
        setSaid(say(what, { name, place: at + 1, count }));
      };
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (lifted?.key !== key) {
        if (!isPress) return;
        event.preventDefault();
        setLifted({ key, lift: crypto.randomUUID(), from: place, place });
        tell('lifted', place);
        return;
      }
      const to = new Map([
        ['ArrowUp', place - 1],
        ['ArrowDown', place + 1],
        ['Home', 0],
        ['End', count - 1],
      ]).get(event.key);
      if (to === undefined && !isPress && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (to !== undefined) {
        if (to < 0 || to >= count || to === place) return;
        moving.current = true;
        move(key, to, lifted.lift);
        setLifted({ ...lifted, place: to });
        tell('moved', to);
        return;
      }
      if (event.key === 'Escape' && lifted.from !== place) {
        moving.current = true;
        move(key, lifted.from, lifted.lift);
      }
      setLifted(null);
      tell(isPress ? 'dropped' : 'back', isPress ? place : lifted.from);
    },
    [count, lifted, move, say],
  );
  const onBlur = useCallback(() => {
    if (!moving.current) setLifted(null);
  }, []);
  return { lifted: lifted?.key ?? null, said, onKey, onBlur };
};
