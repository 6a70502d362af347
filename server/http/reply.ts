import { Bytes, ByteStream } from '../shared/bytes';
import { negotiateCoding, compress, CompressedBody, type ContentCoding } from '../shared/compression';
import type { Answer } from '../shared/endpoint';
import type { Refusal } from '../shared/refusal';
import type { Incoming } from './request';

/** Below this many bytes a compressed answer is hardly smaller. */
const WORTH_COMPRESSING = 1_000;
/** A level that takes well under a millisecond for a page of rows. */
const FAST = 4;

/**
 * Writes an answer: JSON, compressed when it pays, or bytes as they are; never stored unless the endpoint says
 * otherwise.
 */
export const reply = (context: Incoming, { status, body, headers }: Answer): Response => {
  const own = { 'Cache-Control': 'private, no-store', 'Vary': 'Accept-Encoding', ...headers };
  if (body === undefined) return new Response(null, { status, headers: own });
  if (body instanceof Bytes) {
    return new Response(new Uint8Array(body.bytes), {
      status,
      headers: { 'Content-Type': body.type, 'Content-Length': String(body.bytes.length), ...own },
    });
  }
  if (body instanceof ByteStream) {
    return new Response(streamOf(body), {
      status,
      headers: { 'Content-Type': body.type, 'Content-Length': String(body.size), ...own },
    });
  }
  const coding = negotiateCoding(context.req.header('accept-encoding'));
  const { bytes, coded } = encodeFor(body, coding);
  return new Response(new Uint8Array(bytes), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(bytes.length),
      ...(coded ? { 'Content-Encoding': coded } : {}),
      ...own,
    },
  });
};

/** Nothing is read before it is asked for, and nothing after the line is cut. */
const streamOf = ({ chunks }: ByteStream): ReadableStream<Uint8Array> => {
  const reading: AsyncIterator<Uint8Array, unknown> = chunks()[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await reading.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await reading.return?.();
      },
    },
    { highWaterMark: 0 },
  );
};

const encodeFor = (body: object, coding: ContentCoding | null): { bytes: Buffer; coded: ContentCoding | null } => {
  if (body instanceof CompressedBody) return { bytes: body[coding ?? 'plain'], coded: coding };
  const plain = Buffer.from(JSON.stringify(body));
  return coding === null || plain.length < WORTH_COMPRESSING
    ? { bytes: plain, coded: null }
    : { bytes: compress(plain, coding, FAST), coded: coding };
};

/** Writes a refusal as `{code, fields?}`, with what else it tells. */
export const refuse = ({ status, code, details }: Refusal): Response =>
  new Response(
    JSON.stringify({ code, ...(details.fields === undefined ? {} : { fields: details.fields }), ...details.body }),
    {
      status,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'private, no-store',
        ...details.headers,
      },
    },
  );
