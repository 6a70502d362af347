import { isRight, type Either } from 'fp-ts/Either';
import type { Answer } from '../../../application/shared/ports/call';
import type { Failure } from '../../../domain/shared/failure';
import { encodeForm, type FormFields } from './form';

/** How many creations are known whose end is not. */
const MOST_OPEN = 5;

/**
 * Whether it is known what became of a creation. Any other refusal was before the server looked at it, and tells
 * nothing of an earlier try; what was given up is not asked for again.
 */
const isSettled = (answer: Either<Failure, unknown>): boolean =>
  isRight(answer) ||
  ['FieldsRejected', 'Conflict'].includes(answer.left.kind) ||
  (answer.left.kind === 'Unreachable' && answer.left.reason === 'cancelled');

// Not a UUID of the browser's: it makes none where people come over plain HTTP.
const aKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives each creation a key of its own, and the same key to one that nobody knows the end of when it is asked for once
 * more as it was: an API that knows the key makes it once. Rule R-SHR-39.
 */
export const creationKeys = (newKey = aKey) => {
  /** The key by what was sent, the oldest first. */
  const open = new Map<string, string>();
  return <A>(form: FormFields, send: (key: string) => Answer<A>): Answer<A> =>
    async () => {
      const sent = encodeForm(form);
      const key = open.get(sent) ?? newKey();
      open.delete(sent);
      open.set(sent, key);
      for (const oldest of [...open.keys()].slice(0, -MOST_OPEN)) open.delete(oldest);
      const answer = await send(key)();
      if (isSettled(answer)) open.delete(sent);
      return answer;
    };
};
