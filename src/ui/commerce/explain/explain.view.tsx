import { makeStyles } from '@griffel/react';
import { useMemo, useRef, useState } from 'react';
import { explainCart } from '../../../domain/commerce/explain';
import { fillsOf, readCartAddress } from '../../../application/commerce/explain-address';
import { isCounted } from '../../../domain/commerce/explain-rule';
import { offersOf } from '../../../domain/commerce/offers';
import { cartTermsOf } from '../../../domain/commerce/tried-cart';
import { CommandButton } from '../../shared/commands/command-button';
import { useDates } from '../../shared/dates/use-dates';
import { cart as cartSign, reset } from '../../shared/icons/shell-shapes';
import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { EmptyState } from '../../shared/page/states';
import { CommandRow } from '../../shared/record/command-row';
import { useAllowed } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { narrow, phone, sizes, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ExplainBuyer } from './explain-buyer';
import { ExplainCart } from './explain-cart';
import { ExplainFilling } from './explain-filling';
import { ExplainOffers } from './explain-offers';
import { ExplainResult } from './explain-result';
import { ExplainTotals } from './explain-totals';
import { useCartStart, useCartAddress, useExplaining } from './explaining.bridge';
import { FillDialog } from './fill-dialog';
import { TriedCarts } from './tried-carts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '428px minmax(0, 1fr)',
    flex: '1',
    minHeight: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { display: 'block', overflow: 'auto' },
    [slim]: { display: 'block', overflow: 'auto' },
  },
  cart: {
    minWidth: 0,
    overflow: 'auto',
    padding: `14px ${sizes.sheetPadding}`,
    [narrow]: { overflow: 'visible' },
    [slim]: { overflow: 'visible' },
    [phone]: { padding: `14px ${sizes.phonePadding}` },
  },
  result: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    [slim]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  why: {
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    padding: `10px ${sizes.sheetPadding}`,
    [phone]: { padding: `10px ${sizes.phonePadding}` },
  },
  total: {
    flex: 'none',
    padding: `8px ${sizes.sheetPadding} 12px`,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    [phone]: { padding: `8px ${sizes.phonePadding} 12px` },
  },
  head: { display: 'flex', alignItems: 'baseline', gap: '8px', padding: '4px 0' },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface ExplainedCartProps extends ScreenProps {
  /** The URL query at the start of the cart. */
  readonly search: string;
  readonly onWritten: (search: string) => void;
}

const ExplainedCart = ({ title, search, onWritten }: ExplainedCartProps) => {
  const styles = useStyles();
  const text = useText();
  const today = useDates().today();
  const [begun] = useState(() => readCartAddress(search, today));
  const cartTitle = useRef<HTMLHeadingElement>(null);
  const [isFillOpen, setFillOpen] = useState(false);
  const mayFill = useAllowed('defaultcart').edit;
  const explaining = useExplaining({
    account: begun.account,
    date: begun.date,
    coupon: begun.coupon,
    fill: fillsOf(begun),
  });
  useCartAddress(explaining, today, onWritten);
  const { account, terms, buyer, coupon, lines, carts, pending, unknown, offers, isFilling, send } = explaining;
  const counted = useMemo(() => lines.filter(isCounted), [lines]);
  const explained = useMemo(
    () =>
      terms === null
        ? null
        : explainCart(offersOf(terms, null), { ...buyer, coupon, lines: counted, ...cartTermsOf(carts) }),
    [buyer, carts, counted, coupon, terms],
  );
  const isEmpty = lines.length === 0 && coupon === '' && pending.length === 0 && unknown.length === 0;
  return (
    <>
      <PageHeader title={title}>
        <span>{text('commerce.explain.estimate')}</span>
      </PageHeader>
      <CommandRow>
        {mayFill && (
          <CommandButton
            aria-haspopup="dialog"
            command={{
              key: 'fill',
              label: 'commerce.explain.fill',
              icon: cartSign,
              disabledReason: null,
              run: () => {
                setFillOpen(true);
              },
            }}
          />
        )}
        <CommandButton
          variant="subtle"
          command={{
            key: 'clearCart',
            label: 'commerce.explain.clear',
            icon: reset,
            disabledReason: isEmpty ? { key: 'commerce.explain.clearOff' } : null,
            run: () => {
              send({ type: 'cart.cleared' });
              cartTitle.current?.focus();
            },
          }}
        />
      </CommandRow>
      <div className={styles.columns}>
        <section className={styles.cart} aria-label={text('commerce.explain.cart')}>
          <ExplainBuyer explaining={explaining} />
          <TriedCarts carts={carts} date={buyer.date} total={explained?.total ?? null} />
          <div className={styles.head}>
            <h2 ref={cartTitle} tabIndex={-1} className={styles.title}>
              {text('commerce.explain.cart')}
            </h2>
            {counted.length > 0 && (
              <span className={styles.quiet}>
                {text('commerce.explain.count', {
                  count: counted.length,
                  pieces: text('commerce.rule.pieces', {
                    count: counted.reduce((sum, { quantity }) => sum + quantity, 0),
                  }),
                })}
              </span>
            )}
          </div>
          <ExplainFilling explaining={explaining} />
          <ExplainCart
            lines={lines}
            priced={explained?.lines ?? []}
            onChange={(next) => {
              send({ type: 'lines.changed', lines: next });
            }}
          />
        </section>
        <section className={styles.result} aria-label={text('commerce.explain.why')} aria-busy={offers === 'loading'}>
          <div className={styles.why}>
            <ExplainOffers explaining={explaining} />
            {lines.length === 0 && !isFilling && (
              <EmptyState title={text('commerce.explain.emptyTitle')} body={text('commerce.explain.empty')} />
            )}
            {lines.length > 0 && explained !== null && <ExplainResult explanation={explained} />}
          </div>
          {lines.length > 0 && explained !== null && (
            <div className={styles.total}>
              <ExplainTotals
                explanation={explained}
                hasOwnPrices={counted.some(({ price }) => price !== undefined)}
                isIncomplete={counted.length < lines.length}
              />
            </div>
          )}
        </section>
      </div>
      {isFillOpen && (
        <FillDialog
          onClose={() => {
            setFillOpen(false);
          }}
          onChoose={({ id }) => {
            setFillOpen(false);
            const isBlank = lines.length + pending.length === 0;
            send({
              type: 'fill.requested',
              source: { kind: 'cart', id, takes: { account: isBlank || account === null, date: isBlank } },
            });
          }}
        />
      )}
    </>
  );
};

/** Explains the estimated price of a cart for an account on a day. Rules R-COM-30 to R-COM-38. */
export const ExplainView = (props: ScreenProps) => {
  const { begun, note } = useCartStart();
  return <ExplainedCart {...props} key={begun.times} search={begun.search} onWritten={note} />;
};
