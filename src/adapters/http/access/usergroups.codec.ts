import * as t from 'io-ts';
import type { RightsCatalogue } from '../../../domain/access/rights-catalogue';
import type { Usergroup, UsergroupKind, UsergroupRow } from '../../../domain/access/usergroup';
import { idSet } from '../../../domain/shared/id-set';
import { sameValue } from '../../../domain/shared/same-value';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime, type Reader } from '../shared/wire';

// The member count travels as `members`; the mark for one user as `member`. Where nobody says what may be given, the
// API decides at the save.
const WireRow = t.type({
  id: Id,
  name: t.string,
  members: defaulted(t.number, 0),
  member: defaulted(Flag, false),
  givable: defaulted(Flag, true),
  datetime: optional(t.type({ added: optional(UtcDateTime), update: optional(UtcDateTime) })),
});
const WireUsergroup = t.intersection([
  WireRow,
  t.type({ rights: defaulted(t.array(t.string), []), users: defaulted(t.array(Id), []) }),
]);

const rowOf = ({ id, name, members, member, givable, datetime }: t.TypeOf<typeof WireRow>): UsergroupRow => ({
  id,
  name,
  members,
  member,
  givable,
  added: datetime?.added ?? null,
  changed: datetime?.update ?? null,
});

/**
 * User groups on the wire. Their lists travel only when they changed: what others put in meanwhile is not undone by a
 * new name.
 */
export const usergroupsCodec: ResourceCodec<UsergroupKind> = {
  endpoint: 'usergroup',
  plural: 'usergroups',
  singular: 'usergroup',
  saveSuffix: '/',
  row: mapped(WireRow, 'user group row', rowOf),
  detail: mapped(WireUsergroup, 'user group', (wire): Usergroup => ({
    ...rowOf(wire),
    rights: idSet(wire.rights),
    users: idSet(wire.users),
  })),
  write: (draft, before) => ({
    name: draft.name.trim(),
    rights: sameValue(draft.rights, before.rights) ? undefined : draft.rights,
    users: sameValue(draft.users, before.users) ? undefined : draft.users,
  }),
  wireNames: { changed: 'update' },
};

const WireRight = t.type({ code: t.string, label: t.string });
const WireModule = t.type({ label: t.string, rights: t.array(WireRight) });

/** The answer of `GET usergroup/rights`. */
export const rightsReader: Reader<RightsCatalogue> = mapped(
  t.type({ rights: t.array(t.type({ icon: defaulted(t.string, ''), label: t.string, modules: t.array(WireModule) })) }),
  'rights',
  ({ rights }): RightsCatalogue => rights,
);
