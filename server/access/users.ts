import { inArray } from 'drizzle-orm';
import { mayDeleteUser } from '../../src/domain/access/superuser.rule';
import { isUniqueViolation } from '../database/errors';
import { users } from '../database/schema';
import { gone, ok, withAnyRightOf, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { readId } from '../shared/fields';
import { fieldsNotValid, notFound, Refusal } from '../shared/refusal';
import { etagOf } from '../shared/version';
import { superuserRemains, takeSuperuserTurn } from './grants';
import { findUser, listUsers, userOf } from './user-list';
import { addUser, saveUser } from './user-save';

const MOST_AT_ONCE = 1_000;

/** Users: the list is for whoever has a right on users or on groups, whose forms list members. */
export const userEndpoints: readonly Endpoint[] = [
  withAnyRightOf('users', 'usergroups')('GET', 'user', listUsers),
  withRight('users.edit')('GET', 'user/:id', (call) => {
    call.query.only();
    return recordOf(call, idOf(call));
  }),
  withRight('users.add')('POST', 'user', async (call) => {
    const id = await unique(addUser(call));
    const { body, headers } = await recordOf(call, id);
    return { status: 201, body, headers: { ...headers, Location: `api/user/${id}` } };
  }),
  withRight('users.edit')('PUT', 'user/:id', async (call) => {
    const id = idOf(call);
    await unique(saveUser(call, id));
    const { headers, ...answer } = await recordOf(call, id);
    return { ...answer, headers: { ...headers, Location: `api/user/${id}` } };
  }),
  withRight('users.delete')('DELETE', 'user', removeUsers),
];

const idOf = (call: SignedInCall): number => {
  const id = readId(call.param('id'));
  if (id === undefined) throw notFound();
  return id;
};

const recordOf = async ({ services: { db }, caller }: SignedInCall, id: number): Promise<Answer> => {
  const user = await findUser(db, caller, id);
  if (user === undefined) throw notFound();
  return ok({ user: userOf(user) }, { ETag: etagOf(id, user.version) });
};

const unique = <Result>(save: Promise<Result>): Promise<Result> =>
  save.catch((failure: unknown) => {
    throw isUniqueViolation(failure) ? new Refusal(409, 'NOT_UNIQUE', { fields: { email: { code: 'NOT_UNIQUE' } } }) : failure;
  });

/** Deletes what may be deleted and names the rest with its reason. Rules R-ACC-02, R-ACC-03 and R-SHR-13. */
async function removeUsers({ services: { db }, caller, form }: SignedInCall): Promise<Answer> {
  const ids = form.only('groups').ids('groups') ?? [];
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) throw fieldsNotValid('groups');
  const refused = await db.transaction(async (tx) => {
    await takeSuperuserTurn(tx);
    const found = await tx.select({ id: users.id, su: users.su }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for('update');
    const superusers = found.filter(({ su }) => su).map(({ id }) => id);
    const superusersStay = superusers.length > 0 && (!caller.su || !(await superuserRemains(tx, superusers.filter((id) => id !== caller.id))));
    const reasonOf = (id: number): string | null => {
      if (!found.some((user) => user.id === id)) return 'NOT_FOUND';
      if (!mayDeleteUser(String(caller.id), String(id))) return 'OWN_ACCOUNT';
      if (!superusersStay || !superusers.includes(id)) return null;
      return caller.su ? 'LAST_SUPERUSER' : 'FORBIDDEN';
    };
    const verdicts = ids.map((id) => ({ id, code: reasonOf(id) }));
    const going = verdicts.filter(({ code }) => code === null).map(({ id }) => id);
    if (going.length > 0) await tx.delete(users).where(inArray(users.id, going));
    return verdicts.filter(({ code }) => code !== null);
  });
  return refused.length === 0 ? gone : { status: 200, body: { code: 'PARTIAL', refused } };
}
