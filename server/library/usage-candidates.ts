import { sql } from 'drizzle-orm';
import { idArray, queryRows, textArray, type Database } from '../database/database';
import { emailCandidates } from './email-candidates';

type Db = Pick<Database, 'execute'>;

/** A record that may use one of the files: its file ids, and its texts that may contain media URLs. */
export interface UsageCandidate {
  readonly type: string;
  /** Id below the path of its module. */
  readonly id: number | string;
  readonly title: string;
  /** Null for records of all websites. */
  readonly website: number | null;
  readonly files: readonly number[];
  readonly texts: readonly string[];
  /** For FAQ questions: the category, which is part of their path. */
  readonly category?: number;
}

/** Collects all strings in a JSON value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const popupCandidates = async (db: Db, files: readonly number[]): Promise<readonly UsageCandidate[]> =>
  (
    await queryRows<{ id: number; title: string; website: number; content: string; image: number | null }>(
      db,
      sql`
        select id, title, website_id as website, content, image from popups
        where image = any(${idArray(files)}) or content like '%media/%'
        order by by_title, id`,
    )
  ).map(({ id, title, website, content, image }) => ({
    type: 'popup',
    id,
    title,
    website,
    files: image === null ? [] : [image],
    texts: [content],
  }));

/** Items per query; the texts of one item may take megabytes. */
const BATCH = 50;

interface ItemRow {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly website: number;
  readonly place: string;
  readonly files: readonly number[];
  readonly texts: unknown;
}

/** Current and former names of the files. */
const fileNames = async (db: Db, files: readonly number[]): Promise<readonly string[]> =>
  (
    await queryRows<{ folded: string }>(
      db,
      sql`
        select folded from library_nodes
        where id = any(${idArray(files)})
        union
        select folded from library_former
        where node_id = any(${idArray(files)})`,
    )
  ).map(({ folded }) => folded);

/** Finds items by their indexed file ids and media names; loads texts only if a name matches. */
async function* itemCandidates(db: Db, files: readonly number[]): AsyncGenerator<UsageCandidate, void, undefined> {
  const mentions = sql`media && ${textArray(await fileNames(db, files))}`;
  for (let after = sql`true`; ;) {
    const found = await queryRows<ItemRow>(
      db,
      sql`
        select id, module as type, name as title, website_id as website, by_name as place, files,
          case when ${mentions} then jsonb_build_array(details, blocks) end as texts
        from content_items
        where (files && ${idArray(files)} or ${mentions}) and ${after}
        order by module, by_name, id limit ${BATCH}`,
    );
    yield* found.map(({ id, type, title, website, files: linked, texts }) => ({
      id,
      type,
      title,
      website,
      files: linked,
      texts: textsIn(texts),
    }));
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    after = sql`(module, by_name, id) > (${last.type}, ${last.place}, ${last.id}::integer)`;
  }
}

const termCandidates = async (
  db: Db,
  type: 'tag' | 'category',
  files: readonly number[],
): Promise<readonly UsageCandidate[]> => {
  const [table, title] = type === 'tag' ? ['tags', 'label'] : ['categories', 'name'];
  const found = await queryRows<{ id: number; title: string; website: number; image: number }>(
    db,
    sql`
      select id, ${sql.identifier(title)} as title, website_id as website, meta_og_image as image
      from ${sql.identifier(table)}
      where meta_og_image = any(${idArray(files)})
      order by ${sql.identifier(`by_${title}`)}, id`,
  );
  return found.map(({ id, title: named, website, image }) => ({
    type,
    id,
    title: named,
    website,
    files: [image],
    texts: [],
  }));
};

/** Categories and questions of the FAQ; both use the type of the FAQ module. */
const faqCandidates = async (db: Db, files: readonly number[]): Promise<readonly UsageCandidate[]> =>
  (
    await queryRows<{
      id: number;
      title: string;
      website: number;
      content: string;
      image: number | null;
      category: number | null;
    }>(
      db,
      sql`
        select id, name as title, website_id as website, '' as content, meta_og_image as image, null as category
        from faq_categories
        where meta_og_image = any(${idArray(files)})
        union all
        select id, title, website_id, content, meta_og_image, category_id
        from faq_questions
        where meta_og_image = any(${idArray(files)}) or content like '%media/%'
        order by title, id`,
    )
  ).map(({ content, image, category, ...record }) => ({
    ...record,
    type: 'faq',
    files: image === null ? [] : [image],
    texts: [content],
    ...(category !== null && { category }),
  }));

const etimCandidates = async (db: Db): Promise<readonly UsageCandidate[]> =>
  (
    await queryRows<{ id: number; title: string; information: string }>(
      db,
      sql`
        select id, label as title, information from etim_features
        where information like '%media/%'
        order by by_label, id`,
    )
  ).map(({ id, title, information }) => ({
    type: 'etim',
    id: `feature/${id}`,
    title,
    website: null,
    files: [],
    texts: [information],
  }));

const structureCandidates = async (db: Db, files: readonly number[]): Promise<readonly UsageCandidate[]> =>
  (
    await queryRows<{ code: string; title: string; cover: number }>(
      db,
      sql`
        select code, description as title, cover from structures
        where cover = any(${idArray(files)})
        order by by_code, id`,
    )
  ).map(({ code, title, cover }) => ({
    type: 'structure',
    id: code,
    title,
    website: null,
    files: [cover],
    texts: [],
  }));

interface NodeRow extends Pick<ItemRow, 'id' | 'title' | 'files' | 'texts'> {
  readonly code: string;
  readonly cover: number | null;
}

/** Finds structure nodes by cover, indexed file ids and media names. Rule R-CAT-53. */
async function* nodeCandidates(db: Db, files: readonly number[]): AsyncGenerator<UsageCandidate, void, undefined> {
  const mentions = sql`n.media && ${textArray(await fileNames(db, files))}`;
  for (let after = 0; ;) {
    const found = await queryRows<NodeRow>(
      db,
      sql`
        select n.id, s.code, n.name as title, n.cover, n.files,
          case when ${mentions} then n.blocks end as texts
        from structure_nodes n
        join structures s on s.id = n.structure_id
        where (n.cover = any(${idArray(files)}) or n.files && ${idArray(files)} or ${mentions}) and n.id > ${after}
        order by n.id limit ${BATCH}`,
    );
    yield* found.map(({ id, code, cover, files: linked, texts, ...node }) => ({
      type: 'structure',
      id: `${code}/node/${id}`,
      website: null,
      ...node,
      files: cover === null ? linked : [cover, ...linked],
      texts: textsIn(texts),
    }));
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    after = last.id;
  }
}

/** Yields all records that may use one of the files, by type. Rule R-LIB-12. */
export async function* usageCandidates(
  db: Db,
  files: readonly number[],
): AsyncGenerator<UsageCandidate, void, undefined> {
  yield* await popupCandidates(db, files);
  yield* await emailCandidates(db, files);
  yield* itemCandidates(db, files);
  yield* await termCandidates(db, 'category', files);
  yield* await termCandidates(db, 'tag', files);
  yield* await faqCandidates(db, files);
  yield* await etimCandidates(db);
  yield* await structureCandidates(db, files);
  yield* nodeCandidates(db, files);
}
