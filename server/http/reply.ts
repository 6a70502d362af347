import { Bytes, ByteStream } from '../shared/bytes';
import {
  negotiateCoding,
  compress,
  FAST_LEVEL,
  CompressedBody,
  type ContentCoding,
} from '../shared/encoding/compression';
import type { Answer } from '../shared/endpoint';
import type { Refusal } from '../shared/refusal';
import type { RequestContext } from './request';

/** Bytes. */
const MIN_COMPRESSED_SIZE = 1_000;

/** Creates the response: JSON, compressed when worthwhile, or binary. `no-store` unless the endpoint sets otherwise. */
export const reply = (context: RequestContext, answer: Answer): Response => {
  const response = toResponse(context, answer);
  for (const cookie of answer.cookies ?? []) response.headers.append('Set-Cookie', cookie);
  return response;
};

const toResponse = (context: RequestContext, { status, body, headers }: Answer): Response => {
  const own = { 'Cache-Control': 'private, no-store', 'Vary': 'Accept-Encoding', ...headers };
  if (body === undefined) return new Response(null, { status, headers: own });
  if (body instanceof Bytes) {
    return new Response(new Uint8Array(body.bytes), {
      status,
      headers: { 'Content-Type': body.type, 'Content-Length': String(body.bytes.length), ...own },
    });
  }
  if (body instanceof ByteStream) {
    const described = {
      'Content-Type': body.type,
      ...(body.size === null ? {} : { 'Content-Length': String(body.size) }),
      ...own,
    };
    if (context.req.method !== 'HEAD') return new Response(toStream(body.chunks()), { status, headers: described });
    void body.chunks()[Symbol.asyncIterator]().return?.();
    return new Response(null, { status, headers: described });
  }
  const coding = negotiateCoding(context.req.header('accept-encoding'));
  const { bytes, coded } = toBytes(body, coding);
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

/** Reads a chunk only when it is requested, and stops when the connection closes. */
export const toStream = (chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const reading: AsyncIterator<Uint8Array, unknown> = chunks[Symbol.asyncIterator]();
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

const toBytes = (body: object, coding: ContentCoding | null): { bytes: Buffer; coded: ContentCoding | null } => {
  if (body instanceof CompressedBody) return { bytes: body[coding ?? 'plain'], coded: coding };
  const plain = Buffer.from(JSON.stringify(body));
  return coding === null || plain.length < MIN_COMPRESSED_SIZE
    ? { bytes: plain, coded: null }
    : { bytes: compress(plain, coding, FAST_LEVEL), coded: coding };
};

/** Creates the response of a refusal: `{code, fields?, …body}`. */
export const errorResponse = ({ status, code, details }: Refusal): Response =>
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
