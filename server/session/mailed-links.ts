import type { Services } from '../shared/endpoint';
import { Refusal, type FieldCode } from '../shared/refusal';
import { utc } from '../shared/text';

/**
 * Address of the page behind a mail. It begins with the configured address, never with what a request calls this
 * server.
 */
export const linkTo = (
  { address }: Pick<Services, 'address'>,
  page: 'accept' | 'reset',
  email: string,
  code: string,
): string => `${address()}/${page}/${encodeURIComponent(email)}/${code}`;

const badCode = (code: FieldCode): Refusal => new Refusal(400, code, { fields: { code: { code } } });

/** What was found under a code, while it holds; refuses what never was, or no longer is. */
export const checkMailedCode = <Found extends { readonly expires: string }>(
  found: Found | undefined,
  now: number,
): Found => {
  if (found === undefined) throw badCode('VALUE_NOT_VALID');
  if (found.expires <= utc(now)) throw badCode('CODE_EXPIRED');
  return found;
};
