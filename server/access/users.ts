import { inArray } from 'drizzle-orm';
import { mayDeleteUser } from '../../src/domain/access/superuser.rule';
import { users } from '../database/schema';
import { gone, ok, withAnyRightOf, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { idOf, refusingDoubles, savedAt } from '../shared/record';
import { forbidden, notFound } from '../shared/refusal';
import { readRemoval, removalAnswer, type Kept } from '../shared/removal';
import { checkVersion, etagOf } from '../shared/version';
import { superuserRemains, takeSuperuserTurn } from './published/grants';
import { findUser, listUsers, userOf } from './user-list';
import { addUser, saveUser } from './user-save';

/** Fields that are refused together, by the name of the unique index. */
const UNIQUE = { users_email: ['email'] };

/** Users: the list is for whoever has a right on users or on groups, whose forms list members. */
export const userEndpoints: readonly Endpoint[] = [
  withAnyRightOf('users', 'usergroups')('GET', 'user', listUsers),
  withRight('users.edit')('GET', 'user/:id', (call) => {
    call.query.only();
    return recordOf(call, idOf(call));
  }),
  withRight('users.add')('POST', 'user', async (call) => {
    const id = await refusingDoubles(UNIQUE, addUser(call));
    return savedAt('user', id, 201, await recordOf(call, id));
  }),
  withRight('users.edit')('PUT', 'user/:id', async (call) => {
    const id = idOf(call);
    await refusingDoubles(UNIQUE, saveUser(call, id));
    return savedAt('user', id, 200, await recordOf(call, id));
  }),
  withRight('users.delete')('DELETE', 'user', async (call) =>
    removalAnswer(await removeUsers(call, readRemoval(call.form))),
  ),
  withRight('users.delete')('DELETE', 'user/:id', async (call) => {
    call.form.only();
    const [kept] = await removeUsers(call, [idOf(call)], call.header('if-match'));
    if (kept !== undefined) throw kept.code === 'NOT_FOUND' ? notFound() : forbidden();
    return gone;
  }),
];

const recordOf = async ({ services: { db }, caller }: SignedInCall, id: number): Promise<Answer> => {
  const user = await findUser(db, caller, id);
  if (user === undefined) throw notFound();
  return ok({ user: userOf(user) }, { ETag: etagOf(id, user.version) });
};

/**
 * Deletes what may be deleted and names the rest with its reason. @param ifMatch the version that was read. Rules
 * R-ACC-02, R-ACC-03, R-SHR-07 and R-SHR-13.
 */
const removeUsers = (
  { services: { db }, caller }: SignedInCall,
  ids: readonly number[],
  ifMatch?: string,
): Promise<readonly Kept[]> =>
  db.transaction(async (tx) => {
    await takeSuperuserTurn(tx);
    const found = await tx
      .select({ id: users.id, su: users.su, version: users.version })
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(users.id)
      .for('update');
    for (const { id, version } of found) checkVersion(ifMatch, etagOf(id, version));
    const superusers = found.filter(({ su }) => su).map(({ id }) => id);
    const superusersStay =
      superusers.length > 0 &&
      (!caller.su ||
        !(await superuserRemains(
          tx,
          superusers.filter((id) => id !== caller.id),
        )));
    const reasonOf = (id: number): string | null => {
      if (!found.some((user) => user.id === id)) return 'NOT_FOUND';
      if (!mayDeleteUser(String(caller.id), String(id))) return 'OWN_ACCOUNT';
      if (!superusersStay || !superusers.includes(id)) return null;
      return caller.su ? 'LAST_SUPERUSER' : 'FORBIDDEN';
    };
    const verdicts = ids.map((id) => ({ id, code: reasonOf(id) }));
    const going = verdicts.filter(({ code }) => code === null).map(({ id }) => id);
    if (going.length > 0) await tx.delete(users).where(inArray(users.id, going));
    return verdicts.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }]));
  });
