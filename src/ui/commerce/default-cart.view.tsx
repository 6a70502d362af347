import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { defaultCarts, type CartDraft, type CartRow, type DefaultCart } from '../../domain/commerce/default-cart';
import { cartFields } from '../../domain/commerce/default-cart.rule';
import { isMoney } from '../../domain/shared/money';
import { RecordChoice } from '../content/published/choices/record-choices';
import { CommandButton } from '../shared/commands/command-button';
import { useDates } from '../shared/dates/use-dates';
import { calculator, list as listIcon } from '../shared/icons/shell-shapes';
import { canOpenModule } from '../../domain/shared/permission';
import { partOfPath } from '../../domain/shared/parts/merge-parts';
import { PlainList } from '../shared/list/plain-list';
import { filtersOf } from '../shared/list/table-list';
import type { ScreenProps } from '../shared/page/screen';
import { RecordMoney, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainRecord } from '../shared/record/plain-record';
import type { PartTextOf } from '../shared/record/record-conflict';
import { RecordDay } from '../shared/record/record-day';
import { LOADING_REASON } from '../shared/record/disabled-reasons';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { CartLines } from './cart-lines';
import { itemLabelOf } from '../../domain/commerce/published/item-label';
import { PERIOD_COLUMNS } from './period-list';
import { figureText } from './rule-text';

const FILTERS = filtersOf(cartFields);
const nameOf = ({ name }: Pick<CartRow, 'name'>): string => name;
const WORDS = { account: (account: CartDraft['account']) => account?.label ?? '' };

const NO_LINES: DefaultCart['parts'] = [];

const CartCode = ({ code }: { readonly code: string }) => {
  const text = useText();
  return (
    <RailSection lines={1} title={text('commerce.defaultCart.code')}>
      <p>{code === '' ? text('commerce.defaultCart.noCode') : code}</p>
    </RailSection>
  );
};

const CartRecord = (props: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const explains = canOpenModule(useSession().me, 'promotion');
  const today = useDates().today();
  // The start of a new cart is today.
  const resource = useMemo(
    () => ({ ...defaultCarts, blank: { ...defaultCarts.blank, start: props.params['id'] === undefined ? today : '' } }),
    [props.params, today],
  );
  const partText = useCallback<PartTextOf<CartDraft>>(
    (path, { parts }) => {
      const { key: wanted, field } = partOfPath(path);
      const part = parts.find(({ key }) => key === wanted);
      if (part === undefined) return { label: text('commerce.cartItems.title'), value: text('commerce.rule.gone') };
      const { item, quantity, price } = part.value;
      const pieces = figureText(quantity, 'pieces', text, format);
      const amount = isMoney(price) ? format.money(price) : '';
      if (field !== null) return { label: itemLabelOf(item), value: field === 'quantity' ? pieces : amount };
      return {
        label: itemLabelOf(item),
        value: part.state === 'marked' ? text('parts.marks.marked') : [pieces, amount].join(', '),
      };
    },
    [format, text],
  );
  return (
    <PlainRecord
      {...props}
      resource={resource}
      nameOf={nameOf}
      deletable
      words={WORDS}
      partText={partText}
      commands={(cart) => (
        <>
          {explains && (
            <CommandButton
              variant="subtle"
              command={{
                key: 'explain',
                label: 'commerce.explain.title',
                icon: calculator,
                disabledReason: cart === null ? LOADING_REASON : null,
                run: () => {
                  navigate(`/commerce/explain?cart=${cart?.id ?? ''}`);
                },
              }}
            />
          )}
          <CommandButton
            variant="subtle"
            command={{
              key: 'usage',
              label: 'commerce.cartUsage.open',
              icon: listIcon,
              disabledReason: cart === null ? LOADING_REASON : null,
              run: () => {
                navigate(`/defaultcart/${cart?.id ?? ''}/usage`);
              },
            }}
          />
        </>
      )}
    >
      {(cart) => (
        <RecordLayout
          rail={
            <>
              <CartCode code={cart?.code ?? ''} />
              <RailSection handlesPending>
                <RecordToggle<CartDraft> name="hasPromotions" />
                <RecordToggle<CartDraft> name="mixesItems" />
                <RecordToggle<CartDraft> name="singleUse" />
              </RailSection>
            </>
          }
        >
          <FieldGrid>
            <Wide>
              <RecordTextField<CartDraft> name="name" />
            </Wide>
            <RecordChoice<CartDraft> source="account" name="account" />
            <RecordMoney<CartDraft> name="minimum" />
            <RecordDay<CartDraft> name="start" required />
            <RecordDay<CartDraft> name="end" />
            <Wide>
              <RecordTextArea<CartDraft> name="description" />
            </Wide>
          </FieldGrid>
          <CartLines stored={cart?.parts ?? NO_LINES} />
        </RecordLayout>
      )}
    </PlainRecord>
  );
};

export const defaultCartViews = {
  list: () => (
    <PlainList
      resource={defaultCarts}
      strings="commerce.defaultCarts"
      columns={PERIOD_COLUMNS}
      filters={FILTERS}
      nameOf={nameOf}
    />
  ),
  record: CartRecord,
};
