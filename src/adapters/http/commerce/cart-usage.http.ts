import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { CartUsage } from '../../../application/commerce/ports/cart-usage.port';
import type { Http } from '../shared/http';
import { payload } from '../shared/wire';
import { WireCartUse } from './default-cart.codec';

const Orders = payload('web_orders', t.array(WireCartUse));

/** Orders that used a cart, over HTTP. */
export const cartUsageHttp = (http: Http): CartUsage => ({
  of: (cart, options) =>
    pipe(
      http.call({ method: 'GET', path: `defaultcart/${encodeURIComponent(cart)}/usage` }, Orders, options),
      taskEither.map(({ body }) => body),
    ),
});
