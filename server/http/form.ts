import { readAll } from '../shared/bytes';
import { Fields } from '../shared/fields';
import { Refusal } from '../shared/refusal';
import { boundedBody, mediaTypeOf } from './raw-body';
import type { Incoming } from './request';

const LARGEST_FORM = 1_048_576;
const FORM = 'application/x-www-form-urlencoded';

/** Whether the body says that it is a form. */
export const isForm = (context: Incoming): boolean => mediaTypeOf(context) === FORM;

/** The fields of the body: form-encoded, bounded, nothing else. @param largest in bytes */
export const formOf = async (context: Incoming, largest = LARGEST_FORM): Promise<Fields> => {
  if (['GET', 'HEAD'].includes(context.req.method)) return Fields.read('');
  const body = await readAll(boundedBody(context, largest));
  if (body.length > 0 && !isForm(context)) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  try {
    return Fields.read(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (failure) {
    throw failure instanceof Refusal ? failure : new Refusal(400, 'VALUE_NOT_VALID');
  }
};
