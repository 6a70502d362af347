import { makeStyles } from '@griffel/react';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useKey } from '../shared/focus/keys.bridge';
import { PageHeader } from '../shared/page/page-header';
import type { ScreenProps } from '../shared/page/screen';
import { EmptyState, FailedState } from '../shared/page/states';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useCartUsage } from './cart-usage.bridge';

const useStyles = makeStyles({
  box: {
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    padding: `0 ${sizes.sheetPadding} 24px`,
    [phone]: { padding: `0 ${sizes.phonePadding} 16px` },
  },
  table: {
    'width': '100%',
    'borderCollapse': 'collapse',
    '& th, & td': {
      height: sizes.tableRow,
      padding: '0 12px 0 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'left',
    },
    '& th': {
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightRegular,
      color: tokens.colorNeutralForeground3,
    },
    // On a phone, each row is a card.
    [phone]: {
      'display': 'block',
      '& thead': { display: 'none' },
      '& tbody, & tr, & td': { display: 'block' },
      '& tr': { padding: '11px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
      '& td': { height: 'auto', padding: 0, borderBottomStyle: 'none', overflowWrap: 'anywhere' },
      '& td:first-child': { fontWeight: tokens.fontWeightSemibold },
      '& td:empty': { display: 'none' },
      '& td[data-title]': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
      '& td[data-title]::before': { content: 'attr(data-title) ": "' },
    },
  },
});

/** The orders that used a default cart; rows cannot be opened. Rule R-COM-57. */
export const CartUsageView = (props: ScreenProps) => <CartUsage key={props.params['id'] ?? ''} {...props} />;

const CartUsage = ({ params, title }: ScreenProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const [, navigate] = useLocation();
  const id = params['id'] ?? '';
  const { uses, failure, retry } = useCartUsage(id);
  const back = useCallback(() => {
    navigate(`/defaultcart/${id}`);
  }, [id, navigate]);
  useKey('Escape', back);
  return (
    <>
      <PageHeader title={title} action={undefined} record={undefined} onBack={back} />
      <div className={styles.box} aria-busy={failure === null && uses === null}>
        {failure !== null && (
          <FailedState title={text('commerce.cartUsage.failed')} failure={failure} onRetry={retry} />
        )}
        {failure === null && uses === null && <TextSkeleton lines={12} />}
        {uses?.length === 0 && (
          <EmptyState title={text('commerce.cartUsage.none')} body={text('commerce.cartUsage.noneBody')} />
        )}
        {uses !== null && uses.length > 0 && (
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{text('commerce.cartUsage.client')}</th>
                <th scope="col">{text('commerce.cartUsage.contact')}</th>
                <th scope="col">{text('commerce.cartUsage.order')}</th>
                <th scope="col">{text('commerce.cartUsage.date')}</th>
              </tr>
            </thead>
            <tbody>
              {uses.map(({ client, contact, order, at }) => (
                <tr key={order}>
                  <td>{client}</td>
                  <td data-title={text('commerce.cartUsage.contact')}>{contact}</td>
                  <td data-title={text('commerce.cartUsage.order')}>{order}</td>
                  <td data-title={text('commerce.cartUsage.date')}>{format.dateTime(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
};
