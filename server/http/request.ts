import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { isIPv6 } from 'node:net';
import { Fields } from '../shared/fields';
import { forbidden, Refusal } from '../shared/refusal';
import { decodeUri } from '../shared/decode-uri';

/** What the node adapter hands over; absent when a test calls the app without a socket. */
export interface Env {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { requestId: string; rightsMark: string | undefined };
}

/** The part of a context that reading needs, whatever the route. */
export interface Incoming {
  readonly req: HonoRequest;
  readonly env: Env['Bindings'];
}

/** Whether the headers of a proxy in front are to be believed, and which addresses are ours beside the one called. */
export interface Surroundings {
  readonly trustProxy: boolean;
  /** Address under which people reach the server, when it differs from the one that it is called by. */
  readonly publicUrl: string | undefined;
}

const lastOf = (header: string | undefined): string | undefined => header?.split(',').at(-1)?.trim();

/** Whether people come over TLS: the public address says so, or a proxy that is to be believed. */
export const isSecure = (context: Incoming, { trustProxy, publicUrl }: Surroundings): boolean =>
  (publicUrl !== undefined && new URL(publicUrl).protocol === 'https:') ||
  (trustProxy && lastOf(context.req.header('x-forwarded-proto')) === 'https');

/** Address of the client; of IPv6 the network, because one household has addresses by the billion. */
export const addressOf = (context: Incoming, { trustProxy }: Surroundings): string => {
  const forwarded = trustProxy ? lastOf(context.req.header('x-forwarded-for')) : undefined;
  const address = forwarded ?? context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  // Some proxies add the port, which is another one for every connection.
  return networkOf(/^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address);
};

/** The first half of an IPv6 address, however it was written; an IPv4 address, mapped or not, as it is. */
const networkOf = (address: string): string => {
  const [unzoned = ''] = address.split('%');
  if (!isIPv6(unzoned)) return address;
  // An address writes its host in one way only: lower case, hexadecimal, without leading zeros.
  const [head = [], tail = []] = new URL(`http://[${unzoned}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  if (!groups.join(':').startsWith('0:0:0:0:0:ffff:')) return `${groups.slice(0, 4).join(':')}::`;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .map((two) => `${two >> 8}.${two & 255}`)
    .join('.');
};

/** The path and query exactly as they came over the line, before anything is decoded or normalised. */
export const rawTarget = (context: Incoming): string =>
  context.env?.incoming?.url ?? context.req.url.replace(/^[a-z]+:\/\/[^/]*/, '');

/** Below these the path of a library file may come as one segment, with its slashes encoded. Rule R-LIB-09. */
const TAKES_ENCODED_SLASHES = /^\/(?:api\/library|library|media)\//;

/**
 * Refuses targets that mean one thing here and another to a file system or a proxy. An escape that is broken means
 * nothing to the API; of a page it is a typing error, and the page itself says that there is nothing.
 */
export const checkPath = (target: string): void => {
  const [asked = ''] = target.split('?');
  const path = TAKES_ENCODED_SLASHES.test(asked) ? asked.replace(/%2f/gi, '/') : asked;
  const segments = path.split('/').map(decodeUri);
  if (segments[1] === 'api' && segments.includes(null)) throw new Refusal(400, 'VALUE_NOT_VALID');
  const tricky =
    /%(00|2f|5c)/i.test(path) ||
    segments.some((segment) => segment !== null && (/[\0\\]/.test(segment) || !segment.isWellFormed()));
  if (tricky || !path.startsWith('/') || segments.some((segment) => segment === '..' || segment === '.')) {
    throw new Refusal(400, 'VALUE_NOT_VALID');
  }
};

/**
 * Refuses what a page of another origin sends with our cookies. Browsers tell; other clients carry no foreign cookies.
 */
export const checkOrigin = (context: Incoming, { publicUrl }: Surroundings): void => {
  if (['GET', 'HEAD'].includes(context.req.method)) return;
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden();
  const origin = context.req.header('origin');
  if (origin === undefined) return;
  const hosts = [context.req.header('host'), publicUrl === undefined ? undefined : new URL(publicUrl).host];
  if (!URL.canParse(origin) || !hosts.includes(new URL(origin).host)) throw forbidden();
};

/** The fields of the query string. */
export const queryOf = (context: Incoming): Fields => {
  const target = rawTarget(context);
  const cut = target.indexOf('?');
  return Fields.read(cut < 0 ? '' : target.slice(cut + 1));
};
