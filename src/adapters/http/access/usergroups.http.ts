import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Usergroups } from '../../../application/access/ports/usergroups.port';
import type { UsergroupRow } from '../../../domain/access/usergroup';
import type { Http } from '../shared/http';
import { pageReader, writeListQuery } from '../shared/list.codec';
import { defaulted, Flag, Id, mapped } from '../shared/wire';

// The member count travels as `members`; the mark for one user as `member`.
const Row = mapped(
  t.type({ id: Id, name: t.string, members: defaulted(t.number, 0), member: defaulted(Flag, false) }),
  'user group row',
  (wire): UsergroupRow => wire,
);

/** User groups over HTTP. */
export const usergroupsHttp = (http: Http): Usergroups => ({
  list: (query, options) =>
    pipe(
      http.call({ method: 'GET', path: 'usergroup', query: writeListQuery(query) }, pageReader('usergroups', Row, query), options),
      taskEither.map(({ body }) => body),
    ),
});
