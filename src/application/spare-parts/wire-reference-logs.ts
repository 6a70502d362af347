import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { ReferenceLogs } from './ports/reference-logs.port';
import { referenceLogsMachine } from './reference-logs.machine';

export type WiredReferenceLogs = typeof referenceLogsMachine;
export const WiredReferenceLogs = token<WiredReferenceLogs>('wired-reference-logs');

export const wireReferenceLogs = (logs: ReferenceLogs): WiredReferenceLogs =>
  referenceLogsMachine.provide({
    actors: {
      readLogs: fromPromise(({ input, signal }) =>
        pipe(
          logs.page(input, { signal }),
          taskEither.chain((page) =>
            pipe(
              logs.levels(input.reference, { signal }),
              taskEither.map((levels) => ({ page, levels })),
            ),
          ),
        )(),
      ),
    },
  });
