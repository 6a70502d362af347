import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { CouponKind, CouponRow } from '../../domain/commerce/coupon';
import { foldCase } from '../../domain/shared/fold';
import type { Id } from '../../domain/shared/id';
import { defaultQuery } from '../../domain/shared/list-query';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import type { ListGateway } from '../shared/ports/resource-gateway.port';
import { token } from '../shared/token';

interface TypedCode {
  readonly code: string;
  /** The edited coupon; null for a new one. */
  readonly id: Id | null;
}

/** Another coupon with the same code, ignoring case; null when there is none. Rule R-COM-10. */
export type WiredCouponTwin = LoadingMachine<CouponRow | null, TypedCode>;
export const WiredCouponTwin = token<WiredCouponTwin>('wired-coupon-twin');

export const wireCouponTwin = (coupons: Pick<ListGateway<CouponKind>, 'list'>): WiredCouponTwin =>
  loadingMachineOf<CouponRow | null, TypedCode>().provide({
    actors: {
      load: fromPromise(({ input: { asked }, signal }) =>
        pipe(
          coupons.list(defaultQuery({ code: asked.code.trim(), type: '', singleUse: null }, 100), { signal }),
          taskEither.map(
            ({ rows }) =>
              rows.find(({ id, code }) => id !== asked.id && foldCase(code) === foldCase(asked.code.trim())) ?? null,
          ),
        )(),
      ),
    },
  });
