import type { Rectangle } from '../../../domain/shared/picture/crop-box';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The view of a drawing: zoom 1 shows all of it, centred; `x` and `y` are the offset of its centre in screen px. */
export interface Zoom {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { zoom: 1, x: 0, y: 0 };
export const LARGEST_ZOOM = 8;
export const ZOOM_STEP = 1.25;
/** Margin around the whole drawing, in screen px. */
const MARGIN = 16;
/** Maximum enlargement of a small drawing. */
const LARGEST_FIT = 2;

/** Screen px per drawing px when the whole drawing is shown. */
export const fitOf = (stage: Size, drawing: Size): number =>
  Math.max(
    0.01,
    Math.min(LARGEST_FIT, (stage.width - 2 * MARGIN) / drawing.width, (stage.height - 2 * MARGIN) / drawing.height),
  );

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Clamps the offset: a drawing moves only as far as it exceeds the stage. */
export const kept = ({ zoom, x, y }: Zoom, stage: Size, drawing: Size): Zoom => {
  const scale = fitOf(stage, drawing) * zoom;
  const room = (shown: number, has: number): number => Math.max(0, (shown * scale - has) / 2 + (zoom > 1 ? MARGIN : 0));
  return { zoom, x: within(x, room(drawing.width, stage.width)), y: within(y, room(drawing.height, stage.height)) };
};

/** Zooms around a fixed point. @param at the point, relative to the centre of the stage */
export const zoomedAt = (
  view: Zoom,
  times: number,
  stage: Size,
  drawing: Size,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Zoom => {
  const zoom = Math.min(LARGEST_ZOOM, Math.max(1, view.zoom * times));
  const ratio = zoom / view.zoom;
  return kept({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage, drawing);
};

export const movedBy = (view: Zoom, right: number, down: number, stage: Size, drawing: Size): Zoom =>
  kept({ ...view, x: view.x + right, y: view.y + down }, stage, drawing);

/** Moves the view by the minimum needed to show an area of the drawing. */
export const showing = (view: Zoom, area: Rectangle, stage: Size, drawing: Size): Zoom => {
  const scale = fitOf(stage, drawing) * view.zoom;
  const shift = (start: number, length: number, all: number, has: number, by: number): number => {
    const from = (start - all / 2) * scale + by;
    const [least, most] = [-has / 2 + MARGIN, has / 2 - MARGIN - length * scale];
    return from < least ? by + least - from : from > most ? by + most - from : by;
  };
  return kept(
    {
      zoom: view.zoom,
      x: shift(area.x, area.width, drawing.width, stage.width, view.x),
      y: shift(area.y, area.height, drawing.height, stage.height, view.y),
    },
    stage,
    drawing,
  );
};
