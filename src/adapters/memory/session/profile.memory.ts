import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Profile } from '../../../application/session/ports/profile.port';
import { MAX_AVATAR_BYTES, photoTypeOf, sniffPhoto, type CroppedPhoto } from '../../../domain/session/avatar.rule';
import { basicsRule, normalizeBasics, ownPasswordProblem } from '../../../domain/session/profile.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejectedFields } from './published/memory-codes';

/** A picture that is its own address. */
const addressOf = ({ type, bytes }: CroppedPhoto): string =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

const refusalOf = ({ name, type, bytes }: CroppedPhoto): Failure | null => {
  if (bytes.length > MAX_AVATAR_BYTES) return { kind: 'TooLarge' };
  const found = sniffPhoto(bytes);
  return found === null || found !== type || found !== photoTypeOf(name) ? { kind: 'Unsupported' } : null;
};

const setAvatar = (people: MemoryPeople, photo: CroppedPhoto | null): Either<Failure, void> => {
  const caller = people.callerWho(() => true);
  if (isLeft(caller)) return caller;
  const refusal = photo && refusalOf(photo);
  if (refusal !== null) return either.left(refusal);
  const own = people.users.find(caller.right.id)?.record;
  if (own !== undefined) people.users.put({ ...own, avatar: photo && addressOf(photo) });
  return either.right(undefined);
};

/** The profile in memory. Rules R-SES-18, R-SES-19 and R-SES-21. */
export const profileMemory = (calls: MemoryCalls, people: MemoryPeople): Profile => ({
  saveBasics: (typed, options) =>
    calls.answer(() => {
      const caller = people.callerWho(() => true);
      if (isLeft(caller)) return caller;
      const basics = normalizeBasics(typed);
      const wrong = Object.keys(basicsRule(basics));
      if (wrong.length > 0) return rejectedFields('VALUE_NOT_VALID', ...wrong);
      if (people.users.all().some(({ id, email }) => id !== caller.right.id && email === basics.email))
        return rejectedFields('NOT_UNIQUE', 'email');
      const own = people.users.find(caller.right.id)?.record;
      if (own !== undefined) people.users.put({ ...own, ...basics });
      return either.right(undefined);
    }, options),
  changePassword: (old, password, options) =>
    calls.answer(() => {
      const caller = people.callerWho(() => true);
      if (isLeft(caller)) return caller;
      if (ownPasswordProblem(password) !== null) return rejectedFields('VALUE_NOT_VALID', 'password');
      return people.replacePassword(caller.right, old, password)
        ? either.right(undefined)
        : rejectedFields('OLD_PASSWORD_INCORRECT', 'old');
    }, options),
  saveAvatar: (photo, options) =>
    calls.answer(() => {
      options?.onProgress?.(1);
      return setAvatar(people, photo);
    }, options),
  removeAvatar: (options) => calls.answer(() => setAvatar(people, null), options),
});
