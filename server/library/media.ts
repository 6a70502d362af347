import type { Hono } from 'hono';
import { decoded, rawTarget, type Env } from '../http/request';
import { reply } from '../http/reply';
import type { Services } from '../shared/endpoint';
import { fileAt } from './files';
import { addressOf, readNames } from './paths';
import { serveBytes } from './serve-bytes';

/** Where websites find the files, and everybody may. */
export const MEDIA = '/media/';

/** Serves the public copies; an address that a file no longer has leads to the present one. Rule R-LIB-09. */
export const serveMedia = (app: Hono<Env>, { db }: Pick<Services, 'db'>): void => {
  app.get(`${MEDIA}*`, async (context) => {
    const [path = ''] = rawTarget(context).split('?');
    const names = readNames(decoded(path.slice(MEDIA.length)) ?? '');
    const { node, file } = await fileAt(db, names);
    // Caches ask again: the same address may show another picture tomorrow, or lead elsewhere.
    const shared = { 'Cache-Control': 'public, no-cache', 'Vary': 'Accept-Encoding' };
    const isPresent = !node.moved && names.every((name, place) => name === node.names[place]);
    if (!isPresent) return reply(context, { status: 301, headers: { ...shared, Location: `/${addressOf(node.names)}` } });
    return reply(context, serveBytes(db, file, (name) => context.req.header(name), {
      ...shared, 'Cross-Origin-Resource-Policy': 'cross-origin', ...(file.noIndex ? { 'X-Robots-Tag': 'noindex' } : {}),
    }));
  });
};
