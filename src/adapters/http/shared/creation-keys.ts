import { isLeft } from 'fp-ts/Either';
import type { Answer } from '../../../application/shared/ports/call';
import type { Failure } from '../../../domain/shared/failure';
import { encodeForm, type FormFields } from './form';

/** Whether what was asked for may have been made all the same. Whoever gave it up does not ask for it again. */
const leavesOpen = (failure: Failure): boolean => (failure.kind === 'Unreachable' && failure.reason !== 'cancelled') || failure.kind === 'Malformed';

/**
 * Gives each creation a key of its own, and the same key to the one that nobody knows the end of when it is asked for once more as it
 * was: an API that knows the key makes it once. Rule R-SHR-39.
 */
export const creationKeys = (newKey: () => string = () => crypto.randomUUID()) => {
  let open: { readonly sent: string; readonly key: string } | null = null;
  return <A>(form: FormFields, send: (key: string) => Answer<A>): Answer<A> => async () => {
    const sent = encodeForm(form);
    const key = open?.sent === sent ? open.key : newKey();
    const answer = await send(key)();
    open = isLeft(answer) && leavesOpen(answer.left) ? { sent, key } : null;
    return answer;
  };
};
