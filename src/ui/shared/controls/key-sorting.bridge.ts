import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/** A row being moved by keys: original and current position. */
interface Lifted {
  readonly key: string;
  /** Unique per drag. */
  readonly lift: string;
  readonly from: number;
  readonly place: number;
}

interface KeySorting {
  readonly lifted: string | null;
  /** Text for the live region. */
  readonly said: ReactNode;
  /** Key handler for a row's handle. */
  readonly onKey: (event: KeyboardEvent, key: string, place: number, name: string) => void;
  readonly onBlur: () => void;
}

/** Builds the announcement; positions count from 1. */
type Say = (
  what: 'lifted' | 'moved' | 'dropped' | 'back',
  values: { readonly name: string; readonly place: number; readonly count: number },
) => ReactNode;

/**
 * Sorts a list by keyboard: Enter or Space on a handle (`[data-handle]` of a `[data-key]`) picks up and drops, arrows,
 * Home and End move, Escape cancels.
 * @param move gets the id of the drag; keep the identity of it and
 * @param say
 */
export const useKeySorting = (
  list: RefObject<HTMLElement | null>,
  count: number,
  move: (key: string, place: number, lift: string) => void,
  say: Say,
): KeySorting => {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState<ReactNode>('');
  /** A handle loses the focus briefly while its row moves. */
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
