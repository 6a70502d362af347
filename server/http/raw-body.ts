import type { RawBody } from '../shared/bytes';
import { Refusal } from '../shared/refusal';
import { decodeUri } from '../shared/encoding/decode-uri';
import type { RequestContext } from './request';

const LONGEST_NAME = 255;

/**
 * Describes a file body, which the handler reads. Refuses `Content-Encoding` (415) and `Content-Range` (400): the
 * content would be stored as if it were the file.
 * @param largest bytes
 */
export const readRawBody = (context: RequestContext, largest: number): RawBody => {
  if (!['', 'identity'].includes(context.req.header('content-encoding')?.trim().toLowerCase() ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
  if (context.req.header('content-range') !== undefined) throw notValid();
  return {
    type: mediaTypeOf(context),
    name: fileNameOf(context.req.header('content-disposition')),
    chunks: limitBody(context, largest),
    isConnected: () => !context.req.raw.signal.aborted,
  };
};

/** Lower case, without parameters; empty when missing. */
export const mediaTypeOf = (context: RequestContext): string =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Yields the chunks of a body. Refuses with 413 beyond the limit, with 400 when the connection breaks.
 * @param largest bytes
 */
export async function* limitBody(
  context: RequestContext,
  largest: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (Number(context.req.header('content-length') ?? 0) > largest) throw new Refusal(413, 'TOO_LARGE');
  let size = 0;
  try {
    for await (const chunk of context.req.raw.body ?? []) {
      size += chunk.length;
      if (size > largest) throw new Refusal(413, 'TOO_LARGE');
      yield chunk;
    }
  } catch (failure) {
    // A broken connection is no defect of the server.
    throw failure instanceof Refusal ? failure : new Refusal(400, 'VALUE_NOT_VALID');
  }
}

/**
 * Reads the file name of `Content-Disposition` (RFC 6266 and 8187); undefined when there is none.
 * Refuses malformed headers and names that are unsafe in a file system with 400.
 */
export const fileNameOf = (header: string | undefined): string | undefined => {
  const parameters = parametersOf(header ?? '');
  const [extended, short] = [parameters.get('filename*'), parameters.get('filename')];
  if (extended === undefined && short === undefined) return undefined;
  const name = extended === undefined ? short : decodeUri(/^utf-8'[a-z\d-]*'(.*)$/i.exec(extended)?.[1] ?? '%');
  const isValid =
    typeof name === 'string' &&
    name !== '' &&
    Buffer.byteLength(name) <= LONGEST_NAME &&
    name.isWellFormed() &&
    !/[\p{Cc}/\\]/u.test(name);
  // Only `filename*` transports non-ASCII characters reliably.
  if (!isValid || (extended === undefined && /[^ -~]/.test(name))) throw notValid();
  return name;
};

/** One `; name=value` parameter, quoted or not. */
const PARAMETER = /^\s*;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))\s*/;

/** Parameters by lower-case name. Refuses malformed and repeated ones. */
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
