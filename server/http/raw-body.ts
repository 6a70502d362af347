import type { RawBody } from '../shared/bytes';
import { Refusal } from '../shared/refusal';
import { decodeUri } from '../shared/decode-uri';
import type { Incoming } from './request';

const LONGEST_NAME = 255;

/**
 * The body of a call that travels as it is; nothing of it is read before the handler asks. Refuses one that is packed
 * (415) or a part of another (400): it would be kept as if it were the whole. @param largest in bytes
 */
export const rawBodyOf = (context: Incoming, largest: number): RawBody => {
  if (!['', 'identity'].includes(context.req.header('content-encoding')?.trim().toLowerCase() ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
  if (context.req.header('content-range') !== undefined) throw notValid();
  return {
    type: mediaTypeOf(context),
    name: fileNameOf(context.req.header('content-disposition')),
    chunks: boundedBody(context, largest),
    isConnected: () => !context.req.raw.signal.aborted,
  };
};

/** The media type of a body without its parameters, in small letters; empty when it was not told. */
export const mediaTypeOf = (context: Incoming): string =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * The bytes of a body as they come. Refuses what is larger, told or not, and what breaks off. @param largest in bytes
 */
export async function* boundedBody(context: Incoming, largest: number): AsyncGenerator<Uint8Array, void, undefined> {
  if (Number(context.req.header('content-length') ?? 0) > largest) throw new Refusal(413, 'TOO_LARGE');
  let size = 0;
  try {
    for await (const chunk of context.req.raw.body ?? []) {
      size += chunk.length;
      if (size > largest) throw new Refusal(413, 'TOO_LARGE');
      yield chunk;
    }
  } catch (failure) {
    // A body that breaks off is the sender's affair, not a defect of ours.
    throw failure instanceof Refusal ? failure : new Refusal(400, 'VALUE_NOT_VALID');
  }
}

/**
 * The file's name in `Content-Disposition` (RFC 6266, its long form by RFC 8187); undefined where none is given. What
 * is not written as those say, or would be another name for a file system, is refused with 400.
 */
export const fileNameOf = (header: string | undefined): string | undefined => {
  const parameters = parametersOf(header ?? '');
  const [extended, short] = [parameters.get('filename*'), parameters.get('filename')];
  if (extended === undefined && short === undefined) return undefined;
  const name = extended === undefined ? short : decodeUri(/^utf-8'[a-z\d-]*'(.*)$/i.exec(extended)?.[1] ?? '%');
  const isSound =
    typeof name === 'string' &&
    name !== '' &&
    Buffer.byteLength(name) <= LONGEST_NAME &&
    name.isWellFormed() &&
    !/[\p{Cc}/\\]/u.test(name);
  // Letters beyond ASCII arrive as something else than what was sent: they travel in the long form.
  if (!isSound || (extended === undefined && /[^ -~]/.test(name))) throw notValid();
  return name;
};

/** What follows the first word of a header: `; name=value`, the value in quotes or not. */
const PARAMETER = /^\s*;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))\s*/;

/** By their names in small letters. Refuses what is written in another way, and one that comes twice. */
const parametersOf = (header: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (let rest = header.trim().replace(/^[\w-]+/, ''); rest !== '';) {
    const [whole = '', name = '', quoted, bare = ''] = PARAMETER.exec(rest) ?? [];
    if (whole === '' || found.has(name.toLowerCase())) throw notValid();
    found.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare);
    rest = rest.slice(whole.length);
  }
  return found;
};

const notValid = (): Refusal => new Refusal(400, 'VALUE_NOT_VALID');
