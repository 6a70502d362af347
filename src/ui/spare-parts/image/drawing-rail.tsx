import { makeStyles } from '@griffel/react';
import type { Part } from '../../../domain/shared/parts/part';
import { offsetOf, unmatchedIn, type Drawing } from '../../../domain/spare-parts/drawing.rule';
import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import { itemsOf } from '../../../domain/spare-parts/spare-part';
import { MAX_PICTURE_SIDE } from '../../../domain/spare-parts/spare-part.rule';
import { TextField } from '../../shared/controls/text-field';
import { RailSection } from '../../shared/record/record-layout';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { itemTitle } from '../part/item-summary';
import type { DrawingEditing } from './drawing.bridge';

const useStyles = makeStyles({
  pair: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '12px' },
  about: {
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  facts: {
    'display': 'grid',
    'gridTemplateColumns': 'auto 1fr',
    'gap': '6px 16px',
    'margin': '0 0 8px',
    'fontSize': tokens.fontSizeBase200,
    '& > dt': { color: tokens.colorNeutralForeground3 },
    '& > dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
  list: { margin: '0 0 8px', padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Boxes without an item on the sheet, with their position in the original. */
const Strangers = ({ boxes }: Pick<Drawing, 'boxes'>) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  return (
    <ul className={styles.list}>
      {boxes.map(({ xMin, yMin }, place) => (
        <li key={place}>{text('spareParts.image.unmatched.at', { x: format.number(xMin), y: format.number(yMin) })}</li>
      ))}
    </ul>
  );
};

const Missing = ({ items }: { readonly items: readonly Part<SpareItem>[] }) => {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map(({ key, value }) => (
        <li key={key}>{itemTitle(value)}</li>
      ))}
    </ul>
  );
};

/** Offset and size of the drawing, and the items and boxes that do not match. Rule R-SPA-33. */
export const DrawingRail = ({ editing }: { readonly editing: DrawingEditing }) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const { edited, after, offset, isOpen, send } = editing;
  if (edited === null || after === null) return null;
  const { items, boxes } = unmatchedIn(after, itemsOf(edited.part.parts, edited.sheet.id));
  const pixels = (value: number): string => text('spareParts.image.pixels', { number: format.number(value) });
  // Both must be valid: the typed offset, and the offset after the crop.
  const isWrong = (axis: 'x' | 'y'): boolean =>
    [offset[axis], String(after[axis])].some((one) => offsetOf(one) === null);
  const field = (axis: 'x' | 'y') => (
    <TextField
      label={text(`spareParts.image.${axis}`)}
      value={offset[axis]}
      readOnly={!isOpen}
      inputMode="numeric"
      autoComplete="off"
      error={
        isWrong(axis) ? text('spareParts.image.offsetWrong', { most: format.number(MAX_PICTURE_SIDE) }) : undefined
      }
      onChange={({ target }) => {
        send({ type: 'offset.typed', axis, text: target.value });
      }}
    />
  );
  return (
    <>
      <RailSection title={text('spareParts.image.offset')}>
        <p className={styles.about}>{text('spareParts.image.offsetAbout')}</p>
        <div className={styles.pair}>
          {field('x')}
          {field('y')}
        </div>
      </RailSection>
      <RailSection title={text('spareParts.image.result')}>
        <dl className={styles.facts}>
          <dt>{text('spareParts.image.x')}</dt>
          <dd>{pixels(after.x)}</dd>
          <dt>{text('spareParts.image.y')}</dt>
          <dd>{pixels(after.y)}</dd>
          <dt>{text('spareParts.image.width')}</dt>
          <dd>{pixels(after.width)}</dd>
          <dt>{text('spareParts.image.height')}</dt>
          <dd>{pixels(after.height)}</dd>
        </dl>
      </RailSection>
      <RailSection title={text('spareParts.image.unmatched.items', { count: items.length })}>
        {items.length === 0 ? (
          <p className={styles.none}>{text('spareParts.image.unmatched.none')}</p>
        ) : (
          <Missing items={items} />
        )}
      </RailSection>
      <RailSection title={text('spareParts.image.unmatched.boxes', { count: boxes.length })}>
        {boxes.length === 0 ? (
          <p className={styles.none}>{text('spareParts.image.unmatched.none')}</p>
        ) : (
          <Strangers boxes={boxes} />
        )}
      </RailSection>
    </>
  );
};
