import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Usergroups } from '../../../application/access/ports/usergroups.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { ALL_RIGHTS, RIGHTS } from '../../../domain/access/rights';
import type { RightsCatalogue } from '../../../domain/access/rights-catalogue';
import { usergroups, type Usergroup, type UsergroupDraft } from '../../../domain/access/usergroup';
import { canGrantAll } from '../../../domain/access/usergroup-authority.rule';
import { usergroupFields } from '../../../domain/access/usergroup.rule';
import type { Failure } from '../../../domain/shared/failure';
import { foldCase } from '../../../domain/shared/fold';
import type { Id } from '../../../domain/shared/id';
import { idSet } from '../../../domain/shared/id-set';
import { sameValue } from '../../../domain/shared/same-value';
import { can, canOpenModule } from '../../../domain/shared/permission';
import { answerTo, mayOpen } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { memoryGateway } from '../shared/memory-gateway';
import { rejected } from '../shared/refusals';
import { readingOf, storedOf } from '../shared/table-memory';
import type { MemoryPeople } from './published/memory-people';
import type { Caller } from '../shared/caller';

const forbidden: Either<Failure, never> = either.left({ kind: 'Forbidden' });

const CATALOGUE: RightsCatalogue = RIGHTS.map(({ label, icon, modules }) => ({
  icon,
  label,
  modules: modules.map(({ prefix, actions, label: name }) => ({
    label: name,
    rights: actions.map((action) => ({ code: `${prefix}.${action}`, label: `access.rights.action.${action}` })),
  })),
}));

const mayList = (caller: Caller): boolean => canOpenModule(caller, 'usergroups') || canOpenModule(caller, 'users');

/** User groups in memory, with the rules that a server adds to those of the form. Rule R-ACC-12. */
export const usergroupsMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock): Usergroups => {
  const withIn = (
    present: readonly string[],
    wanted: readonly string[],
    mayChange: (id: string) => boolean,
  ): readonly string[] | null =>
    wanted.every((id) => present.includes(id) || mayChange(id))
      ? idSet([...wanted, ...present.filter((id) => !mayChange(id))])
      : null;

  const accept = (
    draft: UsergroupDraft,
    before: Usergroup | null,
    id: Id,
    caller: Caller,
  ): Either<Failure, Usergroup> => {
    const [present, name] = [before ?? usergroups.blank, draft.name.trim()];
    const unknown = {
      rights: draft.rights.some((right) => !ALL_RIGHTS.includes(right) && !present.rights.includes(right)),
      users: draft.users.some((user) => people.users.find(user) === null),
    };
    const wrong = Object.entries(unknown).flatMap(([field, is]) => (is ? [field] : []));
    if (wrong.length > 0) return either.left(rejected(wrong));
    if (people.groups.all().some((group) => group.id !== id && foldCase(group.name) === foldCase(name)))
      return either.left(rejected(['name'], 'NAME_IN_USE'));
    const givesAll = canGrantAll(caller, present.rights);
    const rights = withIn(present.rights, draft.rights, (right) => can(caller, right));
    const members = withIn(
      present.users,
      draft.users,
      (user) => givesAll && (caller.su || people.users.find(user)?.record.su !== true),
    );
    if (rights === null || members === null || (!givesAll && !sameValue(name, present.name))) return forbidden;
    const changed = clock.now();
    const stored = storedOf<Usergroup>(usergroupFields, draft, before, id, changed);
    return either.right({ ...stored, rights, users: members, members: members.length, changed });
  };

  return {
    ...memoryGateway(calls, {
      resource: usergroups,
      records: people.groups,
      reading: { ...readingOf(usergroupFields, ['name']), filters: { user: null } },
      callerFor: (action) =>
        people.callerWho((caller) => (action === 'view' ? mayList(caller) : can(caller, `usergroups.${action}`))),
      accept,
      mayRemove: ({ rights }, caller) => canGrantAll(caller, rights),
      shownTo: (group, caller, filter) => ({
        ...group,
        member: group.users.some((user) => user === Reflect.get(filter, 'user')),
        givable: canGrantAll(caller, group.rights),
      }),
    }),
    rights: (options) => answerTo(calls, people)(mayOpen('usergroups'), options, () => either.right(CATALOGUE)),
  };
};
