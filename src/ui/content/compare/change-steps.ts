import { useCallback, useRef, useState, type RefObject } from 'react';
import type { DisabledReason } from '../../shared/commands/command';
import { useAnnounceDisabledReason } from '../../shared/commands/command.bridge';
import { useKey } from '../../shared/focus/keys.bridge';

interface ChangeSteps {
  /** Ref of the element around all changes. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** Index of the current change; null before the first. */
  readonly at: number | null;
  readonly go: (by: 1 | -1) => void;
}

/**
 * Steps through the changes, cyclically: J and K move the focus, buttons keep it.
 * @param of identifies the comparison @param off why there are no changes; keep its identity
 */
export const useChangeSteps = (of: string, count: number, off: DisabledReason | null): ChangeSteps => {
  const announceReason = useAnnounceDisabledReason();
  const area = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ readonly of: string; readonly at: number } | null>(null);
  // After a restored change disappears, the next change takes its index.
  const at = gone === null || gone.of !== of || count === 0 ? null : Math.min(gone.at, count - 1);

  const step = useCallback(
    (by: 1 | -1, withFocus: boolean): void => {
      if (off !== null) {
        announceReason(off);
        return;
      }
      const next = at === null ? (by === 1 ? 0 : count - 1) : (at + by + count) % count;
      setGone({ of, at: next });
      const change = area.current?.querySelector<HTMLElement>(`[data-change="${String(next)}"]`) ?? null;
      if (withFocus) change?.focus({ preventScroll: true });
      change?.scrollIntoView({ block: 'nearest' });
    },
    [at, count, of, off, announceReason],
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
