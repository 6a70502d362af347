import { makeStyles, mergeClasses } from '@griffel/react';
import type { PointerEvent } from 'react';
import { FOCUS_PICKER_SIZE, type FocusPoint } from '../../../domain/library/focus-point.rule';
import type { Place } from '../../shared/cropper/image-stage.bridge';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  focusing: { position: 'absolute', inset: 0, overflow: 'hidden', cursor: 'crosshair', touchAction: 'none' },
  passive: { pointerEvents: 'none' },
  mark: {
    'position': 'absolute',
    'display': 'grid',
    'placeItems': 'center',
    'boxSizing': 'border-box',
    'width': '44px',
    'height': '44px',
    'marginLeft': '-22px',
    'marginTop': '-22px',
    'pointerEvents': 'none',
    'borderRadius': tokens.borderRadiusCircular,
    'border': '2px solid #fff',
    'boxShadow': '0 0 0 1.5px rgba(0, 0, 0, .55), inset 0 0 0 1.5px rgba(0, 0, 0, .4)',
    '::after': {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.kantoorUnsaved,
      boxShadow: '0 0 0 2px #fff',
    },
  },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    width: `${FOCUS_PICKER_SIZE}px`,
    height: `${FOCUS_PICKER_SIZE}px`,
    marginLeft: `-${FOCUS_PICKER_SIZE / 2}px`,
    marginTop: `-${FOCUS_PICKER_SIZE / 2}px`,
    border: '1.5px solid #fff',
    boxShadow: '0 0 0 1.5px rgba(0, 0, 0, .55), inset 0 0 0 1.5px rgba(0, 0, 0, .4)',
    cursor: 'move',
  },
});

interface FocusLayerProps {
  readonly place: Place;
  readonly point: FocusPoint;
  readonly hidden: boolean;
  /** Position in the image, 0 to 1; null if fixed. */
  readonly onMove: ((x: number, y: number) => void) | null;
}

/** The focus point over the image, with its box while choosing. */
export const FocusLayer = ({ place, point, hidden, onMove }: FocusLayerProps) => {
  const styles = useStyles();
  const at = {
    left: `${place.left + ((point.x + 1) / 2) * place.width}px`,
    top: `${place.top + ((point.y + 1) / 2) * place.height}px`,
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    onMove?.(
      (event.clientX - frame.left - place.left) / place.width,
      (event.clientY - frame.top - place.top) / place.height,
    );
  };
  return (
    <div
      className={mergeClasses(styles.focusing, onMove === null && styles.passive)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      {/* An inline style, because the position follows the pointer. */}
      {onMove !== null && <span className={styles.box} style={at} />}
      {/* An inline style, because the position follows the pointer. */}
      {!hidden && <span className={styles.mark} style={at} />}
    </div>
  );
};
