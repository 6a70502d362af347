import { isRight } from 'fp-ts/Either';
import type { Answer } from '../../../application/shared/ports/call';
import { isSettled } from '../../../domain/shared/failure';
import { encodeForm, type FormFields } from './form';

/** How many creations are known whose end is not. */
const MOST_OPEN = 5;

// Not a UUID of the browser's: it makes none where people come over plain HTTP.
const aKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives each creation a key of its own, and the same key to one that nobody knows the end of when it is asked for once
 * more as it was: an API that knows the key makes it once. A caller that keeps keys with its draft gives its `known` one.
 * Rule R-SHR-39.
 */
export const creationKeys = (newKey = aKey) => {
  /** The key by what was sent, the oldest first. */
  const open = new Map<string, string>();
  return <A>(form: FormFields, send: (key: string) => Answer<A>, known?: string): Answer<A> =>
    async () => {
      if (known !== undefined) return send(known)();
      const sent = encodeForm(form);
      const key = open.get(sent) ?? newKey();
      open.delete(sent);
      open.set(sent, key);
      for (const oldest of [...open.keys()].slice(0, -MOST_OPEN)) open.delete(oldest);
      const answer = await send(key)();
      if (isRight(answer) || isSettled(answer.left)) open.delete(sent);
      return answer;
    };
};
