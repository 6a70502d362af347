import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { isIPv6 } from 'node:net';
import type { Caller } from '../shared/endpoint';
import { Fields } from '../shared/fields';
import { forbidden, Refusal } from '../shared/refusal';
import { decodeUri } from '../shared/encoding/decode-uri';

/** Undefined when a test calls the app without a socket. */
export interface Env {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    requestId: string;
    /** By the monotonic clock, in ms. */
    started: number;
    rightsFingerprint: string | undefined;
    caller: Caller | null | undefined;
  };
}

/** The part of Hono's context that reading a request needs. */
export interface RequestContext {
  readonly req: HonoRequest;
  readonly env: Env['Bindings'];
}

export interface NetworkSettings {
  readonly trustProxy: boolean;
  /** Public URL of the server, if it differs from the URL it listens on. */
  readonly publicUrl: string | undefined;
}

const lastValue = (header: string | undefined): string | undefined => header?.split(',').at(-1)?.trim();

/** Whether clients use TLS, by the public URL or a trusted proxy. */
export const isSecure = (context: RequestContext, { trustProxy, publicUrl }: NetworkSettings): boolean =>
  (publicUrl !== undefined && new URL(publicUrl).protocol === 'https:') ||
  (trustProxy && lastValue(context.req.header('x-forwarded-proto')) === 'https');

/** IP address of the client. Of IPv6 only the /64 network, because one client has many addresses. */
export const clientAddress = (context: RequestContext, { trustProxy }: NetworkSettings): string => {
  const forwarded = trustProxy ? lastValue(context.req.header('x-forwarded-for')) : undefined;
  const address = forwarded ?? context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  // Some proxies add the port.
  return networkOf(/^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address);
};

/** First half of an IPv6 address; IPv4 addresses, also mapped ones, unchanged. */
const networkOf = (address: string): string => {
  const [unzoned = ''] = address.split('%');
  if (!isIPv6(unzoned)) return address;
  // URL parsing normalises IPv6 addresses.
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

/** Path and query as received, neither decoded nor normalised. */
export const rawTarget = (context: RequestContext): string =>
  context.env?.incoming?.url ?? context.req.url.replace(/^[a-z]+:\/\/[^/]*/, '');

/** Paths of library files may have encoded slashes. Rule R-LIB-09. */
const ALLOWS_ENCODED_SLASHES = /^\/(?:api\/library|library|media)\//;

/**
 * Refuses paths that a file system or proxy could interpret differently.
 * Malformed percent-encoding is refused for the API only; for pages the console shows "not found".
 */
export const checkPath = (target: string): void => {
  const [rawPath = ''] = target.split('?');
  const path = ALLOWS_ENCODED_SLASHES.test(rawPath) ? rawPath.replace(/%2f/gi, '/') : rawPath;
  const segments = path.split('/').map(decodeUri);
  if (segments[1] === 'api' && segments.includes(null)) throw new Refusal(400, 'VALUE_NOT_VALID');
  const isAmbiguous =
    /%(00|2f|5c)/i.test(path) ||
    segments.some((segment) => segment !== null && (/[\0\\]/.test(segment) || !segment.isWellFormed()));
  if (isAmbiguous || !path.startsWith('/') || segments.some((segment) => segment === '..' || segment === '.')) {
    throw new Refusal(400, 'VALUE_NOT_VALID');
  }
};

/** Refuses cross-site requests (CSRF), by `Sec-Fetch-Site` and `Origin`. Rule R-SHR-79. */
export const checkOrigin = (context: RequestContext, { publicUrl }: NetworkSettings): void => {
  if (['GET', 'HEAD'].includes(context.req.method)) return;
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden();
  const origin = context.req.header('origin');
  if (origin === undefined) return;
  const hosts = [context.req.header('host'), publicUrl === undefined ? undefined : new URL(publicUrl).host];
  if (!URL.canParse(origin) || !hosts.includes(new URL(origin).host)) throw forbidden();
};

export const queryOf = (context: RequestContext): Fields => {
  const target = rawTarget(context);
  const cut = target.indexOf('?');
  return Fields.read(cut < 0 ? '' : target.slice(cut + 1));
};
