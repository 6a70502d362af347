import Cropper from 'cropperjs';
import { useEffect, useRef, useState, type RefObject } from 'react';

export type StageMode = 'none' | 'move' | 'crop';

/** A rectangle in px of the displayed image. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position of the displayed image on the stage, in screen px. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** View operations; they do not change the image. */
export interface View {
  /** Moves the view, in screen px. */
  readonly move: (right: number, down: number) => void;
  readonly zoom: (steps: number) => void;
  /** Shows the whole image, centred. */
  readonly fit: () => void;
}

interface StageInput {
  readonly mode: StageMode;
  /** In px of the displayed image; `null` without a crop. */
  readonly box: Box | null;
  /** Called while a person drags the box. */
  readonly onBox: (box: Box) => void;
  /** Image px per displayed px. */
  readonly scale: number;
}

const ZOOM_STEP = 1.1;
/** Maximum zoom, in screen px per image px. */
const LARGEST = 16;
/** Space around the image in screen px; smaller on small stages. */
const MARGIN = 56;
const NARROW_MARGIN = 20;
const NARROW = 480;
/** Space at the bottom for the mode's bar. */
const FOOT = 48;
const NARROW_FOOT = 92;
/** Small images are enlarged up to this size, in px. */
const SMALL = 240;

/** Centres the whole image on the stage; enlarges small ones. */
const fitInto = (cropper: Cropper, scale: number): void => {
  const [stage, { naturalWidth, naturalHeight }] = [cropper.getContainerData(), cropper.getCanvasData()];
  const [margin, foot] = stage.width < NARROW ? [2 * NARROW_MARGIN, NARROW_FOOT] : [2 * MARGIN, FOOT];
  const room = Math.min((stage.width - margin) / naturalWidth, (stage.height - foot - margin) / naturalHeight);
  cropper.zoomTo(Math.max(0.001, Math.min(room, Math.max(scale, SMALL / Math.max(naturalWidth, naturalHeight)))));
  const { width, height } = cropper.getCanvasData();
  cropper.moveTo((stage.width - width) / 2, (stage.height - foot - height) / 2);
};

const placeIn = (cropper: Cropper): Place => {
  const { left, top, width, height } = cropper.getCanvasData();
  return { left, top, width, height };
};

/** The box exists only while cropping; without it the image moves freely. */
const lay = (cropper: Cropper, box: Box | null, mode: StageMode): void => {
  cropper.setDragMode(mode);
  if (box === null) cropper.clear();
  else cropper.crop().setData({ ...box, rotate: 0, scaleX: 1, scaleY: 1 });
};

/** Binds Cropper to the stage's image, again after each resize of the stage. */
export const useImageStage = (
  stage: RefObject<HTMLElement | null>,
  image: RefObject<HTMLImageElement | null>,
  address: string | null,
  input: StageInput,
) => {
  const [place, setPlace] = useState<Place | null>(null);
  const [room, setRoom] = useState('');
  const latest = useRef(input);
  const bound = useRef<Cropper | null>(null);
  const dragging = useRef(false);
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    const element = stage.current;
    if (element === null || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      setRoom(`${element.clientWidth} ${element.clientHeight}`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [stage]);

  useEffect(() => {
    if (image.current === null || address === null) return undefined;
    // Cropper emits the event before it moves the image.
    const follow = (): void => {
      queueMicrotask(() => {
        if (bound.current !== cropper) return;
        if (!dragging.current && latest.current.box !== null) lay(cropper, latest.current.box, latest.current.mode);
        setPlace(placeIn(cropper));
      });
    };
    const cropper: Cropper = new Cropper(image.current, {
      viewMode: 1,
      dragMode: 'none',
      autoCrop: false,
      toggleDragModeOnDblclick: false,
      responsive: false,
      background: false,
      wheelZoomRatio: ZOOM_STEP - 1,
      checkOrientation: false,
      checkCrossOrigin: false,
      ready: () => {
        fitInto(cropper, latest.current.scale);
        bound.current = cropper;
        lay(cropper, latest.current.box, latest.current.mode);
        setPlace(placeIn(cropper));
      },
      cropstart: () => {
        dragging.current = true;
      },
      crop: ({ detail: { x, y, width, height } }) => {
        if (dragging.current) latest.current.onBox({ x, y, width, height });
      },
      cropend: () => {
        dragging.current = false;
        setPlace(placeIn(cropper));
        // A dragged box may end at fractional pixels.
        if (latest.current.box !== null) lay(cropper, latest.current.box, latest.current.mode);
      },
      cropmove: follow,
      zoom: (event) => {
        if (event.detail.ratio > LARGEST * latest.current.scale) event.preventDefault();
        else follow();
      },
    });
    return () => {
      bound.current = null;
      dragging.current = false;
      setPlace(null);
      cropper.destroy();
    };
  }, [address, image, room]);

  const { box, mode } = input;
  useEffect(() => {
    if (bound.current !== null && !dragging.current) lay(bound.current, box, mode);
  }, [box, mode]);

  const act = (change: (cropper: Cropper) => void): void => {
    if (bound.current === null) return;
    change(bound.current);
    setPlace(placeIn(bound.current));
  };
  const view: View = {
    move: (right, down) => {
      act((cropper) => {
        cropper.move(right, down);
      });
    },
    zoom: (steps) => {
      act((cropper) => {
        const { width, naturalWidth } = cropper.getCanvasData();
        cropper.zoomTo(Math.min(LARGEST * input.scale, (width / naturalWidth) * ZOOM_STEP ** steps));
      });
    },
    fit: () => {
      act((cropper) => {
        fitInto(cropper, input.scale);
      });
    },
  };
  return { place, view };
};

/** Moves the focus to the stage when a mode starts, and back to it when its button disappears. */
export const useStageFocus = (stage: RefObject<HTMLElement | null>, mode: string | null): void => {
  const before = useRef(mode);
  useEffect(() => {
    const was = before.current;
    before.current = mode;
    if (was === mode) return;
    if (mode !== null || document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [mode, stage]);
};
