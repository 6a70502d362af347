import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { clientAddress, rawTarget, type RequestContext, type NetworkSettings } from './request';

/** Hop-by-hop headers (RFC 9110), which a proxy does not forward. */
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
const RESPONSE_TIMEOUT = 60_000;

/** Forwards API requests to another host, streaming both ways; cookies are rewritten for this host. */
export const proxyTo =
  (apiUrl: string, network: NetworkSettings) =>
  async (context: RequestContext): Promise<Response> => {
    const host = new URL(apiUrl);
    const target = new URL(host.pathname.replace(/\/$/, '') + rawTarget(context), host);
    const headers: Record<string, string> = {};
    context.req.raw.headers.forEach((value, name) => {
      if (!HOP_BY_HOP.has(name)) headers[name] = value;
    });
    headers['host'] = host.host;
    headers['x-forwarded-for'] = clientAddress(context, network);
    // `checkOrigin` has checked the origin; the other host expects its own.
    if (headers['origin'] !== undefined) headers['origin'] = host.origin;
    try {
      return toResponse(await send(target, context, headers));
    } catch {
      return Response.json({ code: 'ERROR' }, { status: 502 });
    }
  };

const send = (target: URL, context: RequestContext, headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? secureRequest : plainRequest;
    const call = request(
      target,
      { method: context.req.method, headers, signal: context.req.raw.signal, timeout: RESPONSE_TIMEOUT },
      resolve,
    );
    call.on('error', reject);
    call.on('timeout', () => call.destroy(new Error('The API host does not respond')));
    const body = context.req.raw.body;
    if (body === null) call.end();
    else
      Readable.fromWeb(body as ReadableStream<Uint8Array>)
        .on('error', reject)
        .pipe(call); // cast: Node and DOM declare `ReadableStream` separately
  });

const toResponse = (answer: IncomingMessage): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (HOP_BY_HOP.has(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, name === 'set-cookie' ? withoutDomain(one) : one);
  }
  const status = answer.statusCode ?? 502;
  const hasBody = ![204, 205, 304].includes(status);
  if (!hasBody) answer.resume();
  // Node and DOM declare `ReadableStream` separately.
  return new Response(hasBody ? (Readable.toWeb(answer) as globalThis.ReadableStream) : null, { status, headers });
};

const withoutDomain = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain=/i.test(part))
    .join(';');
