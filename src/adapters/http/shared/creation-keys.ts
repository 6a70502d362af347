import { isRight } from 'fp-ts/Either';
import type { Answer } from '../../../application/shared/ports/call';
import { isOutcomeKnown } from '../../../domain/shared/failure';
import { encodeForm, type FormFields } from './form';

/** Maximum number of remembered creations with an unknown outcome. */
const MOST_OPEN = 5;

// Not `crypto.randomUUID`, which browsers lack on plain HTTP.
const aKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives each creation an idempotency key. A repeated creation with the same content and an unknown outcome gets the
 * same key, so the API creates it once. A caller that stores keys with its draft passes `known`. Rule R-SHR-39.
 */
export const creationKeys = (newKey = aKey) => {
  /** Key by sent content, oldest first. */
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
      if (isRight(answer) || isOutcomeKnown(answer.left)) open.delete(sent);
      return answer;
    };
};
