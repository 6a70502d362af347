import type { Answer } from '../../../src/application/shared/ports/call';
import { answered, refusal } from './answered';

/** The features that the API offers beyond the specification. */
export interface Offer {
  readonly extras: boolean;
}
export const EVERYTHING: Offer = { extras: true };
/** Only the specified features. */
export const SPECIFIED: Offer = { extras: false };

/** A call with an outdated version is refused; an API without versions takes it. */
export const expectOutdated = async (call: Answer<unknown>, { extras }: Offer): Promise<void> => {
  if (extras) expect(await refusal(call)).toEqual({ kind: 'Changed' });
  else await answered(call);
};

/** Versions before and after a change differ; an API without versions sends none. */
export const expectNewVersion = (before: string | null, after: string | null, { extras }: Offer): void => {
  if (extras) expect([typeof before, typeof after, after === before]).toEqual(['string', 'string', false]);
  else expect([before, after]).toEqual([null, null]);
};

/** A value that only an API with extras returns; null otherwise. */
export const told = <A>(value: A, { extras }: Offer): A | null => (extras ? value : null);
