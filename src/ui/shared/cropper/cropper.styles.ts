const fill = { position: 'absolute', inset: 0 } as const;

/** Checkerboard background of transparent areas. */
export const chequered = {
  backgroundImage: 'conic-gradient(#e4e7e7 25%, #fff 0 50%, #e4e7e7 0 75%, #fff 0)',
  backgroundSize: '16px 16px',
} as const;

/** The parts of Cropper's style sheet for image and shade. */
export const cropperBase = {
  '& .cropper-container': {
    position: 'relative',
    direction: 'ltr',
    fontSize: 0,
    lineHeight: 0,
    touchAction: 'none',
    userSelect: 'none',
  },
  '& .cropper-container img': {
    display: 'block',
    width: '100%',
    height: '100%',
    minWidth: '0 !important',
    maxWidth: 'none !important',
    minHeight: '0 !important',
    maxHeight: 'none !important',
  },
  '& .cropper-wrap-box, & .cropper-canvas, & .cropper-drag-box, & .cropper-crop-box, & .cropper-modal': fill,
  '& .cropper-wrap-box, & .cropper-canvas': { overflow: 'hidden' },
  '& .cropper-drag-box': { opacity: 0 },
  '& .cropper-modal': { backgroundColor: '#000', opacity: 0.55 },
  '& .cropper-view-box': { display: 'block', width: '100%', height: '100%', overflow: 'hidden' },
  '& .cropper-face': { ...fill, display: 'block' },
  '& .cropper-move': { cursor: 'move' },
  '& .cropper-hide': { position: 'absolute', display: 'block', width: 0, height: 0 },
  '& .cropper-invisible': { opacity: 0 },
  '& .cropper-hidden': { display: 'none !important' },
} as const;

const LINE = '11px';
const POINT = '14px';
const middle = (side: 'top' | 'left') => ({ [side]: '50%', [side === 'top' ? 'marginTop' : 'marginLeft']: '-7px' });

/** A movable and resizable box with thirds and handles. */
export const cropperBox = {
  '& .cropper-view-box': {
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    outline: '1.5px solid #fff',
    boxShadow: '0 0 0 2.5px rgba(0, 0, 0, .55)',
  },
  // Shades the image only, not the stage.
  '& .cropper-modal': { backgroundColor: 'transparent' },
  '& .cropper-container:has(.cropper-modal) .cropper-canvas': { filter: 'brightness(.42)' },
  '& .cropper-crop': { cursor: 'crosshair' },
  '& .cropper-dashed': { position: 'absolute', display: 'block', border: '0 solid rgba(255, 255, 255, .65)' },
  '& .dashed-h': {
    top: 'calc(100% / 3)',
    left: 0,
    width: '100%',
    height: 'calc(100% / 3)',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
  },
  '& .dashed-v': {
    top: 0,
    left: 'calc(100% / 3)',
    width: 'calc(100% / 3)',
    height: '100%',
    borderLeftWidth: '1px',
    borderRightWidth: '1px',
  },
  '& .cropper-center': { display: 'none' },
  '& .cropper-line, & .cropper-point': { position: 'absolute', display: 'block' },
  '& .line-e, & .line-w': { top: 0, width: LINE, height: '100%', cursor: 'ew-resize' },
  '& .line-n, & .line-s': { left: 0, width: '100%', height: LINE, cursor: 'ns-resize' },
  '& .line-e': { right: '-5px' },
  '& .line-w': { left: '-5px' },
  '& .line-n': { top: '-5px' },
  '& .line-s': { bottom: '-5px' },
  '& .cropper-point': {
    boxSizing: 'border-box',
    width: POINT,
    height: POINT,
    backgroundColor: '#fff',
    border: '1.5px solid #0b5a5e',
    borderRadius: '3px',
  },
  // Enlarged touch target.
  '& .cropper-point::after': { content: '""', position: 'absolute', inset: '-8px' },
  '& .point-e': { right: '-7px', ...middle('top'), cursor: 'ew-resize' },
  '& .point-w': { left: '-7px', ...middle('top'), cursor: 'ew-resize' },
  '& .point-n': { top: '-7px', ...middle('left'), cursor: 'ns-resize' },
  '& .point-s': { bottom: '-7px', ...middle('left'), cursor: 'ns-resize' },
  '& .point-ne': { top: '-7px', right: '-7px', cursor: 'nesw-resize' },
  '& .point-nw': { top: '-7px', left: '-7px', cursor: 'nwse-resize' },
  '& .point-sw': { bottom: '-7px', left: '-7px', cursor: 'nesw-resize' },
  '& .point-se': { bottom: '-7px', right: '-7px', cursor: 'nwse-resize' },
} as const;
