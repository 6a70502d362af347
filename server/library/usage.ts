import { sql } from 'drizzle-orm';
import { htmlDecoder } from '../shared/html/text-of-html';
import { queryRows, type Database } from '../database/database';
import { canOpenModule } from '../../src/domain/shared/permission';
import { decodeUri } from '../shared/encoding/decode-uri';
import { ok, type Answer, type CallOf } from '../shared/endpoint';
import { notFound } from '../shared/refusal';
import { usageCandidates } from './usage-candidates';
import { findNode } from './nodes';
import { parsePath } from './paths';
import { visibleTo, type Viewer } from './visible-files';

interface Usage {
  readonly type: string;
  readonly id: number | string;
  readonly title: string;
  /** For FAQ questions: the category. */
  readonly category?: number;
  /** Name of the website, if it differs from the caller's. */
  readonly website?: string;
  /** For a folder: the ids of its files that are used. */
  readonly files?: readonly number[];
}

/** Media URLs in HTML, relative or absolute. Brackets inside must be balanced. */
export const MEDIA_URLS = /(?:^|[/"'\s=(,])media\/((?:[^"'\s<>?#()]|(?<=&)#|\([^"'\s<>?#()]*\))+)/g;

/** Maximum number of listed uses of a folder; the rest is only counted. */
const MAX_LISTED = 100;

/**
 * Handles `GET library/usage/{path}`: where a file, or any file of a folder, is used. Counts, but does not list,
 * records that the caller may not see; for a folder, by file id. Rule R-LIB-12.
 */
export const showUsage = async ({ services: { db }, param, caller }: CallOf): Promise<Answer> => {
  const node = await findNode(db, parsePath(param('path')), caller);
  if (node === undefined) throw notFound();
  const files = node.folder ? await filesBelow(db, node.id, caller) : new Set([node.id]);
  const shownIn = createLinkResolver(db, caller);
  const names = new Map(
    (await queryRows<{ id: number; name: string }>(db, sql`select id, name from websites`)).map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const usage: Usage[] = [];
  const hidden = new Map<number, number>();
  let total = 0;
  for await (const { type, id, title, category, website, files: known, texts } of usageCandidates(db, [...files])) {
    const shown = [...new Set([...known, ...(await shownIn(texts.join('\n')))])].filter((file) => files.has(file));
    if (shown.length === 0) continue;
    if ((website !== null && !caller.websites.includes(website)) || !canOpenModule(caller, type)) {
      for (const file of shown) hidden.set(file, (hidden.get(file) ?? 0) + 1);
      continue;
    }
    total += 1;
    const name = website === null || website === caller.website ? undefined : names.get(website);
    const use = {
      type,
      id,
      title,
      ...(category !== undefined && { category }),
      ...(name !== undefined && { website: name }),
    };
    if (!node.folder) usage.push(use);
    else if (total <= MAX_LISTED) usage.push({ ...use, files: shown });
  }
  return ok(
    node.folder ? { usage, total, hidden: Object.fromEntries(hidden) } : { usage, hidden: hidden.get(node.id) ?? 0 },
  );
};

const filesBelow = async (
  db: Pick<Database, 'execute'>,
  folder: number,
  viewer: Viewer,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await queryRows<{ id: number }>(
        db,
        sql`
          with recursive below as (
            select id, is_folder from library_nodes
            where id = ${folder}
            union all
            select n.id, n.is_folder from below
            join library_nodes n on n.parent_id = below.id and ${visibleTo(viewer)}
          )
          select id from below
          where not is_folder`,
      )
    ).map(({ id }) => id),
  );

/** Creates a function that resolves the media URLs in HTML to file ids; looks up each URL once. */
const createLinkResolver = (db: Pick<Database, 'execute'>, viewer: Viewer) => {
  const known = new Map<string, Promise<number | undefined>>();
  return async (html: string): Promise<readonly number[]> => {
    const shown: number[] = [];
    for (const [, written = ''] of html.matchAll(MEDIA_URLS)) {
      const names = decodeUri(htmlDecoder.attribute(written));
      if (names === null) continue;
      const leads =
        known.get(names) ??
        findNode(db, parsePath(names), viewer).then(
          (node) => node?.id,
          () => undefined,
        );
      known.set(names, leads);
      const id = await leads;
      if (id !== undefined) shown.push(id);
    }
    return shown;
  };
};
