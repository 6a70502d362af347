import { useCallback, useRef, useState, type RefObject } from 'react';
import { useKey } from '../../shared/focus/keys.bridge';

interface ChangeSteps {
  /** For the element around all changes. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** The change people went to, counted from 0; null before they went to one. */
  readonly at: number | null;
  readonly go: (by: 1 | -1) => void;
}

/**
 * Goes from change to change, round and round: J and K take the focus along, buttons keep it. @param of what is
 * compared; another begins anew
 */
export const useChangeSteps = (of: string, count: number): ChangeSteps => {
  const area = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ readonly of: string; readonly at: number } | null>(null);
  // What was taken back is no change any more: the next one has its number.
  const at = gone === null || gone.of !== of || count === 0 ? null : Math.min(gone.at, count - 1);

  const step = useCallback(
    (by: 1 | -1, withFocus: boolean): void => {
      if (count === 0) return;
      const next = at === null ? (by === 1 ? 0 : count - 1) : (at + by + count) % count;
      setGone({ of, at: next });
      const change = area.current?.querySelector<HTMLElement>(`[data-change="${String(next)}"]`) ?? null;
      if (withFocus) change?.focus({ preventScroll: true });
      change?.scrollIntoView({ block: 'nearest' });
    },
    [at, count, of],
  );

  useKey(
    'j',
    useCallback(() => {
      step(1, true);
    }, [step]),
  );
  useKey(
    'k',
    useCallback(() => {
      step(-1, true);
    }, [step]),
  );
  return {
    area,
    at,
    go: useCallback(
      (by) => {
        step(by, false);
      },
      [step],
    ),
  };
};
