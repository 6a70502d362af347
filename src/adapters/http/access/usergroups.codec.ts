import * as t from 'io-ts';
import type { RightsCatalogue } from '../../../domain/access/rights-catalogue';
import type { UsergroupKind } from '../../../domain/access/usergroup';
import { usergroupFields } from '../../../domain/access/usergroup.rule';
import { idSet } from '../../../domain/shared/id-set';
import { sameValue } from '../../../domain/shared/same-value';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime, type Reader } from '../shared/wire';

const Times = t.type({
  datetime: defaulted(t.type({ added: optional(UtcDateTime), update: optional(UtcDateTime) }), {
    added: null,
    update: null,
  }),
});

/** User groups on the wire. Lists are sent only if changed, so that renaming does not undo additions by others. */
export const usergroupsCodec: ResourceCodec<UsergroupKind> = {
  ...tableCodec(usergroupFields, {
    endpoint: 'usergroup',
    plural: 'usergroups',
    singular: 'usergroup',
    wireNames: { changed: 'update' },
    byHand: {
      members: { value: defaulted(t.number, 0) },
      // Without this field, the API decides at the save.
      givable: { value: defaulted(Flag, true) },
      added: { reader: mapped(Times, 'times', ({ datetime }) => datetime.added) },
      changed: { reader: mapped(Times, 'times', ({ datetime }) => datetime.update) },
      rights: {
        value: mapped(defaulted(t.array(t.string), []), 'rights', idSet),
        write: (rights, before) => ({ rights: sameValue(rights, before) ? undefined : rights }),
      },
      users: {
        value: mapped(defaulted(t.array(Id), []), 'users', idSet),
        write: (users, before) => ({ users: sameValue(users, before) ? undefined : users }),
      },
    },
  }),
  saveSuffix: '/',
};

const WireRight = t.type({ code: t.string, label: t.string });
const WireModule = t.type({ label: t.string, rights: t.array(WireRight) });

/** The answer of `GET usergroup/rights`. */
export const rightsReader: Reader<RightsCatalogue> = mapped(
  t.type({ rights: t.array(t.type({ icon: defaulted(t.string, ''), label: t.string, modules: t.array(WireModule) })) }),
  'rights',
  ({ rights }): RightsCatalogue => rights,
);
