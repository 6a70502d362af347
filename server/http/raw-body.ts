import type { RawBody } from '../shared/bytes';
import { Refusal } from '../shared/refusal';
import { decoded } from '../shared/decoded';
import type { Incoming } from './request';

const LONGEST_NAME = 255;

/** The body of a call that travels as it is; nothing of it is read before the handler asks. @param largest in bytes */
export const rawBodyOf = (context: Incoming, largest: number): RawBody => ({
  type: mediaTypeOf(context),
  name: fileNameOf(context.req.header('content-disposition')),
  chunks: boundedBody(context, largest),
});

/** The media type of a body without its parameters, in small letters; empty when it was not told. */
export const mediaTypeOf = (context: Incoming): string => context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The bytes of a body as they come. Refuses what is larger, told or not, and what breaks off. @param largest in bytes */
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
 * The file's name in `Content-Disposition` (RFC 6266, its long form by RFC 8187); undefined where none is given. A name
 * that would be another one for a file system is refused with 400.
 */
export const fileNameOf = (header: string | undefined): string | undefined => {
  const [, extended] = /;\s*filename\*\s*=\s*utf-8'[a-z-]*'([^;\s]*)/i.exec(header ?? '') ?? [];
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]*))/i.exec(header ?? '') ?? [];
  const name = extended === undefined ? quoted?.replace(/\\(.)/g, '$1') ?? bare : decoded(extended);
  if (name === undefined) return undefined;
  const isSound = name !== null && name !== '' && Buffer.byteLength(name) <= LONGEST_NAME && name.isWellFormed() && !/[\p{Cc}/\\]/u.test(name);
  if (!isSound) throw new Refusal(400, 'VALUE_NOT_VALID');
  return name;
};
