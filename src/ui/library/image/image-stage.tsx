import { makeResetStyles, makeStyles } from '@griffel/react';
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { moveBox, resizeBox } from '../../../domain/shared/picture/crop-box';
import type { FocusPoint } from '../../../domain/library/focus-point.rule';
import { nudgePoint, pointAt, roundedPoint } from '../../../domain/library/focus-view';
import { sizeOf } from '../../../domain/library/image-steps';
import type { Format } from '../../../domain/shared/format';
import { chequered, cropperBase, cropperBox } from '../../shared/cropper/cropper.styles';
import { useImageStage, useStageFocus } from '../../shared/cropper/image-stage.bridge';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { narrow, phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { FocusLayer } from './focus-layer';
import { useDebouncedPoint } from './held-point';
import { ImageBar } from './image-bar';
import type { ImageEditing } from './image-editor.bridge';

const fill = { position: 'absolute', inset: 0 } as const;
const useStage = makeResetStyles({
  ...cropperBase,
  ...cropperBox,
  ...fill,
  'overflow': 'hidden',
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  // Fills the stage until Cropper is ready, and stays behind it afterwards.
  '& > img': { display: 'block', ...fill, width: '100%', height: '100%', opacity: 0 },
  '& .cropper-canvas': {
    ...fill,
    overflow: 'hidden',
    ...chequered,
  },
});

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground3,
    [narrow]: { height: '460px' },
    [slim]: { height: '460px' },
    [phone]: { height: '380px' },
  },
  shown: {
    position: 'absolute',
    top: tokens.spacingVerticalS,
    right: tokens.spacingHorizontalM,
    padding: '2px 6px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    pointerEvents: 'none',
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
/** Pixels per key press with Shift. */
const STRIDE = 10;

interface ImageStageProps {
  readonly editing: ImageEditing;
  readonly format: Format;
}

/** The edited image: zoom, crop and focus point, by pointer and keyboard. */
export const ImageStage = ({ editing, format }: ImageStageProps) => {
  const stageStyle = useStage();
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const [stage, image] = [useRef<HTMLDivElement>(null), useRef<HTMLImageElement>(null)];
  const {
    send,
    mode,
    edited,
    shown,
    snapshot: {
      context: { box, point, history },
    },
  } = editing;
  const size = sizeOf(edited);
  const scale = shown === null ? 1 : size.width / shown.width;
  const { place, view } = useImageStage(stage, image, shown?.address ?? null, {
    mode: mode === 'focus' || mode === null ? 'none' : mode,
    box: useScaled(box, 1 / scale),
    scale,
    onBox: ({ x, y, width, height }) => {
      send({ type: 'box.changed', box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } });
    },
  });
  useStageFocus(stage, mode);
  const focus = useDebouncedPoint(
    point,
    useCallback(
      (moved: FocusPoint) => {
        send({ type: 'point.moved', point: moved });
      },
      [send],
    ),
  );
  const apply = (): void => {
    if (focus.held !== null) send({ type: 'point.moved', point: focus.held });
    send({ type: 'mode.applied' });
  };
  const act = (event: KeyboardEvent): void => {
    const [arrow, nearer] = [ARROWS[event.key], ZOOMS[event.key]];
    const resizes = event.ctrlKey || event.altKey;
    if (mode === null || event.metaKey || (resizes && (arrow === undefined || mode !== 'crop'))) return;
    const [right, down] = [
      (arrow?.[0] ?? 0) * (event.shiftKey ? STRIDE : 1),
      (arrow?.[1] ?? 0) * (event.shiftKey ? STRIDE : 1),
    ];
    if (arrow !== undefined && mode === 'move') view.move(right, down);
    else if (arrow !== undefined && box !== null)
      send({ type: 'box.changed', box: (resizes ? resizeBox : moveBox)(box, right, down, size) });
    else if (arrow !== undefined && focus.held !== null) focus.move(nudgePoint(focus.held, right, down, size));
    else if (nearer !== undefined) view.zoom(nearer);
    else if (event.key === '0') view.fit();
    else if (event.key === 'Enter') apply();
    else return;
    event.preventDefault();
  };
  const rounded = roundedPoint(point ?? edited.focus);
  const said =
    box !== null
      ? text('library.image.said.box', {
          width: format.number(box.width),
          height: format.number(box.height),
          x: format.number(box.x),
          y: format.number(box.y),
        })
      : mode === 'focus'
        ? text('library.image.said.point', { x: format.decimals(rounded.x, 3), y: format.decimals(rounded.y, 3) })
        : history.steps.length > 0
          ? text('library.image.said.size', { width: format.number(size.width), height: format.number(size.height) })
          : '';
  const label = text('library.image.stage.label', {
    width: format.number(size.width),
    height: format.number(size.height),
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
        {shown !== null && <img key={shown.address} ref={image} src={shown.address} alt={label} />}
        {place !== null && (
          <FocusLayer
            place={place}
            point={focus.held ?? edited.focus}
            hidden={mode === 'move'}
            onMove={
              mode === 'focus'
                ? (x, y) => {
                    focus.move(pointAt(x * size.width, y * size.height, size));
                  }
                : null
            }
          />
        )}
      </div>
      {place !== null && (
        <span className={styles.shown}>
          {text('library.image.stage.shown', { percent: format.percent(place.width / size.width) })}
        </span>
      )}
      <p id={`${id}-hint`} className={styles.visuallyHidden}>
        {text(
          mode === null
            ? 'library.image.stage.idle'
            : `library.image.stage.${({ move: 'moving', crop: 'cropping', focus: 'focusing' } as const)[mode]}`,
        )}
      </p>
      <p className={styles.visuallyHidden} role="status">
        {said}
      </p>
      <ImageBar
        mode={mode}
        box={box}
        point={rounded}
        view={view}
        format={format}
        onApply={apply}
        onCancel={() => {
          send({ type: 'cancel.requested' });
        }}
      />
    </div>
  );
};

/** The crop box in px of the displayed image; keeps its identity while equal. */
const useScaled = <
  Rect extends { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
>(
  box: Rect | null,
  by: number,
) => {
  const made = box && { x: box.x * by, y: box.y * by, width: box.width * by, height: box.height * by };
  const [held, setHeld] = useState({ box, by, made });
  if (held.box !== box || held.by !== by) setHeld({ box, by, made });
  return held.box === box && held.by === by ? held.made : made;
};
