import { inArray } from 'drizzle-orm';
import { mayDeleteUser } from '../../src/domain/access/superuser.rule';
import { lockUntilCommit } from '../database/advisory-locks';
import { users } from '../database/schema';
import { noContent, NOTHING, ok, withRight, type Answer, type CallOf, type Endpoint } from '../shared/endpoint';
import { idOf, refuseDuplicates, savedAnswer } from '../shared/record';
import { offering } from '../shared/references';
import { forbidden, notFound } from '../shared/refusal';
import { BULK_REMOVAL, bulkRemovalAnswer, type RefusedRemoval } from '../shared/bulk-removal';
import { checkIfMatch, etagOf } from '../shared/etag';
import { isEditable, otherSuperuserExists } from './published/grants';
import { findUser, listUsers, USERS, userToWire, type UserColumns } from './user-list';
import { addUser, saveUser, USER } from './user-save';

/** Fields by unique index. */
const UNIQUE = { users_email: ['email'] };

/** Users. The list also serves the user group form. */
export const userEndpoints: readonly Endpoint[] = [
  offering('user')('GET', 'user', USERS, listUsers),
  withRight('users.edit')('GET', 'user/:id', NOTHING, (call) => readUser(call, idOf(call))),
  withRight('users.add')('POST', 'user', USER, async (call) => {
    const user = await refuseDuplicates(UNIQUE, addUser(call));
    return savedAnswer('user', user.id, 201, userAnswer(user));
  }),
  withRight('users.edit')('PUT', 'user/:id', USER, async (call) => {
    const id = idOf(call);
    return savedAnswer('user', id, 200, userAnswer(await refuseDuplicates(UNIQUE, saveUser(call, id))));
  }),
  withRight('users.delete')('DELETE', 'user', BULK_REMOVAL, async (call) =>
    bulkRemovalAnswer(await removeUsers(call, call.form.groups)),
  ),
  withRight('users.delete')('DELETE', 'user/:id', NOTHING, async (call) => {
    const [refused] = await removeUsers(call, [idOf(call)], call.header('if-match'));
    if (refused !== undefined) throw refused.code === 'NOT_FOUND' ? notFound() : forbidden();
    return noContent;
  }),
];

const readUser = async (
  { services: { db }, caller }: Pick<CallOf, 'services' | 'caller'>,
  id: number,
): Promise<Answer> => {
  const user = await findUser(db, caller, id);
  if (user === undefined) throw notFound();
  return userAnswer(user);
};

const userAnswer = (user: UserColumns): Answer =>
  ok({ user: userToWire(user) }, { ETag: etagOf(user.id, user.version) });

/**
 * Deletes users and returns the refused ones with reasons.
 * Rules R-ACC-02, R-ACC-03, R-ACC-07, R-SHR-81 and R-SHR-13.
 */
const removeUsers = (
  { services: { db }, caller }: Pick<CallOf, 'services' | 'caller'>,
  ids: readonly number[],
  ifMatch?: string,
): Promise<readonly RefusedRemoval[]> =>
  db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'superusers');
    const found = await tx
      .select({ id: users.id, su: users.su, version: users.version, editable: isEditable(caller).mapWith(Boolean) })
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(users.id)
      .for('update');
    for (const { id, version } of found) checkIfMatch(ifMatch, etagOf(id, version));
    const superusers = found.filter(({ su }) => su).map(({ id }) => id);
    const keepsSuperusers =
      superusers.length > 0 &&
      !(await otherSuperuserExists(
        tx,
        superusers.filter((id) => id !== caller.id),
      ));
    const reasonOf = (id: number): string | null => {
      const user = found.find((candidate) => candidate.id === id);
      if (user === undefined) return 'NOT_FOUND';
      if (!mayDeleteUser(String(caller.id), String(id))) return 'OWN_ACCOUNT';
      if (!user.editable) return 'FORBIDDEN';
      return keepsSuperusers && user.su ? 'LAST_SUPERUSER' : null;
    };
    const results = ids.map((id) => ({ id, code: reasonOf(id) }));
    const deletable = results.filter(({ code }) => code === null).map(({ id }) => id);
    if (deletable.length > 0) await tx.delete(users).where(inArray(users.id, deletable));
    return results.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }]));
  });
