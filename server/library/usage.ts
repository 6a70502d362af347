import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database/database';
import { decoded } from '../shared/decoded';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import { notFound } from '../shared/refusal';
import { candidatesFor } from './candidates';
import { findNode } from './nodes';
import { readNames } from './paths';

interface Use {
  readonly type: string;
  readonly id: number;
  readonly title: string;
  /** What the website is called on which it is, where that is another one than the caller's. */
  readonly website?: string;
  /** Of a folder: those of its files that are shown there. */
  readonly files?: readonly number[];
}

/** An address of the library as it stands in HTML, relative or with a host before it; brackets in it come in pairs. */
export const ADDRESSES = /(?:^|[/"'\s=(,])media\/((?:[^"'\s<>?#()]|\([^"'\s<>?#()]*\))+)/g;

/** Uses of a folder that are told one by one. */
const MOST_TOLD = 100;

/**
 * `GET library/usage/{file or folder}`: what shows it, or a file below it, on the websites that the caller sees. Rule
 * R-LIB-12.
 */
export const showUsage = async ({
  services: { db },
  param,
  query,
  caller: { website: here, websites },
}: SignedInCall): Promise<Answer> => {
  query.only();
  const node = await findNode(db, readNames(param('path')));
  if (node === undefined) throw notFound();
  const files = node.folder ? await filesBelow(db, node.id) : new Set([node.id]);
  const shownIn = reading(db);
  const names = new Map(
    (await rowsOf<{ id: number; name: string }>(db, sql`select id, name from websites`)).map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const usage: Use[] = [];
  let total = 0;
  for await (const { type, id, title, website, shown: known, texts } of candidatesFor(db, [...files], websites)) {
    const shown = [...new Set([...known, ...(await shownIn(texts.join('\n')))])].filter((file) => files.has(file));
    if (shown.length === 0) continue;
    total += 1;
    const name = website === here ? undefined : names.get(website);
    const use = { type, id, title, ...(name !== undefined && { website: name }) };
    if (!node.folder) usage.push(use);
    else if (total <= MOST_TOLD) usage.push({ ...use, files: shown });
  }
  return ok(node.folder ? { usage, total } : { usage });
};

const filesBelow = async (db: Pick<Database, 'execute'>, folder: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await rowsOf<{ id: number }>(
        db,
        sql`
          with recursive below as (
            select id, is_folder from library_nodes
            where id = ${folder}
            union all
            select n.id, n.is_folder from below
            join library_nodes n on n.parent_id = below.id
          )
          select id from below
          where not is_folder`,
      )
    ).map(({ id }) => id),
  );

/** What HTML shows, under its present address or one that leads to it; no address is looked up twice. */
const reading = (db: Pick<Database, 'execute'>) => {
  const known = new Map<string, Promise<number | undefined>>();
  return async (html: string): Promise<readonly number[]> => {
    const shown: number[] = [];
    for (const [, written = ''] of html.matchAll(ADDRESSES)) {
      const names = decoded(written.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
      if (names === null) continue;
      const leads =
        known.get(names) ??
        findNode(db, readNames(names)).then(
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
