import { either } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import type { Profile } from '../../../application/session/ports/profile.port';
import { basicsRule, cleanBasics, ownPasswordProblem } from '../../../domain/session/profile.rule';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejectedFields } from './published/memory-codes';

/** The profile in memory. Rules R-SES-18 and R-SES-19. */
export const profileMemory = (calls: MemoryCalls, people: MemoryPeople): Profile => ({
  saveBasics: (typed, options) => calls.answer(() => {
    const caller = people.callerWho(() => true);
    if (isLeft(caller)) return caller;
    const basics = cleanBasics(typed);
    const wrong = Object.keys(basicsRule(basics));
    if (wrong.length > 0) return rejectedFields('VALUE_NOT_VALID', ...wrong);
    if (people.users.all().some(({ id, email }) => id !== caller.right.id && email === basics.email)) return rejectedFields('NOT_UNIQUE', 'email');
    const own = people.users.find(caller.right.id)?.record;
    if (own !== undefined) people.users.put({ ...own, ...basics });
    return either.right(undefined);
  }, options),
  changePassword: (old, password, options) => calls.answer(() => {
    const caller = people.callerWho(() => true);
    if (isLeft(caller)) return caller;
    if (ownPasswordProblem(password) !== null) return rejectedFields('VALUE_NOT_VALID', 'password');
    return people.replacePassword(caller.right, old, password) ? either.right(undefined) : rejectedFields('OLD_PASSWORD_INCORRECT', 'old');
  }, options),
});
