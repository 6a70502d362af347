import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Usergroups } from '../../../application/access/ports/usergroups.port';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { rightsReader, usergroupsCodec } from './usergroups.codec';

/** User groups over HTTP. */
export const usergroupsHttp = (http: Http): Usergroups => ({
  ...httpGateway(http, usergroupsCodec),
  rights: (options) =>
    pipe(
      http.call({ method: 'GET', path: 'usergroup/rights' }, rightsReader, options),
      taskEither.map(({ body }) => body),
    ),
});
