import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { CommerceExtras } from '../../../application/commerce/ports/commerce-extras.port';
import type { CalendarRecords } from '../../../domain/commerce/calendar';
import type { CartTerms } from '../../../domain/commerce/cart-terms';
import type { Failure } from '../../../domain/shared/failure';
import type { Answer } from '../../../application/shared/ports/call';
import type { Dated } from '../../../domain/site/published/dated';
import type { Http } from '../shared/http';
import { defaulted, Flag, Id, mapped, optional, payload, UtcDateTime } from '../shared/wire';
import { couponCodec } from './coupon.codec';
import { netPricesCodec } from './net-price.codec';
import { promotionCodec } from './promotion.codec';

const WireTerms = t.type({
  promotions: t.array(promotionCodec.detail),
  netpricepromotions: t.array(netPricesCodec.detail),
  coupons: optional(t.array(couponCodec.detail)),
  truncated: defaulted(Flag, false),
});

const termsOf = (wire: t.TypeOf<typeof WireTerms>): CartTerms => ({
  promotions: wire.promotions,
  netPrices: wire.netpricepromotions,
  coupons: wire.coupons,
  isTruncated: wire.truncated,
  unread: 0,
});

const Applicable = payload('applicable', mapped(WireTerms, 'applicable', termsOf));

const WireDated = mapped(
  t.type({ id: Id, title: t.string, start: UtcDateTime, end: optional(UtcDateTime) }),
  'dated',
  (dated): Dated => dated,
);

const Calendar = payload(
  'calendar',
  mapped(
    t.intersection([WireTerms, t.type({ events: optional(t.array(WireDated)), popups: optional(t.array(WireDated)) })]),
    'calendar',
    ({ events, popups, ...wire }): CalendarRecords => ({ ...termsOf(wire), events, popups }),
  ),
);

/** An API without an extra reads its path as that of a record, which it does not find or refuses. */
const ABSENT: readonly Failure['kind'][] = ['NotFound', 'NotOffered', 'Forbidden', 'FieldsRejected'];

const orNull = <A>(answer: Answer<{ readonly body: A }>): Answer<A | null> =>
  pipe(
    answer,
    taskEither.map(({ body }): A | null => body),
    taskEither.orElse((failure) => (ABSENT.includes(failure.kind) ? taskEither.right(null) : taskEither.left(failure))),
  );

/** Answers about several records at once, over HTTP. */
export const commerceExtrasHttp = (http: Http): CommerceExtras => ({
  applicable: ({ account, date }, options) =>
    orNull(
      http.call(
        { method: 'GET', path: 'promotion/applicable', query: { ...(account !== null && { account }), date } },
        Applicable,
        options,
      ),
    ),
  calendar: ({ start: from, end: to }, options) =>
    orNull(http.call({ method: 'GET', path: 'commerce/calendar', query: { from, to } }, Calendar, options)),
});
