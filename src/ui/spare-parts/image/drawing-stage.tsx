import { makeResetStyles, makeStyles } from '@griffel/react';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { moveBox, resizeBox } from '../../../domain/shared/picture/crop-box';
import { areaOf } from '../../../domain/spare-parts/drawing.rule';
import { cropperBase, cropperBox } from '../../shared/cropper/cropper.styles';
import { useImageStage, useStageFocus } from '../../shared/cropper/image-stage.bridge';
import { ZoomTools } from '../../shared/cropper/zoom-tools';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { narrow, phone, slim } from '../../shared/theme/sizes';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { DrawingEditing } from './drawing.bridge';

const fill = { position: 'absolute', inset: 0 } as const;
const useStage = makeResetStyles({
  ...cropperBase,
  ...cropperBox,
  ...fill,
  'overflow': 'hidden',
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  // Fills the stage until Cropper is ready, and stays behind it afterwards.
  '& > img': { display: 'block', ...fill, width: '100%', height: '100%', opacity: 0 },
  '& .cropper-canvas': { ...fill, overflow: 'hidden', backgroundColor: '#ffffff' },
});

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground3,
    [narrow]: { height: '460px' },
    [slim]: { height: '460px' },
    [phone]: { height: '380px' },
  },
  boxes: { ...fill, pointerEvents: 'none', overflow: 'hidden' },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    border: '2px solid #006f74',
    borderRadius: '2px',
    backgroundColor: 'rgba(0, 111, 116, 0.16)',
  },
  tools: {
    position: 'absolute',
    right: '12px',
    bottom: '8px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralCardBackground,
  },
  visuallyHidden,
});

const ARROWS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number | undefined>> = { '+': 1, '=': 1, '-': -1, '_': -1 };
/** Movement per key press with Shift, in px. */
const STRIDE = 10;

interface DrawingStageProps {
  readonly editing: DrawingEditing;
  readonly image: RefObject<HTMLImageElement | null>;
  /** Called with the URL of the picture. */
  readonly onLoaded: (address: string) => void;
  readonly onBroken: (address: string) => void;
}

/**
 * The edited picture with its boxes, which keep their pixel positions; crop and zoom by pointer and keyboard. Rule
 * R-SPA-30.
 */
export const DrawingStage = ({ editing, image, onLoaded, onBroken }: DrawingStageProps) => {
  const stageStyle = useStage();
  const styles = useStyles();
  const [text, format, id] = [useText(), useFormat(), useId()];
  const stage = useRef<HTMLDivElement>(null);
  const { edited, shown, crop, send, isOpen } = editing;
  const mode = crop === null ? 'move' : 'crop';
  const { place, view } = useImageStage(stage, image, edited?.drawing.address ?? null, {
    mode,
    box: crop,
    scale: 1,
    onBox: (box) => {
      if (isOpen) send({ type: 'crop.changed', crop: box });
    },
  });
  useStageFocus(stage, crop === null ? null : 'crop');
  if (edited === null || shown === null) return null;
  const { drawing } = edited;
  const act = (event: KeyboardEvent): void => {
    const [arrow, nearer] = [ARROWS[event.key], ZOOMS[event.key]];
    const resizes = event.ctrlKey || event.altKey;
    if (event.metaKey || (resizes && (arrow === undefined || crop === null))) return;
    const by = event.shiftKey ? STRIDE : 1;
    if (arrow !== undefined && crop !== null && isOpen)
      send({
        type: 'crop.changed',
        crop: (resizes ? resizeBox : moveBox)(crop, arrow[0] * by, arrow[1] * by, drawing),
      });
    else if (arrow !== undefined) view.move(arrow[0] * -STRIDE, arrow[1] * -STRIDE);
    else if (nearer !== undefined) view.zoom(nearer);
    else if (event.key === '0') view.fit();
    else return;
    event.preventDefault();
  };
  const scale = place === null ? 1 : place.width / drawing.width;
  const label = text('spareParts.image.stage', {
    width: format.number(drawing.width),
    height: format.number(drawing.height),
  });
  return (
    <div className={styles.frame}>
      {/* role=application: screen readers pass on the arrow keys. */}
      <div
        ref={stage}
        className={stageStyle}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-busy={place === null}
        onKeyDown={act}
      >
        {/* Cropper sets an English alt text on an image without one. */}
        <img
          key={drawing.address}
          ref={image}
          src={drawing.address}
          alt={label}
          onLoad={() => {
            onLoaded(drawing.address);
          }}
          onError={() => {
            onBroken(drawing.address);
          }}
        />
      </div>
      {place !== null && (
        <div className={styles.boxes} aria-hidden>
          {shown.boxes.map((box, number) => {
            const area = areaOf(box, shown);
            return (
              <span
                key={number}
                data-box={box.item}
                className={styles.box}
                // Inline styles, because the box follows the zoom.
                style={{
                  left: place.left + area.x * scale,
                  top: place.top + area.y * scale,
                  width: area.width * scale,
                  height: area.height * scale,
                }}
              />
            );
          })}
        </div>
      )}
      <p id={`${id}-hint`} className={styles.visuallyHidden}>
        {text(crop === null ? 'spareParts.image.hint' : 'spareParts.image.cropHint')}
      </p>
      <p className={styles.visuallyHidden} role="status">
        {crop === null
          ? ''
          : text('spareParts.image.crop.said', {
              width: format.number(crop.width),
              height: format.number(crop.height),
              x: format.number(crop.x),
              y: format.number(crop.y),
            })}
      </p>
      <div className={styles.tools}>
        <ZoomTools share={scale} onZoom={view.zoom} onWhole={view.fit} />
      </div>
    </div>
  );
};
