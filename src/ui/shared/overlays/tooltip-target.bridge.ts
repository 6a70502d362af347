import { useEffect, useState } from 'react';
import { distinctUntilChanged, filter, fromEvent, map, merge, of, startWith, switchMap, timer } from 'rxjs';

/** Milliseconds before a tooltip shows under the mouse or a finger, and hides after the mouse has left. */
const HOVER = 300;
const HOLD = 500;
const LEAVE = 250;

/** Pixels by which text may be higher than its box without being cut off. */
const ROUNDING = 2;

const EVENTS = [
  'pointerover',
  'pointerout',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'keydown',
] as const;
const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

export interface TooltipTarget {
  readonly element: HTMLElement;
  readonly words: string;
}

/** Which element shall have the tooltip, after so many milliseconds. */
interface Wish {
  readonly element: HTMLElement | null;
  readonly delay: number;
}

const NONE: Wish = { element: null, delay: 0 };

const elementAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

const isTooltip = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + ROUNDING;

/** Text that can be read in full needs no tooltip, nor does the button of an open menu. */
const targetOf = (element: HTMLElement | null): TooltipTarget | null => {
  const words = element?.dataset['tooltip'] ?? '';
  if (element === null || words === '' || element.getAttribute('aria-expanded') === 'true') return null;
  return element.textContent.trim() === words.trim() && !isCut(element) ? null : { element, words };
};

interface Press {
  readonly element: HTMLElement | null;
  readonly place: string | null;
}

/** Where the mouse is; null where the event does not tell. */
const placeOf = (event: Event): string | null =>
  'clientX' in event && 'clientY' in event ? `${String(event.clientX)} ${String(event.clientY)}` : null;

/** Whether the mouse is where it pressed: on the same element, or on what moved under it. */
const isStill = (pressed: Press, event: Event, element: HTMLElement | null): boolean =>
  (element !== null && element === pressed.element) || (pressed.place !== null && placeOf(event) === pressed.place);

/** A reader of events that tells what they ask for; null: nothing new. */
const readEvents = () => {
  let isMoving = false;
  // What was pressed has no tooltip until the mouse has left it, nor has what comes under a mouse that rests.
  let pressed: Press | null = null;
  return (event: Event): Wish | 'keep' | null => {
    if (event instanceof KeyboardEvent) {
      isMoving = MOVES.has(event.key);
      return NONE;
    }
    const element = elementAt(event);
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    switch (event.type) {
      case 'focusin':
        return isMoving ? { element, delay: 0 } : null;
      case 'pointerdown':
        isMoving = false;
        pressed = isTouch ? null : { element, place: placeOf(event) };
        // A button that is off does nothing else than tell why.
        return isTouch ? { element, delay: element?.getAttribute('aria-disabled') === 'true' ? 0 : HOLD } : NONE;
      case 'pointerover':
        if (isTouch || (pressed !== null && isStill(pressed, event, element))) return null;
        pressed = null;
        return isTooltip(event) ? 'keep' : { element, delay: element === null ? LEAVE : HOVER };
      case 'pointerup':
        // A finger that leaves before its tooltip shows gets none.
        return isTouch ? 'keep' : null;
      case 'pointerout':
        return 'relatedTarget' in event && event.relatedTarget === null && !isTouch
          ? { element: null, delay: LEAVE }
          : null;
      default:
        return NONE;
    }
  };
};

/**
 * The element that has the tooltip: under the mouse, reached by keys, or under a finger that stays; of all that have
 * `data-tooltip`. @param first the event that asked for the first tooltip
 */
export const useTooltipTarget = (first: Event): TooltipTarget | null => {
  const [target, setTarget] = useState<TooltipTarget | null>(null);
  useEffect(() => {
    let shown = NONE;
    const read = readEvents();
    const showing = merge(...EVENTS.map((type) => fromEvent(document, type, { capture: true, passive: true })))
      .pipe(
        startWith(first),
        map(read),
        filter((wish) => wish !== null),
        map((wish) => (wish === 'keep' ? shown : wish)),
        distinctUntilChanged((one, other) => one.element === other.element && other.delay !== 0),
        switchMap((wish) => (wish.delay === 0 ? of(wish) : timer(wish.delay).pipe(map(() => wish)))),
      )
      .subscribe((wish) => {
        shown = wish;
        setTarget(targetOf(wish.element));
      });
    return () => {
      showing.unsubscribe();
    };
  }, [first]);
  return target;
};
