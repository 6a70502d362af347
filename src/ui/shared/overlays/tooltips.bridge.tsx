import { useEffect, useState } from 'react';
import { filter, fromEvent, merge, take } from 'rxjs';
import { Loaded } from '../runtime/loadable';
import { tooltipHost } from './widgets';

const asksForTooltip = (event: Event): boolean =>
  event instanceof KeyboardEvent ||
  (event.target instanceof Element && event.target.closest('[data-tooltip]') !== null);

/** The tooltips, from the first event that asks for one after they have arrived. */
export const Tooltips = () => {
  const [first, setFirst] = useState<Event | null>(null);
  useEffect(() => {
    const asking = merge(
      ...['pointerover', 'pointerdown', 'keydown'].map((type) => fromEvent(document, type, { capture: true })),
    )
      .pipe(
        filter((event) => asksForTooltip(event) && typeof tooltipHost.peek() === 'function'),
        take(1),
      )
      .subscribe(setFirst);
    return () => {
      asking.unsubscribe();
    };
  }, []);
  return first !== null && <Loaded part={tooltipHost} props={{ first }} missing={() => null} />;
};
