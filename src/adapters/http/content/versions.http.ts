import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Versions } from '../../../application/content/ports/versions.port';
import type { Http } from '../shared/http';
import { Item } from './content.codec';
import { linkedNames } from './linked-names.http';

const Mutation = t.type({ current: Item, new: Item });

/** Earlier states of items over HTTP. */
export const versionsHttp = (http: Http): Versions => {
  const names = linkedNames(http);
  return {
    read: (module, entry, options) =>
      pipe(
        http.call({ method: 'GET', path: `${module}/mutation/${encodeURIComponent(entry)}` }, Mutation, options),
        taskEither.bindTo('answer'),
        taskEither.bind('current', ({ answer: { body } }) => names.item(body.current, options)),
        taskEither.bind('then', ({ answer: { body } }) => names.item(body.new, options)),
        taskEither.map(({ current, then }) => ({ current, then })),
      ),
  };
};
