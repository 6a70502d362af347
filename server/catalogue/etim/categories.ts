import { sql } from 'drizzle-orm';
import { etimCategoryRule } from '../../../src/domain/catalogue/etim-category.rule';
import { movedOrder } from '../../../src/domain/catalogue/positions.rule';
import { fold } from '../../../src/domain/shared/fold';
import { queryRow, queryRows, type Database } from '../../database/database';
import { NOTHING, ok, withAnyRightOf, withRight, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { withAlternative } from '../../shared/endpoint-variants';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { containsPattern } from '../../shared/like-patterns';
import { allConditions, LIST, limitOffset, orderBy, readListQuery, wordConditions } from '../../shared/list';
import { map, text } from '../../shared/reads';
import { idOf, savedAnswer } from '../../shared/record';
import { fieldsNotValid, type Refusal } from '../../shared/refusal';
import { checkLock, checkLockIsHeld, lockToWire, RELEASED, type Lock } from '../../shared/record-locks';
import { withRetry } from '../../shared/retry';
import { findWithLock, lockEndpoints, LOCKED_CATEGORIES } from '../locked-records';
import {
  CATEGORY_LIST,
  listEtag,
  lockOrder,
  recordSort,
  readOrder,
  readPositions,
  sortList,
  storeOrder,
} from './list-order';
import { removalEndpoints, removeCategories } from './removals';
import { suggest } from './suggestions';
import { SUGGESTED } from '../../content/published/suggested';
import { normalizeText } from '../../../src/domain/shared/normalize';

type Db = Pick<Database, 'execute'>;

interface StoredCategory {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly sort_id: number;
}

/** Locks a category against deletion until the end of the transaction. @throws `refusal` when it does not exist */
export const checkCategory = async (tx: Db, id: number, refusal: Refusal): Promise<void> => {
  const found = await queryRows(tx, sql`select id from etim_categories where id = ${id} for key share`);
  if (found.length === 0) throw refusal;
};

const suggestCategories = (call: CallOf<typeof SUGGESTED>): Promise<Answer> =>
  suggest(call, {
    plural: 'categories',
    table: sql`etim_categories`,
    columns: sql`id, name`,
    folded: [sql`by_name`],
  });

const CATEGORIES = { query: { ...LIST, name: text() } };

/** Handles `GET etim/category`: all categories in order, or one page. Rule R-CAT-05. */
const listCategories = async ({ services: { db }, query }: CallOf<typeof CATEGORIES>): Promise<Answer> => {
  const sortable = { id: sql`c.id`, name: sql`c.by_name`, sort_id: sql`c.sort_id` };
  const list = readListQuery(query, sortable, sql`c.sort_id`, sql`c.id`);
  const isPaged = (query.page ?? query.perPage) !== undefined;
  const { name = '' } = query;
  const where = allConditions([
    ...wordConditions(sql`c.search`, list.general),
    ...(name.trim() === '' ? [] : [sql`c.by_name like ${containsPattern(name)}`]),
  ]);
  const ETag = await listEtag(db);
  const categories = await queryRows<StoredCategory & { readonly features: number }>(
    db,
    sql`
      select c.id, c.name, c.description, c.sort_id,
        (select count(*)::integer from etim_features f where f.category_id = c.id) as features
      from etim_categories c
      where ${where}
      order by ${orderBy(list)} ${isPaged ? limitOffset(list) : sql``}`,
  );
  const { total } = isPaged
    ? await queryRow<{ total: number }>(
        db,
        sql`select count(*)::integer as total from etim_categories c where ${where}`,
      )
    : { total: categories.length };
  return ok(
    { categories, meta: { pagination: { perPage: isPaged ? list.perPage : Math.max(total, 1), total } } },
    { ETag },
  );
};

interface CategoryRecord extends StoredCategory {
  readonly features: number;
  readonly version: number;
}

/** Select list of a category; the table alias must be `r`. */
const CATEGORY_COLUMNS = sql`
  r.id, r.name, r.description, r.sort_id, r.version,
    (select count(*)::integer from etim_features f where f.category_id = r.id) as features`;

const categoryAnswer = ({ version, ...category }: CategoryRecord, lock: Lock | null): Answer =>
  ok({ category: { ...category, locked: lockToWire(lock) } }, { ETag: etagOf(category.id, version) });

const readCategoryRecord = async ({ services: { db, now } }: Pick<CallOf, 'services'>, id: number): Promise<Answer> => {
  const {
    lock,
    lastHolder: _,
    ...category
  } = await findWithLock<CategoryRecord>(db, LOCKED_CATEGORIES, CATEGORY_COLUMNS, { id, now: now() });
  return categoryAnswer(category, lock);
};

const CATEGORY = { form: { name: text(Infinity), description: text(Infinity), sort_id: text() } };
type CategoryCall = CallOf<typeof CATEGORY>;

/** The sent fields; an unparsable position is NaN. */
const readForm = (form: CategoryCall['form']) => {
  const name = form.name === undefined ? undefined : normalizeText(form.name.trim());
  const { description, sort_id: sent } = form;
  const position = sent === undefined || sent.trim() === '' ? null : /^\d{1,9}$/.test(sent) ? Number(sent) : NaN;
  const wrong = Object.keys(etimCategoryRule({ name: name ?? 'x', description: description ?? '', position })).map(
    (field) => (field === 'position' ? 'sort_id' : field),
  );
  return { name, description, position, wrong };
};

const moveCategory = async (tx: Db, id: number, position: number): Promise<void> => {
  const stored = await readOrder(tx, CATEGORY_LIST);
  if (stored.indexOf(id) === Math.min(position, stored.length) - 1) return;
  await storeOrder(tx, CATEGORY_LIST, movedOrder(stored, id, position));
  await recordSort(tx, CATEGORY_LIST);
};

const addCategory = async (call: CategoryCall): Promise<Answer> => {
  const { name, description = '', position, wrong } = readForm(call.form);
  const missing = name === undefined ? ['name'] : [];
  if (name === undefined || wrong.length > 0) throw fieldsNotValid(...missing, ...wrong);
  const id = await call.services.db.transaction(async (tx) => {
    await lockOrder(tx);
    const added = await queryRow<{ id: number }>(
      tx,
      sql`
        insert into etim_categories (name, by_name, description, search, sort_id)
        select ${name}::text, ${fold(name)}::text, ${description}::text, ${fold(`${name} ${description}`)}::text,
          coalesce(max(sort_id), 0) + 1
        from etim_categories
        returning id`,
    );
    if (position !== null) await moveCategory(tx, added.id, position);
    return added.id;
  });
  return savedAnswer('etim/category', id, 201, await readCategoryRecord(call, id));
};

/** Handles `PUT etim/category/{id}`; a new position moves the category in the list. Rules R-CAT-05 and R-CAT-08. */
const saveCategory = async (call: CategoryCall): Promise<Answer> => {
  const {
    services: { db, now },
    caller,
    form,
    header,
  } = call;
  const id = idOf(call);
  const sent = readForm(form);
  if (sent.wrong.length > 0) throw fieldsNotValid(...sent.wrong);
  const saved = await withRetry(() =>
    db.transaction(async (tx) => {
      if (sent.position !== null) await lockOrder(tx);
      const state = await findWithLock<CategoryRecord>(tx, LOCKED_CATEGORIES, CATEGORY_COLUMNS, {
        id,
        now: now(),
        forUpdate: true,
      });
      checkLock(state.lock, caller.session);
      // Checked before the lock: a user who lost the lock to another save gets 412 for that save.
      checkIfMatch(header('if-match'), etagOf(id, state.version));
      checkLockIsHeld(state, caller.session);
      const [name, description] = [sent.name ?? state.name, sent.description ?? state.description];
      if (sent.position !== null) await moveCategory(tx, id, sent.position);
      return queryRow<CategoryRecord>(
        tx,
        sql`
          update etim_categories r
          set name = ${name}, by_name = ${fold(name)}, description = ${description},
            search = ${fold(`${name} ${description}`)}, version = version + 1,
            ${RELEASED}
          where r.id = ${id} returning ${CATEGORY_COLUMNS}`,
      );
    }),
  );
  return savedAnswer('etim/category', id, 200, categoryAnswer(saved, null));
};

export const etimCategoryEndpoints: readonly Endpoint[] = [
  withAlternative(
    'autocomplete',
    withAnyRightOf('etim')('GET', 'etim/category', SUGGESTED, suggestCategories),
    withAnyRightOf('etim')('GET', 'etim/category', CATEGORIES, listCategories),
  ),
  withRight('etim.category.sort')('PUT', 'etim/category/sort', { form: { category: map } }, (call) =>
    sortList(call, CATEGORY_LIST, readPositions(call.form.category, 'category')),
  ),
  withRight('etim.category.edit')('GET', 'etim/category/:id', NOTHING, (call) => readCategoryRecord(call, idOf(call))),
  withRight('etim.category.add')('POST', 'etim/category', CATEGORY, addCategory),
  withRight('etim.category.edit')('PUT', 'etim/category/:id', CATEGORY, saveCategory),
  ...lockEndpoints(LOCKED_CATEGORIES, 'etim/category', 'etim.category.edit'),
  ...removalEndpoints('etim/category', 'etim.category.delete', removeCategories),
];
