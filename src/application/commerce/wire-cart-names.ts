import { fromPromise } from 'xstate';
import type { CartKind, CartRow } from '../../domain/commerce/default-cart';
import { defaultQuery, type Page } from '../../domain/shared/list-query';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import type { ListGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';

/** Default carts by part of their name: the first ones, and the total. */
export type WiredCartNames = LoadingMachine<Page<CartRow>, string>;
export const WiredCartNames = token<WiredCartNames>('wired-cart-names');

export const wireCartNames = (carts: Pick<ListGateway<CartKind>, 'list'>): WiredCartNames =>
  loadingMachineOf<Page<CartRow>, string>().provide({
    actors: {
      load: fromPromise(({ input: { asked }, signal }) =>
        carts.list({ ...defaultQuery({ name: asked }, 25), sort: { field: 'name', order: 'asc' } }, { signal })(),
      ),
    },
  });
