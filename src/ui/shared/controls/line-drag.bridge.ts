import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { useLatest } from '../runtime/latest.bridge';

/** Distance, in px, that the pointer moves before a drag starts. */
const TOLERANCE = 4;
/** Scroll zone at the edges of the list, in px, and the maximum scroll per frame, in px. */
const EDGE = 56;
const SPEED = 18;

interface LineDrag {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The element that follows the pointer. */
  readonly ghost: RefObject<HTMLElement | null>;
  /** @returns whether the line can be dragged */
  readonly begin: (key: string) => boolean;
  /** The pointer position: `pixel` from the top of the content, `aside` to the right since the start, both in px. */
  readonly over: (pixel: number, aside: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** Drags rows by their handles (`[data-handle]` in a `[data-line]`): ghost, auto-scroll at the edges, Escape. */
export const useLineDrag = (drag: LineDrag): ((event: ReactPointerEvent) => void) => {
  const latest = useLatest(drag);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (event) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const key = handle?.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (event.button !== 0 || key === undefined || stop.current !== null) return;
    const from = { x: event.clientX, y: event.clientY };
    let [at, dragging, frame] = [from, false, 0];

    const follow = (): void => {
      const { scroller, ghost, over } = latest.current;
      if (ghost.current !== null)
        ghost.current.style.transform = `translate(${String(at.x + 14)}px, ${String(at.y - 18)}px)`;
      const box = scroller.current;
      if (box === null) return;
      over(at.y - box.getBoundingClientRect().top + box.scrollTop, at.x - from.x);
    };
    const scroll = (): void => {
      frame = requestAnimationFrame(scroll);
      const box = latest.current.scroller.current;
      if (box === null) return;
      const { top, bottom } = box.getBoundingClientRect();
      const speed = at.y < top + EDGE ? at.y - top - EDGE : at.y > bottom - EDGE ? at.y - bottom + EDGE : 0;
      if (speed === 0) return;
      const before = box.scrollTop;
      box.scrollTop += Math.max(-SPEED, Math.min(SPEED, speed / 3));
      if (box.scrollTop !== before) follow();
    };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      at = { x: moved.clientX, y: moved.clientY };
      if (!dragging) {
        if (Math.hypot(at.x - from.x, at.y - from.y) < TOLERANCE) return;
        if (!latest.current.begin(key)) {
          end();
          return;
        }
        dragging = true;
        frame = requestAnimationFrame(scroll);
      }
      follow();
    };
    const end = (): void => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', giveUp);
      removeEventListener('blur', giveUp);
      removeEventListener('keydown', press, true);
      stop.current = null;
    };
    const up = (released: PointerEvent): void => {
      if (released.pointerId !== event.pointerId) return;
      end();
      if (!dragging) return;
      // The click after a drop must not reach the element under the pointer.
      const swallow = (click: Event): void => {
        click.stopPropagation();
      };
      addEventListener('click', swallow, true);
      requestAnimationFrame(() => {
        removeEventListener('click', swallow, true);
      });
      latest.current.drop();
    };
    const giveUp = (): void => {
      end();
      if (dragging) latest.current.cancel();
    };
    const press = (pressed: KeyboardEvent): void => {
      if (!dragging || pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      giveUp();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', giveUp);
    addEventListener('blur', giveUp);
    addEventListener('keydown', press, true);
    stop.current = giveUp;
  };
};
