import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { Button } from '../../shared/controls/button';
import { MessageStrip } from '../../shared/page/message-strip';
import { FailedState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import type { Explaining } from './explaining.bridge';

/** Loading progress of promotions and prices, the reason of a failure, and what is left out. */
export const ExplainOffers = ({ explaining }: { readonly explaining: Explaining }) => {
  const { offers, date, coupon, terms, buyer, buyerName, asked, failure, share, send } = explaining;
  const [text, format] = [useText(), useFormat()];
  const read = (): void => {
    send({ type: 'terms.requested' });
  };
  const retrying = useRetry(terms !== null, read);
  if (offers === 'failed' && terms === null)
    return <FailedState title={text('commerce.explain.loadFailed')} failure={failure} {...retrying} />;
  const isUnknownCoupon =
    coupon !== '' && terms?.coupons?.some(({ code }) => code.toUpperCase() === coupon.trim().toUpperCase()) === false;
  const isUndated = !isCalendarDate(date);
  const isOlder =
    terms !== null && offers !== 'loading' && (buyer.date !== asked.date || buyer.account !== asked.account);
  const older = text('commerce.explain.older', {
    account: buyerName ?? text('commerce.explain.everybody'),
    date: format.day(buyer.date),
  });
  return (
    <>
      {offers === 'loading' && (terms === null || share > 0) && (
        <div role="status">
          <ProgressBar label={text('commerce.explain.loading')} done={share} total={share === 0 ? 0 : 1} />
          <p>
            {text('commerce.explain.loading')}{' '}
            <Button
              variant="subtle"
              size="small"
              onClick={() => {
                send({ type: 'terms.cancelled' });
              }}
            >
              {text('commerce.explain.stop')}
            </Button>
          </p>
        </div>
      )}
      {isUnknownCoupon && (
        <MessageStrip inset intent="warning">
          {text('commerce.explain.couponUnknown', { code: coupon })}
        </MessageStrip>
      )}
      {isUndated && terms !== null && (
        <MessageStrip inset intent="warning" title={older}>
          {text('commerce.explain.noDate')}
        </MessageStrip>
      )}
      {(offers === 'stopped' || offers === 'failed') && (
        <MessageStrip
          inset
          intent="warning"
          title={text(offers === 'failed' ? 'commerce.explain.loadFailed' : 'commerce.explain.stopped')}
          actions={<Button onClick={read}>{text('commerce.explain.again')}</Button>}
        >
          {isOlder ? older : terms === null ? text('commerce.explain.stoppedBody') : ''}
        </MessageStrip>
      )}
      {terms !== null && terms.unread > 0 && (
        <MessageStrip inset intent="warning">
          {text('commerce.explain.unread', { count: terms.unread })}
        </MessageStrip>
      )}
      {terms?.isTruncated === true && (
        <MessageStrip inset intent="warning">
          {text('commerce.explain.truncated')}
        </MessageStrip>
      )}
    </>
  );
};
