import { useCallback, useState } from 'react';
import type { Suggestion } from '../../application/content/ports/choices.port';
import type { NetPrice } from '../../domain/commerce/net-price';
import { withNewPart, type Parts } from '../../domain/shared/parts/part';
import type { TypedMoney } from '../../domain/shared/typed-number';
import { Button } from '../shared/controls/button';
import { list as listIcon } from '../shared/icons/shell-shapes';
import { useText } from '../shared/runtime/use-text';
import { ItemList } from './item-list';
import { itemOf } from './item-of';
import { PricePaste } from './price-paste';
import { PriceRow } from './price-row';
import { useParts } from '../shared/record/use-parts';
import { usePartError } from './use-part-error';

/** The net prices of a price list: add, paste, remove, restore. @param stored the stored prices */
export const PriceList = ({ stored }: { readonly stored: Parts<NetPrice> }) => {
  const text = useText();
  const { parts, editing, change, assign, remove, restore, markOf, wrong, marked } = useParts(stored);
  const errorOf = usePartError(wrong);
  const [pasting, setPasting] = useState(false);
  const choose = useCallback(
    (suggestion: Suggestion) => {
      change((all) =>
        all.some(({ value }) => value.item.id === suggestion.id)
          ? all
          : withNewPart(all, { item: itemOf(suggestion), price: null }),
      );
    },
    [change],
  );
  const setPrice = useCallback(
    (key: string, price: TypedMoney) => {
      assign(key, (value) => ({ ...value, price }));
    },
    [assign],
  );
  return (
    <>
      <ItemList
        title={text('commerce.prices.title')}
        parts={parts}
        marked={marked}
        editing={editing}
        columns="prices"
        heads={[text('commerce.prices.net'), text('commerce.prices.difference')]}
        none={text('commerce.prices.none')}
        commands={
          <Button
            icon={listIcon}
            onClick={() => {
              setPasting(true);
            }}
          >
            {text('commerce.paste.open')}
          </Button>
        }
        onChoose={choose}
      >
        {parts.map((part, index) => (
          <PriceRow
            key={part.key}
            part={part}
            index={index}
            mark={markOf(part, index)}
            editing={editing}
            error={errorOf(index, 'price', 'money')}
            onPrice={setPrice}
            onRemove={remove}
            onRestore={restore}
          />
        ))}
      </ItemList>
      {pasting && (
        <PricePaste
          prices={parts}
          onTake={(prices) => {
            change(() => prices);
          }}
          onClose={() => {
            setPasting(false);
          }}
        />
      )}
    </>
  );
};
