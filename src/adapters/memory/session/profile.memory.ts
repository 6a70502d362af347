import { either } from 'fp-ts';
import type { Profile } from '../../../application/session/ports/profile.port';
import { MAX_AVATAR_BYTES, photoTypeOf, sniffPhoto, type CroppedPhoto } from '../../../domain/session/avatar.rule';
import { basicsRule, normalizeBasics, ownPasswordProblem } from '../../../domain/session/profile.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, anyone } from '../shared/answer-to';
import { dataUrlOf } from '../shared/data-url';
import type { MemoryCalls } from '../shared/memory-calls';
import { refused } from '../shared/refusals';

const refusalOf = ({ name, type, bytes }: CroppedPhoto): Failure | null => {
  if (bytes.length > MAX_AVATAR_BYTES) return { kind: 'TooLarge' };
  const found = sniffPhoto(bytes);
  return found === null || found !== type || found !== photoTypeOf(name) ? { kind: 'Unsupported' } : null;
};

/** The profile in memory. Rules R-SES-18, R-SES-19 and R-SES-21. */
export const profileMemory = (calls: MemoryCalls, people: MemoryPeople): Profile => {
  const answer = answerTo(calls, people);
  return {
    saveBasics: (typed, options) =>
      answer(anyone, options, (caller) => {
        const basics = normalizeBasics(typed);
        const wrong = Object.keys(basicsRule(basics));
        if (wrong.length > 0) return refused(wrong);
        const isTaken = people.users.all().some(({ id, email }) => id !== caller.id && email === basics.email);
        return isTaken ? refused(['email'], 'NOT_UNIQUE') : people.change(caller.id, basics);
      }),
    changePassword: (old, password, options) =>
      answer(anyone, options, (caller) => {
        if (ownPasswordProblem(password) !== null) return refused(['password']);
        return people.replacePassword(caller, old, password)
          ? either.right(undefined)
          : refused(['old'], 'OLD_PASSWORD_INCORRECT');
      }),
    saveAvatar: (photo, options) =>
      answer(anyone, options, ({ id }) => {
        options?.onProgress?.(1);
        const refusal = refusalOf(photo);
        return refusal === null
          ? people.change(id, { avatar: dataUrlOf(photo.type, photo.bytes) })
          : either.left(refusal);
      }),
    removeAvatar: (options) => answer(anyone, options, ({ id }) => people.change(id, { avatar: null })),
  };
};
