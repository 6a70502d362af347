import { sql } from 'drizzle-orm';
import { idArray, rowsOf, type Database } from '../database/database';
import { decoded } from '../shared/decoded';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import { fileAt } from './files';
import { findNode } from './nodes';
import { readNames } from './paths';

interface Use {
  readonly type: string;
  readonly id: number;
  readonly title: string;
}

/** An address of the library as it stands in HTML, relative or with a host before it; brackets in it come in pairs. */
const ADDRESSES = /(?:^|[/"'\s=(,])media\/((?:[^"'\s<>?#()]|\([^"'\s<>?#()]*\))+)/g;

/** `GET library/usage/{file}`: what shows it, on the websites that the caller sees. Rule R-LIB-12. */
export const showUsage = async ({ services: { db }, param, query, caller: { websites } }: SignedInCall): Promise<Answer> => {
  query.only();
  const { node: { id } } = await fileAt(db, readNames(param('path')));
  const popups = await rowsOf<{ id: number; title: string; content: string; image: number | null }>(db, sql`
    select id, title, content, image from popups
    where (image = ${id} or content like '%media/%') and website_id = any(${idArray(websites)}) order by by_title, id`);
  const shows = showing(db, id);
  const usage: Use[] = [];
  for (const { image, content, ...popup } of popups) {
    if (image === id || await shows(content)) usage.push({ type: 'popup', id: popup.id, title: popup.title });
  }
  return ok({ usage });
};

/** Whether HTML shows a file, under its present address or one that leads to it; no address is looked up twice. */
const showing = (db: Pick<Database, 'execute'>, id: number) => {
  const known = new Map<string, Promise<boolean>>();
  return async (html: string): Promise<boolean> => {
    for (const [, written = ''] of html.matchAll(ADDRESSES)) {
      const names = decoded(written.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
      if (names === null) continue;
      const leads = known.get(names) ?? findNode(db, readNames(names)).then((node) => node?.id === id, () => false);
      known.set(names, leads);
      if (await leads) return true;
    }
    return false;
  };
};
