import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Usergroups } from '../../../application/access/ports/usergroups.port';
import { canOpenModule } from '../../../domain/shared/permission';
import type { UsergroupRow } from '../../../domain/access/usergroup';
import type { Id } from '../../../domain/shared/id';
import { pageOf } from '../shared/list-page';
import type { MemoryCalls } from '../shared/memory-calls';
import type { MemoryPeople } from './published/memory-people';

/** User groups in memory; the filter `user` marks the groups of that person and leaves none out. */
export const usergroupsMemory = (calls: MemoryCalls, people: MemoryPeople): Usergroups => {
  const rowsFor = (user: Id | null): readonly UsergroupRow[] => people.groups.map(({ id, name }) => {
    const members = people.users.all().filter(({ usergroups }) => usergroups.includes(id));
    return { id, name, members: members.length, member: members.some((member) => member.id === user) };
  });
  return {
    list: (query, options) => calls.answer(() => pipe(
      people.callerWho((caller) => canOpenModule(caller, 'usergroups') || canOpenModule(caller, 'users')),
      either.map(() => pageOf(rowsFor(query.filter.user), query, { text: ({ name }) => name, filters: { user: null } })),
    ), options),
  };
};
