import { useEffect, useState } from 'react';
import { distinctUntilChanged, filter, fromEvent, map, merge, of, startWith, switchMap, timer } from 'rxjs';

/** Delay before a tooltip shows under the mouse or a finger, and before it hides after the mouse has left, in ms. */
const HOVER = 300;
const HOLD = 500;
const LEAVE = 250;

/** Overflow, in px, that is due to rounding and does not count as truncated text. */
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

/** The element that should get the tooltip, and the delay in ms. */
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

/** No tooltip for text that is fully visible, nor for the button of an open menu. */
const targetOf = (element: HTMLElement | null): TooltipTarget | null => {
  const words = element?.dataset['tooltip'] ?? '';
  if (element === null || words === '' || element.getAttribute('aria-expanded') === 'true') return null;
  return element.textContent.trim() === words.trim() && !isCut(element) ? null : { element, words };
};

interface Press {
  readonly element: HTMLElement | null;
  readonly place: string | null;
}

/** The position of the pointer; `null` if the event has none. */
const placeOf = (event: Event): string | null =>
  'clientX' in event && 'clientY' in event ? `${String(event.clientX)} ${String(event.clientY)}` : null;

/** Whether the pointer has not moved since the press: it is on the same element, or at the same position. */
const isStill = (pressed: Press, event: Event, element: HTMLElement | null): boolean =>
  (element !== null && element === pressed.element) || (pressed.place !== null && placeOf(event) === pressed.place);

/** Returns an event handler that yields the requested tooltip; `keep`: no change, `null`: ignore the event. */
const readEvents = () => {
  let isMoving = false;
  // A pressed element gets no tooltip until the mouse has left it, nor does an element that moves under a resting
  // mouse.
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
        // A touch on a disabled button has no other effect than showing the reason.
        return isTouch ? { element, delay: element?.getAttribute('aria-disabled') === 'true' ? 0 : HOLD } : NONE;
      case 'pointerover':
        if (isTouch || (pressed !== null && isStill(pressed, event, element))) return null;
        pressed = null;
        return isTooltip(event) ? 'keep' : { element, delay: element === null ? LEAVE : HOVER };
      case 'pointerup':
        // A finger lifted before the delay has passed cancels the tooltip.
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
 * The element that currently has the tooltip: hovered, focused by keyboard, or under a long press. Only elements with
 * `data-tooltip` qualify. @param first the event that requested the first tooltip
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
