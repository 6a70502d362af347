import { useEffect, useState } from 'react';
import { Loaded } from '../runtime/loadable';
import { tooltipHost } from './widgets';

const asksForTooltip = (event: Event): boolean =>
  event instanceof KeyboardEvent ||
  (event.target instanceof Element && event.target.closest('[data-tooltip]') !== null);

const ASKING = ['pointerover', 'pointerdown', 'keydown'] as const;

/** The tooltips, starting with the first event after their chunk has loaded. */
export const Tooltips = () => {
  const [first, setFirst] = useState<Event | null>(null);
  useEffect(() => {
    const ask = (event: Event): void => {
      if (!asksForTooltip(event) || typeof tooltipHost.peek() !== 'function') return;
      stop();
      setFirst(event);
      // A press while the chunk loads cancels the earlier request.
      document.addEventListener('pointerdown', setFirst, { capture: true, once: true });
    };
    const stop = (): void => {
      for (const type of ASKING) document.removeEventListener(type, ask, { capture: true });
    };
    for (const type of ASKING) document.addEventListener(type, ask, { capture: true });
    return () => {
      stop();
      document.removeEventListener('pointerdown', setFirst, { capture: true });
    };
  }, []);
  return first !== null && <Loaded part={tooltipHost} props={{ first }} missing={() => null} />;
};
