import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { makeResetStyles, makeStyles } from '@griffel/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormat } from '../runtime/use-session';
import { Button } from '../controls/button';
import * as shellShapes from '../icons/shell-shapes';
import { phone } from '../theme/sizes';
import { chevronDown } from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import { useCropper, type Crop } from './cropper.bridge';
import { cropperBase } from './cropper.styles';

export interface PictureCropperProps {
  /** Object URL of the image. */
  readonly address: string;
  /** Accessible name of the square. */
  readonly label: string;
  readonly busy: boolean;
  readonly onReady: (crop: Crop) => void;
  readonly onTouched: () => void;
  readonly onUnreadable: () => void;
}

const useStage = makeResetStyles({
  'position': 'relative',
  'height': '300px',
  'overflow': 'hidden',
  'borderRadius': tokens.borderRadiusMedium,
  'backgroundColor': tokens.colorNeutralBackground6,
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  [phone]: { height: '280px' },
  '& > img': { display: 'block', maxWidth: '100%', opacity: 0 },
  ...cropperBase,
  '& .cropper-view-box': { ...cropperBase['& .cropper-view-box'], outline: '2px solid #fff' },
  // Shows the circle in which photos appear; the square is kept.
  '& .cropper-face': {
    ...cropperBase['& .cropper-face'],
    borderRadius: tokens.borderRadiusCircular,
    border: '1px dashed #fff',
  },
});

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalS,
    [phone]: { gap: 0 },
  },
  zoom: {
    minWidth: '52px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  gap: { flex: '1' },
  hint: {
    marginTop: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Focuses the stage, unless the dialog around it is still opening: that sets the focus itself. */
const takeFocus = (stage: HTMLElement | null): void => {
  if (stage?.closest('dialog')?.open !== false) stage?.focus({ preventScroll: true });
};

const MOVES: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number | undefined>> = { '+': 1, '=': 1, '-': -1, '_': -1 };
/** Steps per key press with Shift. */
const STRIDE = 5;

/** An image under a square, moved by pointer, pinch, keys or buttons. */
export const PictureCropper = ({ address, label, busy, onReady, onTouched, onUnreadable }: PictureCropperProps) => {
  const stage = useStage();
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const zoom = useCropper(image, address, {
    onTouched,
    onReady: (ready) => {
      setCrop(ready);
      onReady(ready);
    },
  });
  const off = busy || crop === null;
  const act = (event: KeyboardEvent): void => {
    const [move, nearer] = [MOVES[event.key], ZOOMS[event.key]];
    if (off || event.ctrlKey || event.metaKey || event.altKey || (move === undefined && nearer === undefined)) return;
    event.preventDefault();
    if (move !== undefined) crop.move(move[0] * (event.shiftKey ? STRIDE : 1), move[1] * (event.shiftKey ? STRIDE : 1));
    if (nearer !== undefined) crop.zoom(nearer);
  };
  return (
    <>
      {/* role=application: screen readers pass on the arrow keys. */}
      <div
        ref={takeFocus}
        className={stage}
        role="application"
        tabIndex={0}
        data-focus=""
        inert={busy}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-busy={crop === null}
        onKeyDown={act}
      >
        {/* Cropper sets an English alt text on an image without one. */}
        <img ref={image} src={address} alt={label} onError={onUnreadable} />
      </div>
      <div className={styles.tools}>
        <Button
          size="small"
          variant="subtle"
          icon={Subtract20Regular}
          disabled={off}
          aria-label={text('shared.crop.farther')}
          onClick={() => {
            crop?.zoom(-1);
          }}
        />
        <span className={styles.zoom} role="status">
          {zoom === null ? '' : format.percent(zoom)}
        </span>
        <Button
          size="small"
          variant="subtle"
          icon={shellShapes.add}
          disabled={off}
          aria-label={text('shared.crop.nearer')}
          onClick={() => {
            crop?.zoom(1);
          }}
        />
        <span className={styles.gap} />
        <Button
          size="small"
          variant="subtle"
          icon={shellShapes.chevronLeft}
          disabled={off}
          aria-label={text('shared.crop.left')}
          onClick={() => {
            crop?.move(-1, 0);
          }}
        />
        <Button
          size="small"
          variant="subtle"
          icon={shellShapes.chevronRight}
          disabled={off}
          aria-label={text('shared.crop.right')}
          onClick={() => {
            crop?.move(1, 0);
          }}
        />
        <Button
          size="small"
          variant="subtle"
          icon={shellShapes.chevronUp}
          disabled={off}
          aria-label={text('shared.crop.up')}
          onClick={() => {
            crop?.move(0, -1);
          }}
        />
        <Button
          size="small"
          variant="subtle"
          icon={chevronDown}
          disabled={off}
          aria-label={text('shared.crop.down')}
          onClick={() => {
            crop?.move(0, 1);
          }}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('shared.crop.hint')}
      </p>
    </>
  );
};
