import Cropper from 'cropperjs';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance moved per key press or button, in screen px. */
const STEP = 12;
/** 8 screen pixels per pixel of a 1,000 px image. */
const LARGEST_ZOOM = 8;
const ZOOM_STEP = 1.1;
/** Space around the square, in px. */
const MARGIN = 16;
/** Largest side in px that every browser can draw; larger images are cropped from a smaller copy. */
const LARGEST_DRAWN = 4_096;
const QUALITY = 0.9;

/** An image under a fixed square; the part in the square is kept. */
export interface Crop {
  /** Moves the image by steps, right and down. */
  readonly move: (right: number, down: number) => void;
  readonly zoom: (steps: number) => void;
  /** Renders the square. @param side in px */
  readonly draw: (type: 'image/jpeg' | 'image/png', side: number) => Uint8Array<ArrayBuffer>;
}

interface CropperInput {
  readonly onReady: (crop: Crop) => void;
  /** The person moved or zoomed. */
  readonly onTouched: () => void;
}

/** Binds Cropper to the image element. @returns the zoom, 1 for the whole image; null until ready */
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
      // Browsers apply the EXIF orientation, and the page's CSP forbids Cropper to read the file again.
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
        // Only a zoom by the person has an original event.
        if (originalEvent instanceof Event) touched();
      },
    });
    return () => {
      cropper.destroy();
    };
  }, [address, image]);
  return zoom;
};

/** Centres the largest possible square. @returns the zoom at which the square is filled */
const fitSquare = (cropper: Cropper): number => {
  const { width, height } = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getCanvasData();
  const side = Math.min(width, height) - 2 * MARGIN;
  const whole = side / Math.min(naturalWidth, naturalHeight);
  // Before the crop box exists, because it would limit the zoom.
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
