import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Support } from '../../../application/session/ports/support.port';
import type { Http } from '../shared/http';
import { Nothing } from '../shared/wire';

/** Support over HTTP. */
export const supportHttp = (http: Http): Support => ({
  ask: ({ subject, message }, options) =>
    pipe(
      http.call(
        { method: 'POST', path: 'help', form: { subject: subject.trim(), message: message.trim() } },
        Nothing,
        options,
      ),
      taskEither.map(() => undefined),
    ),
});
