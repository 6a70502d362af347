import type { Services } from '../shared/endpoint';
import { Refusal, type FieldCode } from '../shared/refusal';
import { utc } from '../shared/utc';

/** Link in an e-mail. Its base is the configured address, never the request's `Host`. */
export const emailLink = (
  { address }: Pick<Services, 'address'>,
  page: 'accept' | 'reset',
  email: string,
  code: string,
): string => `${address()}/${page}/${encodeURIComponent(email)}/${code}`;

const invalidCode = (code: FieldCode): Refusal => new Refusal(400, code, { fields: { code: { code } } });

/** Refuses with 400 a code that is unknown or expired. */
export const requireValidCode = <Found extends { readonly expires: string }>(
  found: Found | undefined,
  now: number,
): Found => {
  if (found === undefined) throw invalidCode('VALUE_NOT_VALID');
  if (found.expires <= utc(now)) throw invalidCode('CODE_EXPIRED');
  return found;
};
