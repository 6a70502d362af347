import * as t from 'io-ts';
import type { Redirect, RedirectKind, RedirectRow } from '../../../domain/site/redirect';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireRow = t.type({
  id: Id,
  location_from: t.string,
  location_to: t.string,
  status: Word,
  catch_all: defaulted(Flag, false),
  datetime: optional(UtcDateTime),
});
const WireRedirect = t.intersection([WireRow, t.type({ comments: defaulted(t.string, '') })]);

const rowOf = ({
  id,
  location_from,
  location_to,
  status,
  catch_all,
  datetime,
}: t.TypeOf<typeof WireRow>): RedirectRow => ({
  id,
  from: location_from,
  to: location_to,
  status,
  catchAll: catch_all,
  datetime,
});

/** Redirects on the wire: a status is a number there, catch-all a flag. */
export const redirectCodec: ResourceCodec<RedirectKind> = {
  endpoint: 'redirect',
  plural: 'redirects',
  singular: 'redirect',
  row: mapped(WireRow, 'redirect row', rowOf),
  detail: mapped(WireRedirect, 'redirect', (wire): Redirect => ({ ...rowOf(wire), comments: wire.comments })),
  write: ({ from, to, status, catchAll, comments }, before) => ({
    location_from: from.trim(),
    location_to: to.trim(),
    status,
    catch_all: catchAll,
    comments: unlessEmpty(comments, before.comments),
  }),
  wireNames: { from: 'location_from', to: 'location_to', catchAll: 'catch_all' },
};
