import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Id } from '../../../domain/shared/id';
import { isQuantityDrawn } from '../../../domain/spare-parts/spare-item.rule';
import type { Rectangle } from '../../../domain/shared/picture/crop-box';
import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import type { Translate } from '../../shared/runtime/use-text';
import { useText } from '../../shared/runtime/use-text';
import { itemSummary } from './item-summary';
import type { ExplodedView } from './part.bridge';

/** A box of the drawing, joined with its item. */
export interface Spot extends Rectangle {
  readonly key: string;
  /** Id of the item. */
  readonly id: Id;
  readonly item: SpareItem;
  /** Number of places at which the drawing shows the item. */
  readonly drawn: number;
}

// Colours of the light theme: the drawing is white in both themes.
const INK = '#152022';
const BRAND = '#006f74';
const AMBER = '#85500a';
const line = (times: number): string => `calc(${times} * var(--pixel))`;

const useSpot = makeResetStyles({
  'position': 'absolute',
  'display': 'grid',
  'placeItems': 'center',
  'boxSizing': 'border-box',
  'margin': 0,
  'padding': 0,
  'border': `${line(1.5)} solid ${BRAND}`,
  'borderRadius': line(4),
  'fontWeight': 600,
  'lineHeight': 1,
  'color': INK,
  'backgroundColor': '#ffffff',
  'cursor': 'pointer',
  '&:focus-visible': { outline: `${line(2)} solid ${INK}`, outlineOffset: line(1) },
});

const useStyles = makeStyles({
  missing: {
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
  },
  uneven: {
    borderTopColor: AMBER,
    borderRightColor: AMBER,
    borderBottomColor: AMBER,
    borderLeftColor: AMBER,
    color: AMBER,
    textDecorationLine: 'underline',
  },
  pointed: { backgroundColor: '#d5f0f1' },
  selected: {
    color: '#ffffff',
    backgroundColor: BRAND,
    boxShadow: `0 0 0 ${line(4)} #b0e2e5`,
    zIndex: 1,
  },
});

const wordsOf = ({ item, drawn }: Spot, text: Translate): string =>
  isQuantityDrawn({ ...item, drawn })
    ? itemSummary(item, text)
    : `${itemSummary(item, text)}, ${text('spareParts.part.stage.drawn', { count: drawn })}`;

/** A number in the drawing. Its style shows whether the item is available and drawn as often as required. */
export const Hotspot = memo(
  ({ view, spot, reachable }: { readonly view: ExplodedView; readonly spot: Spot; readonly reachable: boolean }) => {
    const base = useSpot();
    const styles = useStyles();
    const text = useText();
    const { id, item, drawn, x, y, width, height } = spot;
    const isSelected = useSelector(view, ({ context }) => context.selected === id);
    const isPointed = useSelector(view, ({ context }) => context.pointed === id);
    const words = wordsOf(spot, text);
    return (
      <button
        type="button"
        data-spot={spot.key}
        data-tooltip={words}
        className={mergeClasses(
          base,
          !item.isAvailable && styles.missing,
          !isQuantityDrawn({ ...item, drawn }) && styles.uneven,
          isPointed && styles.pointed,
          isSelected && styles.selected,
        )}
        // Inline styles: the position of the number in the drawing.
        style={{ left: x, top: y, width, height, fontSize: Math.min(height * 0.6, (width * 1.4) / item.number.length) }}
        tabIndex={reachable ? 0 : -1}
        aria-pressed={isSelected}
        aria-label={text('spareParts.part.stage.spot', { number: item.number, item: words })}
      >
        {item.number}
      </button>
    );
  },
);
