import { makeStyles } from '@griffel/react';
import { isUsableOn, missedMinimum, type TriedCart } from '../../../domain/commerce/tried-cart';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Money } from '../../../domain/shared/money';
import { MessageStrip } from '../../shared/page/message-strip';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { LinkText } from '../../shared/controls/link-text';

const useStyles = makeStyles({ list: { display: 'grid', gap: '8px', paddingBottom: '12px' } });

interface TriedCartsProps {
  readonly carts: readonly TriedCart[];
  /** The date of the explanation. */
  readonly date: CalendarDate;
  readonly total: Money | null;
}

/** The explained default carts, the date, and the properties that change the price. Rule R-COM-66. */
export const TriedCarts = ({ carts, date, total }: TriedCartsProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  if (carts.length === 0) return null;
  return (
    <div className={styles.list}>
      {carts.map((cart) => {
        const { id, name, start, end, hasPromotions } = cart;
        const isUsable = isUsableOn(cart, date);
        const minimum = missedMinimum(cart, total);
        return (
          <MessageStrip
            key={id}
            inset
            intent={isUsable && minimum === null ? 'info' : 'warning'}
            title={text('commerce.explain.cartOn', { name, date: format.day(date) })}
            actions={<LinkText href={`/defaultcart/${id}`}>{text('commerce.explain.openCart')}</LinkText>}
          >
            {[
              text('commerce.explain.cartPrices'),
              ...(hasPromotions ? [] : [text('commerce.explain.cartWithoutPromotions')]),
              ...(isUsable
                ? []
                : [
                    end === ''
                      ? text('commerce.explain.cartFrom', { start: format.day(start) })
                      : text('commerce.explain.cartBetween', { start: format.day(start), end: format.day(end) }),
                  ]),
              ...(minimum === null ? [] : [text('commerce.explain.cartMinimum', { minimum: format.money(minimum) })]),
            ].join(' ')}
          </MessageStrip>
        );
      })}
    </div>
  );
};
