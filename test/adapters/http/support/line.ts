import { Http } from '../../../../src/adapters/http/shared/http';
import type { Fetch } from '../../../../src/adapters/http/shared/transport';

/** One request as it was sent. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** How the other end handles a request: it answers, or throws as `fetch` does on a broken connection. */
export type Reply = (sent: Sent) => Promise<Response>;

const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('Cancelled', 'AbortError');

/** Answers with JSON, or with plain text as is. */
export const answering =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));

/** The connection breaks before anything is received. */
export const cut: Reply = () => Promise.reject(new TypeError('fetch failed'));

/** Never answers; rejects when the request is aborted, as `fetch` does. */
export const silent: Reply = ({ init }) =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => {
      reject(toError(init.signal?.reason));
    });
  });

/** Sends the headers of an answer and no body, until the request is aborted. */
export const halfway: Reply = ({ init }) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('{"code":"OK",'));
          init.signal?.addEventListener('abort', () => {
            body.error(toError(init.signal?.reason));
          });
        },
      }),
    ),
  );

/** Sends the headers of an answer, then the connection breaks. */
export const cutHalfway: Reply = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (body) => {
          body.error(new TypeError('terminated'));
        },
      }),
    ),
  );

/**
 * A connection to a fake API in this process: it gives the replies in order, repeats the last one, and records what
 * was sent.
 */
export const aLine = (...replies: readonly [Reply, ...Reply[]]) => {
  const sent: Sent[] = [];
  const [ends, rights, back] = [{ count: 0 }, { count: 0 }, { resumed: () => Promise.resolve(false) }];
  const fetch: Fetch = (url, init) => {
    sent.push({ url, init });
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? replies[0];
    return init.signal?.aborted === true ? Promise.reject(toError(init.signal.reason)) : reply({ url, init });
  };
  const http = (timeout = 10_000): Http =>
    new Http(fetch, {
      base: '/api/',
      tab: 'here',
      timeout,
      onSignedIn: () => undefined,
      onAuthenticated: () => undefined,
      onUnauthenticated: () => {
        ends.count += 1;
      },
      resumed: () => back.resumed(),
      onRightsChanged: () => {
        rights.count += 1;
      },
    });
  return { sent, ends, rights, back, fetch, http: http(), impatient: http(200) };
};

/** The only request that was sent. */
export const only = (sent: readonly Sent[]): Sent => {
  const [first, ...others] = sent;
  if (first === undefined || others.length > 0) throw new Error(`${String(sent.length)} requests left`);
  return first;
};

/** The fields of a form as another program would read them: name and value, in order. */
export const fieldsOf = (body: unknown): readonly (readonly [string, string])[] => {
  if (typeof body !== 'string') return [];
  const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', '%20'));
  return body === ''
    ? []
    : body.split('&').map((pair) => {
        const [name = '', value = '', ...more] = pair.split('=');
        if (more.length > 0) throw new Error(`A bare = in ${pair}`);
        return [decode(name), decode(value)];
      });
};
