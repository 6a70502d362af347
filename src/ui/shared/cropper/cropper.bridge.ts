import Cropper from 'cropperjs';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pixels on the screen that one press of a key or a button moves the picture. */
const STEP = 12;
/** Zoomed in so far, one pixel of a picture of a thousand is eight on the screen. */
const LARGEST_ZOOM = 8;
const ZOOM_STEP = 1.1;
/** Room around the square, in which the rest of the picture shows. */
const MARGIN = 16;
/** Pixels of a side that every browser can draw; what is cropped from a larger picture is drawn from a smaller copy. */
const LARGEST_DRAWN = 4_096;
const QUALITY = 0.9;

/** A picture under a fixed square: what lies in the square is kept. */
export interface Crop {
  /** By so many steps to the right and down. */
  readonly move: (right: number, down: number) => void;
  /** Nearer or farther, by so many steps. */
  readonly zoom: (steps: number) => void;
  /** The square, drawn anew. @param side in pixels */
  readonly draw: (type: 'image/jpeg' | 'image/png', side: number) => Uint8Array<ArrayBuffer>;
}

interface CropperInput {
  readonly onReady: (crop: Crop) => void;
  /** A person moved or zoomed it. */
  readonly onTouched: () => void;
}

/**
 * Binds Cropper to the image element. @returns how far it is zoomed, 1 for the whole picture; null until it is there
 */
export const useCropper = (
  image: RefObject<HTMLImageElement | null>,
  address: string,
  { onReady, onTouched }: CropperInput,
): number | null => {
  const [zoom, setZoom] = useState<number | null>(null);
  const latest = useRef({ onReady, onTouched });
  useEffect(() => {
    latest.current = { onReady, onTouched };
  });
  useEffect(() => {
    if (image.current === null) return undefined;
    let whole = Infinity;
    const touched = (): void => {
      latest.current.onTouched();
    };
    const cropper = new Cropper(image.current, {
      aspectRatio: 1,
      viewMode: 1,
      dragMode: 'move',
      autoCrop: false,
      cropBoxMovable: false,
      cropBoxResizable: false,
      toggleDragModeOnDblclick: false,
      guides: false,
      center: false,
      wheelZoomRatio: ZOOM_STEP - 1,
      // Browsers turn pictures by themselves; reading the file again to find out is refused by the page's policy.
      checkOrientation: false,
      checkCrossOrigin: false,
      ready: () => {
        whole = fitSquare(cropper);
        setZoom(1);
        latest.current.onReady(cropOf(cropper, () => whole, touched));
      },
      cropmove: touched,
      zoom: (event) => {
        const { ratio, originalEvent } = event.detail;
        if (ratio > whole * LARGEST_ZOOM) event.preventDefault();
        else setZoom(Math.max(1, ratio / whole));
        // Its type has one always; what the console itself zooms has none.
        if (originalEvent instanceof Event) touched();
      },
    });
    return () => {
      cropper.destroy();
    };
  }, [address, image]);
  return zoom;
};

/** Lays the square over the middle of the picture, as large as fits. @returns the zoom at which the square is filled */
const fitSquare = (cropper: Cropper): number => {
  const { width, height } = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getCanvasData();
  const side = Math.min(width, height) - 2 * MARGIN;
  const whole = side / Math.min(naturalWidth, naturalHeight);
  // Before the square is there: it would keep the picture from becoming smaller than it.
  cropper.zoomTo(whole);
  cropper.crop();
  cropper.setCropBoxData({ left: (width - side) / 2, top: (height - side) / 2, width: side, height: side });
  return whole;
};

const cropOf = (cropper: Cropper, whole: () => number, touched: () => void): Crop => ({
  move: (right, down) => {
    cropper.move(right * STEP, down * STEP);
    touched();
  },
  zoom: (steps) => {
    const { width, naturalWidth } = cropper.getCanvasData();
    cropper.zoomTo(Math.min(whole() * LARGEST_ZOOM, Math.max(whole(), (width / naturalWidth) * ZOOM_STEP ** steps)));
    touched();
  },
  draw: (type, side) => {
    const drawn = cropper.getCroppedCanvas({
      width: side,
      height: side,
      maxWidth: LARGEST_DRAWN,
      maxHeight: LARGEST_DRAWN,
      imageSmoothingQuality: 'high',
      ...(type === 'image/jpeg' && { fillColor: '#fff' }),
    });
    const [, code = ''] = drawn.toDataURL(type, QUALITY).split(',');
    return Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  },
});
