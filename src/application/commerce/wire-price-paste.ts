import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { someAtATime } from '../shared/some-at-a-time';
import { token } from '../shared/token';
import type { Items } from './ports/items.port';
import { pricePasteMachine } from './price-paste.machine';

export type WiredPricePaste = typeof pricePasteMachine;
export const WiredPricePaste = token<WiredPricePaste>('wired-price-paste');

export const wirePricePaste = (items: Items): WiredPricePaste =>
  pricePasteMachine.provide({
    actors: {
      lookUp: fromPromise(({ input: { codes, onProgress }, signal }) =>
        pipe(
          someAtATime(codes, (code) => items.byCode(code, { signal }), { signal, onProgress }),
          taskEither.map((found) => found.filter((item) => item !== null)),
        )(),
      ),
    },
  });
