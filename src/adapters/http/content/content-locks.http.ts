import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ContentLocks } from '../../../application/content/ports/content-locks.port';
import type { LockRef } from '../../../domain/content/editor-lock';
import { formatUtc } from '../../../domain/shared/instant';
import type { Http } from '../shared/http';
import { Nothing } from '../shared/wire';
import { WireLock } from './content.codec';

const Given = t.type({ locked: WireLock });
const at = ({ module, id }: LockRef): string => `${module}/${encodeURIComponent(id)}`;

/** Locks over HTTP; acquiring one's own lock again is a heartbeat. */
export const contentLocksHttp = (http: Http): ContentLocks => ({
  acquire: (ref, options) =>
    pipe(
      http.call({ method: 'PUT', path: `${at(ref)}/lock`, form: {} }, Given, options),
      taskEither.map(({ body }) => ({ since: body.locked?.since ?? null })),
    ),
  release: ({ since, ...ref }) =>
    pipe(
      http.call(
        {
          method: 'PUT',
          path: `${at(ref)}/unlock`,
          form: since === null ? {} : { since: formatUtc(since) },
          outlivesPage: true,
        },
        Nothing,
      ),
      taskEither.map(() => undefined),
    ),
});
