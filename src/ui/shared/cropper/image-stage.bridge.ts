import Cropper from 'cropperjs';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** What the pointer does on the stage. */
export type StageMode = 'none' | 'move' | 'crop';

/** A rectangle of the shown picture, in its own pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the shown picture lies on the stage, in pixels of the screen. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What can be done with the view of a picture; nothing of it changes the picture. */
export interface View {
  /** In pixels of the screen. */
  readonly move: (right: number, down: number) => void;
  /** Nearer or farther, by so many steps. */
  readonly zoom: (steps: number) => void;
  /** All of the picture, in the middle. */
  readonly fit: () => void;
}

interface StageInput {
  readonly mode: StageMode;
  /** Of the shown picture; null where nothing is cropped. */
  readonly box: Box | null;
  /** A person drags the box. */
  readonly onBox: (box: Box) => void;
  /** So many pixels of the picture are one pixel of what is shown. */
  readonly scale: number;
}

const ZOOM_STEP = 1.1;
/** One pixel of the picture is at most so many on the screen. */
const LARGEST = 16;
/** Room around the picture, in pixels of the screen; less where there is little. */
const MARGIN = 56;
const NARROW_MARGIN = 20;
const NARROW = 480;
/** Room at the lower edge for what stands there while a mode is on; of two lines where there is little room. */
const FOOT = 48;
const NARROW_FOOT = 92;
/** Small pictures are shown larger than they are, up to so many pixels. */
const SMALL = 240;

/** Lays all of a picture into the middle of the stage, a small one large enough to work on. */
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

/** A box is drawn only while something is cropped: without it the picture moves freely. */
const lay = (cropper: Cropper, box: Box | null, mode: StageMode): void => {
  cropper.setDragMode(mode);
  if (box === null) cropper.clear();
  else cropper.crop().setData({ ...box, rotate: 0, scaleX: 1, scaleY: 1 });
};

/** Binds Cropper to the picture of a stage, and again whenever the stage changes its size. */
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
    // Cropper tells of a move before it makes it, and a box stays on the screen while the picture grows below it.
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
        // While it was dragged it lay between pixels.
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

/** Whoever begins a mode works on the stage; whoever leaves one from a button that goes away stays there. */
export const useStageFocus = (stage: RefObject<HTMLElement | null>, mode: string | null): void => {
  const before = useRef(mode);
  useEffect(() => {
    const was = before.current;
    before.current = mode;
    if (was === mode) return;
    if (mode !== null || document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [mode, stage]);
};
