import { mergeClasses } from '@griffel/react';
import { memo } from 'react';
import type { NetPrice } from '../../domain/commerce/net-price';
import { isMoney } from '../../domain/shared/money';
import type { Part } from '../../domain/shared/parts/part';
import type { TypedMoney } from '../../domain/shared/typed-number';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { FigureCell } from './figure-cell';
import { ItemRow } from './item-row';
import { useItemStyles } from './item.styles';
import { itemLabelOf } from '../../domain/commerce/published/item-label';
import type { PartMark } from '../shared/record/part-tag';

interface PriceRowProps {
  readonly part: Part<NetPrice>;
  readonly index: number;
  readonly mark: PartMark | null;
  readonly editing: boolean;
  /** The error message of the price. */
  readonly error: string | undefined;
  /** Each callback keeps its identity. */
  readonly onPrice: (key: string, price: TypedMoney) => void;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
}

/** The net price of one item beside its gross price. Rule R-COM-07. */
export const PriceRow = memo(function PriceRow({ part, index, error, onPrice, ...row }: PriceRowProps) {
  const styles = useItemStyles();
  const [text, format] = [useText(), useFormat()];
  const { item, price } = part.value;
  const isMarked = part.state === 'marked';
  const off =
    isMoney(price) && item.grossPrice !== null && item.grossPrice.cents > 0
      ? 1 - price.cents / item.grossPrice.cents
      : null;
  return (
    <ItemRow part={part} columns="prices" {...row}>
      <FigureCell
        name={`parts.${index}.value.price`}
        label={text('commerce.prices.priceOf', { item: itemLabelOf(item) })}
        kind="money"
        value={price}
        editing={row.editing}
        isMarked={isMarked}
        error={error}
        onChange={(typed) => {
          if (typeof typed !== 'number') onPrice(part.key, typed);
        }}
      />
      <span className={mergeClasses(styles.figure, styles.quiet)}>
        {off === null || isMarked
          ? ''
          : text('commerce.prices.off', { share: format.number(Math.round(off * 1000) / 10) })}
      </span>
    </ItemRow>
  );
});
