import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { can, canOpenModule } from '../../../domain/shared/permission';
import { canGrantAll } from '../../../domain/access/usergroup-authority.rule';
import { mayChangeSuperuser, mayDeleteUser } from '../../../domain/access/superuser.rule';
import { fullName, users, type User, type UserDraft, type UserKind } from '../../../domain/access/user';
import { userFields } from '../../../domain/access/user.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { normaliseEmail } from '../../../domain/shared/email.rule';
import type { MemoryCalls } from '../shared/memory-calls';
import { memoryGateway } from '../shared/memory-gateway';
import { rejected } from '../shared/refusals';
import { readingOf, storedOf } from '../shared/table-memory';
import type { MemoryPeople } from './published/memory-people';
import type { Caller } from '../shared/caller';

const forbidden: Either<Failure, never> = either.left({ kind: 'Forbidden' });

/** Replaces only items that the caller may grant; refuses to add others. Rule R-ACC-06. */
const replaceWithin = (
  present: readonly Id[],
  wanted: readonly Id[],
  givable: (id: Id) => boolean,
): Either<Failure, readonly Id[]> =>
  wanted.every((id) => present.includes(id) || givable(id))
    ? either.right([...new Set([...wanted, ...present.filter((id) => !givable(id))])])
    : forbidden;

/**
 * Users in memory, with the rules that a server adds to those of the form. Rules R-ACC-02, R-ACC-03, R-ACC-06 and
 * R-ACC-07.
 */
export const usersMemory = (calls: MemoryCalls, people: MemoryPeople): ResourceGateway<UserKind> => {
  const givable =
    (caller: Caller) =>
    (id: Id): boolean => {
      const group = people.groups.find(id);
      return group !== null && canGrantAll(caller, group.record.rights);
    };
  const superuserRemains = (without: Id): boolean =>
    people.users.all().some(({ id, su, active }) => su && active && id !== without);

  const editable = (user: User, caller: Caller): boolean =>
    caller.su || (!user.su && user.usergroups.every(givable(caller)));

  const mayBecome = (next: UserDraft, before: User | null, id: Id, caller: Caller): boolean => {
    if (before !== null && !editable(before, caller)) return false;
    if (next.su !== (before?.su ?? false) && !mayChangeSuperuser({ actor: caller, subject: { id } })) return false;
    if (!next.active && before?.active === true && id === caller.id) return false;
    return before?.su !== true || (next.su && next.active) || superuserRemains(id);
  };

  const accept = (draft: UserDraft, before: User | null, id: Id, caller: Caller): Either<Failure, User> => {
    const email = normaliseEmail(draft.email);
    if (people.users.all().some((user) => user.id !== id && user.email === email))
      return either.left(rejected(['email'], 'NOT_UNIQUE'));
    if (!mayBecome(draft, before, id, caller)) return forbidden;
    const websites = replaceWithin(before?.websites ?? [], draft.websites, (website) =>
      caller.websites.includes(website),
    );
    if (isLeft(websites)) return websites;
    const usergroups = replaceWithin(before?.usergroups ?? [], draft.usergroups, givable(caller));
    if (isLeft(usergroups)) return usergroups;
    return either.right({
      ...storedOf<User>(userFields, { ...draft, email }, before, id, 0),
      lastLogin: before?.lastLogin ?? null,
      websites: websites.right,
      usergroups: usergroups.right,
    });
  };

  return memoryGateway(calls, {
    resource: users,
    records: people.users,
    reading: { ...readingOf(userFields, []), filters: { name: fullName, usergroup: null } },
    callerFor: (action) =>
      people.callerWho((caller) =>
        action === 'view'
          ? canOpenModule(caller, 'users') || canOpenModule(caller, 'usergroups')
          : can(caller, `users.${action}`),
      ),
    accept,
    mayRemove: (user, caller) =>
      mayDeleteUser(caller.id, user.id) && editable(user, caller) && (!user.su || superuserRemains(user.id)),
    // `member` is not a field of a user, but lists can be sorted by it.
    shownTo: (user, caller, filter) =>
      Object.assign(
        {
          ...user,
          editable: editable(user, caller),
          websites: user.websites.filter((website) => caller.websites.includes(website)),
        },
        'usergroup' in filter && { member: user.usergroups.some((group) => group === filter['usergroup']) },
      ),
  });
};
