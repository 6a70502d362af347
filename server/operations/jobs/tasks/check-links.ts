import { htmlDecoder } from '../../../shared/html/text-of-html';
import { attributeOf } from '../../../../src/domain/shared/rich-text/tag';
import { tokensOf } from '../../../../src/domain/shared/rich-text/tokens';
import { MEDIA_PREFIX } from '../../../../src/domain/shared/media-prefix.rule';
import { sql, type SQL } from 'drizzle-orm';
import { itemModules } from '../../../content/published/item-modules';
import { canOpenModule } from '../../../../src/domain/shared/permission';
import { queryRow, queryRows, type Database } from '../../../database/database';
import { isInLibrary } from '../../../library/published/is-in-library';
import { decodeUri } from '../../../shared/encoding/decode-uri';
import { redirectPath, websitePath } from '../../../site/published/website-path';
import type { JobTask } from '../job-task';

type Db = Pick<Database, 'execute'>;

/** Items per query. */
const BATCH = 200;
/** Maximum number of broken links in the log. */
const MOST_NAMED = 100;

/**
 * Checks internal links of a website against its pages, redirects and the library, in items that the starter may
 * view. Rule R-JOB-13.
 */
export const checkLinks: JobTask = {
  key: 'check-links',
  perWebsite: true,
  exclusive: true,
  parameters: {},
  effect: () => ({ kind: 'modules', modules: itemModules() }),
  about: itemModules,
  run: async (job) => {
    const { db } = job.services;
    const { website, caller } = job;
    if (website === null) return;
    const checked: SQL = sql`website_id = ${website} and module in (${sql.join(
      itemModules()
        .filter((module) => caller === null || canOpenModule(caller, module))
        .map((module) => sql`${module}`),
      sql`, `,
    )})`;
    const { url } = await queryRow<{ url: string }>(db, sql`select url from websites where id = ${website}`);
    const { total } = await queryRow<{ total: number }>(
      db,
      sql`select count(*)::integer as total from content_items where ${checked}`,
    );
    const leads = await addressesOf(db, website);
    let [links, broken, done] = [0, 0, 0];
    for (let last = 0; ;) {
      await job.progress(done, total);
      const items = await queryRows<{ id: number; module: string; name: string; text: string }>(
        db,
        sql`
          select id, module, name, jsonb_build_array(blocks, details)::text as text from content_items
          where ${checked} and id > ${last} order by id limit ${BATCH}`,
      );
      for (const item of items) {
        for (const link of internalLinksIn(item.text, url)) {
          links += 1;
          if (await leads(link)) continue;
          broken += 1;
          if (broken <= MOST_NAMED) {
            const values = { item: item.name, at: `/${item.module}/${item.id}`, link };
            job.log('link-broken-at', values, 'warning', item.module);
          }
        }
      }
      done += items.length;
      last = items.at(-1)?.id ?? last;
      if (items.length < BATCH) break;
    }
    if (broken > MOST_NAMED) job.log('links-more', { count: broken - MOST_NAMED }, 'warning');
    job.log('links-broken', { broken, links }, broken > 0 ? 'warning' : 'info');
    await job.progress(Math.max(1, done), Math.max(1, done));
  },
};

/** Paths on the website in the `url` fields and HTML of JSON, without duplicates. */
export const internalLinksIn = (json: string, website: string): readonly string[] => {
  const targets: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string') targets.push(...(key === 'url' ? [value] : linksIn(value)));
    return value;
  });
  const paths = targets
    // Removes these characters as browsers do.
    .map((target) => target.replace(/[\t\n\r]/g, '').trim())
    .filter((target) => !target.startsWith('//'))
    .flatMap((target) => websitePath(website, target) ?? []);
  return [...new Set(paths)];
};

const linksIn = (html: string): readonly string[] =>
  tokensOf(html).flatMap((token) => {
    const isLink = (token.kind === 'open' && token.tag === 'a') || (token.kind === 'whole' && token.tag === 'area');
    const target = isLink ? attributeOf(token.source, 'href') : null;
    return target === null ? [] : [htmlDecoder.attribute(target)];
  });

const addressesOf = async (db: Db, website: number): Promise<(path: string) => Promise<boolean>> => {
  const items = await queryRows<{ module: string; url: string; parent: string | null }>(
    db,
    sql`
      select i.module, i.url, p.url as parent from content_items i
      left join content_items p on p.id = i.parent_id
      where i.website_id = ${website}`,
  );
  const redirects = await queryRows<{ path: string; prefix: boolean }>(
    db,
    sql`select location_from as path, catch_all as prefix from redirects where website_id = ${website}`,
  );
  const terms = await queryRows<{ url: string }>(
    db,
    sql`
      select url from tags where website_id = ${website} and url <> ''
      union select url from categories where website_id = ${website} and url <> ''`,
  );
  const paths = new Set(['/', '', ...terms.map(({ url }) => `/${url}`)]);
  for (const { module, url, parent } of items) {
    paths.add(`/${module}/${url}`);
    if (module === 'page') paths.add(parent === null ? `/${url}` : `/${parent}/${url}`);
  }
  for (const { path, prefix } of redirects) if (!prefix) paths.add(redirectPath(path));
  const prefixes = redirects.filter(({ prefix }) => prefix).map(({ path }) => redirectPath(path));
  return async (path) => {
    const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
    if (paths.has(bare) || paths.has(path) || prefixes.some((prefix) => path.startsWith(prefix))) return true;
    if (!path.startsWith(MEDIA_PREFIX)) return false;
    const location = decodeUri(path.slice(MEDIA_PREFIX.length));
    return location !== null && (await isInLibrary(db, location));
  };
};
