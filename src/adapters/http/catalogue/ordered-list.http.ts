import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { NewOrder, Ordered } from '../../../application/catalogue/ports/ordered.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Http } from '../shared/http';
import { Nothing, payload } from '../shared/wire';

/** Number of items up to which a sort may outlive its page: browsers send at most 64 KiB then and refuse more. */
const MAX_OUTLIVING = 1000;

/** Reads a sortable list, complete and in order. */
export const readOrdered = <Row>(
  http: Http,
  { endpoint, plural, row }: { readonly endpoint: string; readonly plural: string; readonly row: t.Type<Row, unknown> },
  options?: CallOptions,
): Answer<Ordered<Row>> =>
  pipe(
    http.call({ method: 'GET', path: endpoint }, payload(plural, t.array(row)), options),
    taskEither.map(({ body, version }) => ({ rows: body, version })),
  );

/** Sorts a list by `name[{id}]=position`. @returns the version of the new order */
export const sortOrdered = (
  http: Http,
  path: string,
  name: string,
  { ids, version }: NewOrder,
  options?: CallOptions,
): Answer<string | null> =>
  pipe(
    http.call(
      {
        method: 'PUT',
        path,
        form: { [name]: Object.fromEntries(ids.map((id, place) => [id, place + 1])) },
        version,
        outlivesPage: ids.length <= MAX_OUTLIVING,
      },
      Nothing,
      options,
    ),
    taskEither.map((answer) => answer.version),
  );
