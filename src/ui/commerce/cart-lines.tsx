import { useCallback } from 'react';
import type { Suggestion } from '../../application/content/ports/choices.port';
import { newLine, type CartLine } from '../../domain/commerce/default-cart';
import { withNewPart, type Parts } from '../../domain/shared/parts/part';
import { useFieldError } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import { CartLineRow } from './cart-line';
import { ItemList } from './item-list';
import { itemOf } from './item-of';
import { useParts } from '../shared/record/use-parts';
import { usePartError } from './use-part-error';

/** The items of a cart: add, change, remove, restore. @param stored the stored items */
export const CartLines = ({ stored }: { readonly stored: Parts<CartLine> }) => {
  const text = useText();
  const { parts, editing, change, assign, remove, restore, markOf, wrong, marked } = useParts(stored);
  const errorOf = usePartError(wrong);
  const choose = useCallback(
    (suggestion: Suggestion) => {
      change((all) =>
        all.some(({ value }) => value.item.id === suggestion.id) ? all : withNewPart(all, newLine(itemOf(suggestion))),
      );
    },
    [change],
  );
  const changeLine = useCallback(
    (key: string, changed: Partial<CartLine>) => {
      assign(key, (value) => ({ ...value, ...changed }));
    },
    [assign],
  );
  return (
    <ItemList
      title={text('commerce.cartItems.title')}
      parts={parts}
      marked={marked}
      editing={editing}
      columns="lines"
      heads={[text('commerce.cartItems.quantity'), text('commerce.cartItems.price')]}
      none={text('commerce.cartItems.none')}
      error={useFieldError('parts', undefined, undefined, text('commerce.cartItems.required'))}
      onChoose={choose}
    >
      {parts.map((part, index) => (
        <CartLineRow
          key={part.key}
          part={part}
          index={index}
          mark={markOf(part, index)}
          editing={editing}
          quantityError={errorOf(index, 'quantity', 'pieces')}
          priceError={errorOf(index, 'price', 'money')}
          onChange={changeLine}
          onRemove={remove}
          onRestore={restore}
        />
      ))}
    </ItemList>
  );
};
