import { sql, type SQL } from 'drizzle-orm';
import { ETIM_FLAGS, OTHER_GROUP } from '../../../src/domain/catalogue/etim-feature.rule';
import { changeStamp } from '../../database/count-cache';
import { queryRow, type Database } from '../../database/database';
import { compressAll, type CompressedBody } from '../../shared/encoding/compression';
import type { SUGGESTED } from '../../content/published/suggested';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { Fields, readId } from '../../shared/fields';
import { containsPattern } from '../../shared/like-patterns';
import { allConditions, LIST, limitOffset, orderBy, readListQuery, wordConditions } from '../../shared/list';
import { flag, readDeclared, text, type ValuesOf } from '../../shared/reads';
import { fieldsNotValid } from '../../shared/refusal';
import { listEtag } from './list-order';
import { suggest } from './suggestions';

/** The columns of a row in order. One JSON value of arrays is read four times faster than 12,000 rows. */
type ListedFeature = readonly [
  id: number,
  code: string,
  label: string,
  unit: string,
  postfix: string,
  color: string | null,
  visible: 0 | 1,
  filterable: 0 | 1,
  brochure: 0 | 1,
  sortId: number,
  categoryId: number | null,
  category: string | null,
];

/** In a list, the `id` of a feature without category is `other`, so only `feature_id` identifies it. Rule R-CAT-02. */
const rowToWire = ([
  id,
  code,
  label,
  unit,
  postfix,
  color,
  visible,
  filterable,
  brochure,
  sortId,
  categoryId,
  category,
]: ListedFeature) => ({
  id: categoryId === null ? OTHER_GROUP : id,
  feature_id: id,
  code,
  label,
  unit,
  postfix,
  color,
  visible,
  filterable,
  brochure,
  sort_id: sortId,
  category: categoryId === null ? null : { id: categoryId, name: category },
});

/** Sorts by the category's position (features without category last), then by the feature's. */
const GROUPED = sql`(coalesce(c.sort_id, 2147483647)::bigint * 2147483648 + f.sort_id)`;

const SORTABLE = {
  id: sql`f.id`,
  code: sql`f.by_code`,
  label: sql`f.by_label`,
  category: sql`coalesce(c.by_name, '')`,
  sort_id: GROUPED,
  visible: sql`f.visible`,
  filterable: sql`f.filterable`,
  brochure: sql`f.brochure`,
};

/** Parses the category of a filter or a move; null means without category. */
export const readCategory = (sent: string, field: string): number | null => {
  if (sent === '' || sent === OTHER_GROUP) return null;
  const id = readId(sent);
  if (id === undefined) throw fieldsNotValid(field);
  return id;
};

/** Query fields of the feature list. */
export const FEATURES = {
  query: { ...LIST, code: text(), label: text(), category: text(), visible: flag, filterable: flag, brochure: flag },
};
type FeatureQuery = ValuesOf<(typeof FEATURES)['query']>;

const filtersOf = (query: FeatureQuery): SQL[] => {
  const { category = '', code = '', label = '' } = query;
  return [
    ...(category === ''
      ? []
      : [sql`f.category_id is not distinct from ${readCategory(category, 'category')}::integer`]),
    ...(code.trim() === '' ? [] : [sql`f.by_code like ${containsPattern(code)}`]),
    ...(label.trim() === '' ? [] : [sql`f.by_label like ${containsPattern(label)}`]),
    ...ETIM_FLAGS.flatMap((name) => {
      const wanted = query[name];
      return wanted === undefined ? [] : [sql`f.${sql.identifier(name)} = ${wanted}`];
    }),
  ];
};

export const suggestFeatures = (call: CallOf<typeof SUGGESTED>): Promise<Answer> =>
  suggest(call, {
    plural: 'features',
    table: sql`etim_features`,
    columns: sql`id, label, code, unit`,
    folded: [sql`by_code`, sql`by_label`],
  });

/**
 * Handles `GET etim/feature`: all features grouped by category, one page with `page` or `perPage`, suggestions with
 * `?autocomplete=`. Its ETag is valid for sorting any of the lists. Rules R-CAT-02 and R-CAT-09.
 */
export const listFeatures = async ({ services: { db }, query }: CallOf<typeof FEATURES>): Promise<Answer> => {
  const { sort, ...asked } = query;
  if (sort.length === 0 && Object.values(asked).every((value) => value === undefined)) return wholeList(db);
  const { ETag, ...body } = await readList(db, query);
  return ok(body, { ETag });
};

const readList = async (db: Database, query: FeatureQuery) => {
  const list = readListQuery(query, SORTABLE, GROUPED, sql`f.id`);
  const isPaged = (query.page ?? query.perPage) !== undefined;
  const where = allConditions([...wordConditions(sql`f.search`, list.general), ...filtersOf(query)]);
  // Read before the rows: a sort in between then makes the ETag outdated, not the list.
  const ETag = await listEtag(db);
  const { rows } = await queryRow<{ rows: readonly ListedFeature[] }>(
    db,
    sql`
      select
        coalesce(
          json_agg(
            json_build_array(
              id, code, label, unit, postfix, color, visible::integer, filterable::integer, brochure::integer, sort_id,
              category_id, category
            )
          ),
          '[]'
        ) as rows
      from (
        select f.*, c.name as category
        from etim_features f
        left join etim_categories c on c.id = f.category_id
        where ${where}
        order by ${orderBy(list)} ${isPaged ? limitOffset(list) : sql``}
      ) listed`,
  );
  const total = isPaged
    ? (
        await queryRow<{ total: number }>(
          db,
          sql`select count(*)::integer as total from etim_features f where ${where}`,
        )
      ).total
    : rows.length;
  const pagination = { perPage: isPaged ? list.perPage : Math.max(total, 1), total };
  return { features: rows.map(rowToWire), meta: { pagination }, ETag };
};

interface CachedList {
  readonly stamp: string;
  readonly body: Promise<CompressedBody>;
}
const cache = new WeakMap<object, CachedList>();

/** High, because one compression serves many responses. */
const COMPRESSION_LEVEL = 5;

/** All features, encoded once until a feature or category changes on any server. */
const wholeList = async (db: Database): Promise<Answer> => {
  const ETag = await listEtag(db);
  const stamp = `${await changeStamp(db, 'etim_features')} ${await changeStamp(db, 'etim_categories')}`;
  const cached = cache.get(db);
  const body =
    cached?.stamp === stamp
      ? cached.body
      : readList(db, readDeclared(FEATURES.query, Fields.read(''))).then(({ features, meta }) =>
          compressAll(Buffer.from(JSON.stringify({ code: 'OK', features, meta })), COMPRESSION_LEVEL),
        );
  cache.set(db, { stamp, body });
  body.catch(() => cache.delete(db));
  return { status: 200, body: await body, headers: { ETag } };
};
