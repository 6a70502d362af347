import { readAll } from '../shared/bytes';
import { Fields } from '../shared/fields';
import { Refusal } from '../shared/refusal';
import { limitBody, mediaTypeOf } from './raw-body';
import type { RequestContext } from './request';

const LARGEST_FORM = 1_048_576;
const FORM = 'application/x-www-form-urlencoded';

export const isForm = (context: RequestContext): boolean => mediaTypeOf(context) === FORM;

/**
 * Reads a form-encoded body. Refuses with 413 or 415.
 * @param largest bytes
 */
export const readForm = async (context: RequestContext, largest = LARGEST_FORM): Promise<Fields> => {
  if (['GET', 'HEAD'].includes(context.req.method)) return Fields.read('');
  const body = await readAll(limitBody(context, largest));
  if (body.length > 0 && !isForm(context)) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  try {
    return Fields.read(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (failure) {
    throw failure instanceof Refusal ? failure : new Refusal(400, 'VALUE_NOT_VALID');
  }
};
