import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { MEDIA_PREFIX } from '../../src/domain/shared/media-prefix.rule';
import { publicFile } from '../library/published/public-file';
import { COOKIE, findCaller } from '../session/sessions';
import { decodeUri } from '../shared/encoding/decode-uri';
import type { Services } from '../shared/endpoint';
import { reply } from './reply';
import { rawTarget, type Env } from './request';

/** Serves library files to websites. Rule R-LIB-09. */
export const serveMedia = (app: Hono<Env>, services: Pick<Services, 'db' | 'now' | 'isPublic'>): void => {
  app.get(`${MEDIA_PREFIX}*`, async (context) => {
    const [path = ''] = rawTarget(context).split('?');
    return reply(
      context,
      await publicFile(
        services,
        decodeUri(path.slice(MEDIA_PREFIX.length)) ?? '',
        (name) => context.req.header(name),
        () => findCaller(services, getCookie(context, COOKIE)),
      ),
    );
  });
};
