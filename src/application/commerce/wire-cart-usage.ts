import { fromPromise } from 'xstate';
import type { CartUse } from '../../domain/commerce/default-cart';
import type { Id } from '../../domain/shared/id';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { CartUsage } from './ports/cart-usage.port';

/** Orders that used a cart, by cart id. */
export type WiredCartUsage = LoadingMachine<readonly CartUse[], Id>;
export const WiredCartUsage = token<WiredCartUsage>('wired-cart-usage');

export const wireCartUsage = (usage: CartUsage): WiredCartUsage =>
  loadingMachineOf<readonly CartUse[], Id>().provide({
    actors: { load: fromPromise(({ input: { asked }, signal }) => usage.of(asked, { signal })()) },
  });
