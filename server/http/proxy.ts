import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { addressOf, rawTarget, type Incoming, type Surroundings } from './request';

/** Headers that belong to one connection and are not passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
const LONGEST_SILENCE = 60_000;

/** Passes a call on to another API host, streaming both ways; cookies are made ours. */
export const passOn =
  (apiUrl: string, surroundings: Surroundings) =>
  async (context: Incoming): Promise<Response> => {
    const host = new URL(apiUrl);
    const target = new URL(host.pathname.replace(/\/$/, '') + rawTarget(context), host);
    const headers: Record<string, string> = {};
    context.req.raw.headers.forEach((value, name) => {
      if (!HOP_BY_HOP.has(name)) headers[name] = value;
    });
    headers['host'] = host.host;
    headers['x-forwarded-for'] = addressOf(context, surroundings);
    // Where the call came from has been checked here; the other host knows itself only by its own name.
    if (headers['origin'] !== undefined) headers['origin'] = host.origin;
    try {
      return toResponse(await send(target, context, headers));
    } catch {
      return Response.json({ code: 'ERROR' }, { status: 502 });
    }
  };

const send = (target: URL, context: Incoming, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? secureRequest : plainRequest;
    const call = request(
      target,
      { method: context.req.method, headers, signal: context.req.raw.signal, timeout: LONGEST_SILENCE },
      resolve,
    );
    call.on('error', reject);
    call.on('timeout', () => call.destroy(new Error('The API host is silent')));
    const body = context.req.raw.body;
    if (body === null) call.end();
    else
      Readable.fromWeb(body as ReadableStream<Uint8Array>)
        .on('error', reject)
        .pipe(call); // two declarations of one type
  });

const toResponse = (answer: IncomingMessage): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (HOP_BY_HOP.has(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, name === 'set-cookie' ? ours(one) : one);
  }
  const status = answer.statusCode ?? 502;
  const hasBody = ![204, 205, 304].includes(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as globalThis.ReadableStream) : null, { status, headers }); // two declarations of one type
};

/** A cookie of the other host, to be kept for this one. */
const ours = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain=/i.test(part))
    .join(';');
