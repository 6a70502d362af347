import * as t from 'io-ts';
import type { User, UserKind, UserRow } from '../../../domain/access/user';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, PictureAddress, UtcDateTime } from '../shared/wire';

const Name = t.type({ firstname: t.string, surname: t.string });

const WireRow = t.type({
  id: Id,
  name: Name,
  email: t.string,
  avatar: optional(PictureAddress),
  active: Flag,
  su: defaulted(Flag, false),
  // Where the API does not say, it decides at the save.
  editable: defaulted(Flag, true),
  lastLogin: optional(UtcDateTime),
});

const WireUser = t.intersection([
  WireRow,
  t.type({ websites: defaulted(t.array(Id), []), usergroups: defaulted(t.array(Id), []) }),
]);

const rowOf = ({ id, name, email, avatar, active, su, editable, lastLogin }: t.TypeOf<typeof WireRow>): UserRow => ({
  id,
  firstname: name.firstname,
  surname: name.surname,
  email,
  avatar,
  active,
  su,
  editable,
  lastLogin,
});

/** Users on the wire. The flags travel only when they changed: not everyone may set them. */
export const usersCodec: ResourceCodec<UserKind> = {
  endpoint: 'user',
  plural: 'users',
  singular: 'user',
  row: mapped(WireRow, 'user row', rowOf),
  detail: mapped(WireUser, 'user', (wire): User => ({
    ...rowOf(wire),
    websites: wire.websites,
    usergroups: wire.usergroups,
  })),
  write: (draft, before) => ({
    firstname: draft.firstname.trim(),
    surname: draft.surname.trim(),
    email: draft.email.trim(),
    active: draft.active === before.active ? undefined : draft.active,
    su: draft.su === before.su ? undefined : draft.su,
    websites: draft.websites,
    usergroups: draft.usergroups,
  }),
};
