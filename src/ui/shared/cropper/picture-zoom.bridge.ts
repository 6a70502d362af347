import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Rectangle } from '../../../domain/shared/picture/crop-box';
import { fitOf, kept, movedBy, showing, WHOLE, zoomedAt, type Zoom } from './picture-zoom';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Movement in screen px up to which a press is still a click. */
const SLACK = 4;
/** Zoom factor per px of wheel movement. */
const WHEEL = 0.0015;
const NONE: Size = { width: 0, height: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const apart = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** Zoom and pan of a drawing by wheel, drag, pinch and steps. */
export const usePictureZoom = (stage: RefObject<HTMLElement | null>, drawing: Size) => {
  const [size, setSize] = useState(NONE);
  const [view, setView] = useState<Zoom>(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const latest = useRef(NONE);
  const change = useCallback((next: (view: Zoom, size: Size) => Zoom) => {
    setView((known) => next(known, latest.current));
  }, []);

  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      latest.current = next;
      setSize(next);
      setView((known) => kept(known, next, drawing));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [drawing, stage]);

  // A native listener: React's wheel listeners are passive and cannot prevent the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      if (pixels < 0 || element.dataset['near'] !== undefined) event.preventDefault();
      change((known, has) => zoomedAt(known, Math.exp(-pixels * WHEEL), has, drawing, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
    };
  }, [change, drawing, stage]);

  const pointing = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) dragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = [...pointers.current.values()];
      const from = pointers.current.get(event.pointerId);
      if (from === undefined) return;
      // The button was released outside the window.
      if (event.buttons === 0) {
        pointers.current.delete(event.pointerId);
        return;
      }
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (!dragged.current && before.length === 1 && far < SLACK) return;
      if (!dragged.current) {
        dragged.current = true;
        stage.current?.setPointerCapture(event.pointerId);
      }
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.current.values()];
      const [was, is] = [middle(before), middle(after)];
      const times = before.length > 1 && apart(before) > 0 ? apart(after) / apart(before) : 1;
      const box = stage.current?.getBoundingClientRect();
      const at = box && { x: is.x - box.left - box.width / 2, y: is.y - box.top - box.height / 2 };
      change((known, has) =>
        zoomedAt(movedBy(known, is.x - was.x, is.y - was.y, has, drawing), times, has, drawing, at),
      );
    },
    onPointerUp: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
    },
  };
  return {
    view,
    fit: fitOf(size.width === 0 ? drawing : size, drawing),
    pointing,
    /** Whether the press that just ended was a drag and not a click. */
    wasDragged: () => dragged.current,
    zoom: (times: number) => {
      change((known, has) => zoomedAt(known, times, has, drawing));
    },
    move: (right: number, down: number) => {
      change((known, has) => movedBy(known, right, down, has, drawing));
    },
    whole: () => {
      setView(WHOLE);
    },
    show: useCallback(
      (area: Rectangle) => {
        change((known, has) => showing(known, area, has, drawing));
      },
      [change, drawing],
    ),
  };
};
