import { memo } from 'react';
import type { CartLine } from '../../domain/commerce/default-cart';
import type { Part } from '../../domain/shared/parts/part';
import { useText } from '../shared/runtime/use-text';
import { FigureCell } from './figure-cell';
import { ItemRow } from './item-row';
import { itemLabelOf } from '../../domain/commerce/published/item-label';
import type { PartMark } from '../shared/record/part-tag';

interface CartLineRowProps {
  readonly part: Part<CartLine>;
  readonly index: number;
  readonly mark: PartMark | null;
  readonly editing: boolean;
  readonly quantityError: string | undefined;
  readonly priceError: string | undefined;
  /** Each callback keeps its identity. */
  readonly onChange: (key: string, changed: Partial<CartLine>) => void;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
}

/** An item of a cart, with quantity and price. Rule R-COM-56. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { part, index, quantityError, priceError, onChange, ...row } = props;
  const text = useText();
  const { item, quantity, price } = part.value;
  const named = { item: itemLabelOf(item) };
  const cell = { editing: row.editing, isMarked: part.state === 'marked' };
  return (
    <ItemRow part={part} columns="lines" {...row}>
      <FigureCell
        {...cell}
        name={`parts.${index}.value.quantity`}
        label={text('commerce.cartItems.quantityOf', named)}
        kind="pieces"
        value={quantity}
        error={quantityError}
        onChange={(typed) => {
          if (typeof typed !== 'object' || typed === null) onChange(part.key, { quantity: typed });
        }}
      />
      <FigureCell
        {...cell}
        name={`parts.${index}.value.price`}
        label={text('commerce.cartItems.priceOf', named)}
        kind="money"
        value={price}
        error={priceError}
        onChange={(typed) => {
          if (typeof typed !== 'number') onChange(part.key, { price: typed });
        }}
      />
    </ItemRow>
  );
});
