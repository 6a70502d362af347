import * as t from 'io-ts';
import type { UserKind } from '../../../domain/access/user';
import { userFields } from '../../../domain/access/user.rule';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional, PictureAddress } from '../shared/wire';

const Name = t.type({ name: t.type({ firstname: t.string, surname: t.string }) });
const Ids = defaulted(t.array(Id), []);

/** Users on the wire. Flags are sent only if changed, because not everyone may set them. */
export const usersCodec: ResourceCodec<UserKind> = tableCodec(userFields, {
  endpoint: 'user',
  plural: 'users',
  singular: 'user',
  byHand: {
    firstname: { reader: mapped(Name, 'name', ({ name }) => name.firstname) },
    surname: { reader: mapped(Name, 'name', ({ name }) => name.surname) },
    avatar: { value: optional(PictureAddress) },
    active: { value: Flag, write: (active, before) => ({ active: active === before ? undefined : active }) },
    su: { write: (su, before) => ({ su: su === before ? undefined : su }) },
    // Without this field, the API decides at the save.
    editable: { value: defaulted(Flag, true) },
    websites: { value: Ids, write: (websites) => ({ websites }) },
    usergroups: { value: Ids, write: (usergroups) => ({ usergroups }) },
  },
});
