import { makeStyles, mergeClasses } from '@griffel/react';
import { memo, useId } from 'react';
import type { NetPrice } from '../../domain/commerce/net-price';
import type { TypedMoney } from '../../domain/shared/typed-number';
import { isMoney } from '../../domain/shared/money';
import type { Part } from '../../domain/shared/parts/part';
import { Button } from '../shared/controls/button';
import { reset, trash } from '../shared/icons/desk-shapes';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { FigureBox } from './figure-box';
import { itemLabelOf } from './items-field';
import { PartTag, type PartMark } from './part-tag';
import { usePriceStyles } from './price.styles';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  error: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'left',
    color: tokens.colorStatusDangerForeground1,
  },
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
});

interface PriceRowProps {
  readonly part: Part<NetPrice>;
  readonly index: number;
  readonly mark: PartMark | null;
  readonly editing: boolean;
  /** What is wrong with the price, in words. */
  readonly error: string | undefined;
  /** Each keeps its identity. */
  readonly onPrice: (key: string, price: TypedMoney) => void;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
}

/** The net price of one item beside its gross price. Rule R-COM-07. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { part, index, mark, editing, error, onPrice, onRemove, onRestore } = props;
  const styles = useStyles();
  const id = useId();
  const table = usePriceStyles();
  const [text, format] = [useText(), useFormat()];
  const { item, price } = part.value;
  const isMarked = part.state === 'marked';
  const named = { item: itemLabelOf(item) };
  const off =
    isMoney(price) && item.grossPrice !== null && item.grossPrice.cents > 0
      ? 1 - price.cents / item.grossPrice.cents
      : null;
  return (
    <li className={table.row} data-price={part.key}>
      <span className={mergeClasses(table.item, isMarked && styles.struck)}>
        <span className={table.code}>{isMarked ? <s>{item.code}</s> : item.code}</span>
        <span className={styles.quiet}>{item.label === item.code ? '' : item.label}</span>
      </span>
      <span className={mergeClasses(table.figure, styles.quiet)}>
        {item.grossPrice === null ? '' : format.money(item.grossPrice)}
      </span>
      <span className={table.price}>
        {editing && !isMarked ? (
          <>
            <FigureBox
              tie={{
                'aria-label': text('commerce.prices.priceOf', named),
                'aria-invalid': error !== undefined || undefined,
                'aria-describedby': error === undefined ? undefined : id,
              }}
              name={`rules.${index}.value.price`}
              kind="money"
              value={price}
              invalid={error !== undefined}
              onChange={(typed) => {
                if (typeof typed !== 'number') onPrice(part.key, typed);
              }}
            />
            {error !== undefined && (
              <p id={id} className={styles.error}>
                {error}
              </p>
            )}
          </>
        ) : (
          <span className={mergeClasses(table.figure, isMarked && styles.struck)}>
            {isMoney(price) ? format.money(price) : ''}
          </span>
        )}
      </span>
      <span className={mergeClasses(table.figure, styles.quiet)}>
        {off === null || isMarked
          ? ''
          : text('commerce.prices.off', { share: format.number(Math.round(off * 1000) / 10) })}
      </span>
      <span className={table.tools}>
        {mark !== null && <PartTag mark={mark} />}
        {editing &&
          (isMarked ? (
            <Button
              size="small"
              icon={reset}
              aria-label={text('commerce.prices.restore', named)}
              onClick={() => {
                onRestore(part.key);
              }}
            >
              {text('commerce.rules.restore')}
            </Button>
          ) : (
            <Button
              look="subtle"
              icon={trash}
              aria-label={text('commerce.prices.remove', named)}
              onClick={() => {
                onRemove(part.key);
              }}
            />
          ))}
      </span>
    </li>
  );
});
