import { sql } from 'drizzle-orm';
import { canBeBelow, faqCategoryFields, faqCategoryRule } from '../../../src/domain/catalogue/faq-category.rule';
import { META_COLUMNS, META_WIRE_NAMES, metaOf, withMeta } from '../../content/published/meta-columns';
import { queryRows, type Database } from '../../database/database';
import { flag, readOnly, integer, line, optional } from '../../shared/columns';
import {
  noContent,
  NOTHING,
  ok,
  withAnyRightOf,
  withRight,
  type Answer,
  type CallOf,
  type Endpoint,
} from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { map } from '../../shared/reads';
import { idOf, refuseDuplicates, savedAnswer } from '../../shared/record';
import { fieldsNotValid, notFound, Refusal } from '../../shared/refusal';
import { defineResource, onWire, type Resource } from '../../shared/resource';
import { readForm, recordForm } from '../../shared/resource-form';
import { deleteRows, findRow, insertRow, updateRow, type Row, type Values } from '../../shared/resource-rows';
import { withRetry } from '../../shared/retry';
import { reference } from './faq-columns';
import { listRecords, lockCategories, requestedRecord, websiteFor, wireOf } from './faq-records';
import { categoriesOf, closeGaps, nextPosition, orderEtag, sortList } from './sort-list';

/** Rule R-CAT-20. */
export const faqCategories = defineResource({
  endpoint: 'faq/category',
  plural: 'categories',
  singular: 'category',
  table: 'faq_categories',
  right: 'faq.category',
  perWebsite: true,
  columns: {
    name: line(faqCategoryFields.name.most),
    url: line(faqCategoryFields.url.most),
    parent_id: optional(reference()),
    online: { ...flag(), blank: true },
    sort_id: readOnly(integer()),
    ...META_COLUMNS,
  },
  listed: ['name', 'url', 'parent_id', 'online', 'sort_id'],
  sortable: [],
  defaultSort: 'sort_id',
  searched: ['name', 'url'],
  filters: {},
  unique: { faq_categories_url: ['url'] },
  taken: 'URL_IN_USE',
  problems: (values) =>
    onWire(faqCategoryRule({ name: values.name, url: values.url, meta: metaOf(values) }), META_WIRE_NAMES),
  shaped: withMeta,
});

const resource: Resource = faqCategories;

/** Handles `GET faq/category`: all categories of the website in order, with the ETag of the order. */
const listCategories = async ({ services: { db }, caller: { website } }: CallOf): Promise<Answer> => {
  const rows = website === null ? [] : await listRecords(db, faqCategories, categoriesOf(website));
  return ok(
    { categories: rows.map((row) => wireOf(resource, resource.listed, row)) },
    { ETag: orderEtag(rows.map(({ id }) => id)) },
  );
};

/** Finds a category of the website with all columns. */
export const findCategory = (
  db: Pick<Database, 'execute'>,
  website: number | null,
  id: number,
): Promise<Row | undefined> => findRow(db, resource, website, id);

const recordAnswer = (row: Row): Answer => {
  const record = wireOf(resource, Object.keys(resource.columns), row);
  return ok({ category: withMeta(record) }, { ETag: etagOf(row.id, row.version) });
};

const readCategory = async (call: CallOf): Promise<Answer> => {
  const row = await findCategory(call.services.db, call.caller.website, idOf(call));
  if (row === undefined) throw notFound();
  return recordAnswer(row);
};

/** Refuses with 400 a parent that rule R-CAT-21 does not allow. */
const checkParent = async (tx: Database, website: number, id: number | null, { parent_id }: Values): Promise<void> => {
  const places = await queryRows<{ id: number; parent: number | null }>(
    tx,
    sql`select id, parent_id as parent from faq_categories where website_id = ${website}`,
  );
  const parent = typeof parent_id === 'number' ? parent_id : null;
  if (!canBeBelow(places, id, parent)) throw fieldsNotValid('parent_id');
};

/** Maps a duplicate URL within the website to a refusal. */
const save = <Result>(change: () => Promise<Result>): Promise<Result> =>
  refuseDuplicates(resource.unique ?? {}, withRetry(change), resource.taken);

const CATEGORY = { form: recordForm(resource) };

const addCategory = async (call: CallOf<typeof CATEGORY>): Promise<Answer> => {
  const website = websiteFor(call.caller.website);
  const sent = readForm(resource, call.form, null);
  const row = await save(() =>
    call.services.db.transaction(async (tx) => {
      await lockCategories(tx, website);
      const place = { sort_id: await nextPosition(tx, categoriesOf(website)) };
      const record = await requestedRecord(tx, resource, call.caller, sent, null, place);
      await checkParent(tx, website, null, record);
      return insertRow(tx, resource, record, website);
    }),
  );
  return savedAnswer(resource.endpoint, row.id, 201, recordAnswer(row));
};

/** Finds and locks the category to write; 404 on another website, 412 for another version. */
const findForWrite = async (
  tx: Database,
  { header }: Pick<CallOf, 'header'>,
  website: number,
  id: number,
): Promise<Row> => {
  await lockCategories(tx, website);
  const stored = await findRow(tx, resource, website, id, true);
  if (stored === undefined) throw notFound();
  checkIfMatch(header('if-match'), etagOf(id, stored.version));
  return stored;
};

const saveCategory = async (call: CallOf<typeof CATEGORY>): Promise<Answer> => {
  const [id, website] = [idOf(call), websiteFor(call.caller.website)];
  const sent = readForm(resource, call.form, id);
  const row = await save(() =>
    call.services.db.transaction(async (tx) => {
      const stored = await findForWrite(tx, call, website, id);
      const record = await requestedRecord(tx, resource, call.caller, sent, stored);
      if (record['parent_id'] !== stored['parent_id']) await checkParent(tx, website, id, record);
      return updateRow(tx, resource, stored, record, call.caller);
    }),
  );
  return savedAnswer(resource.endpoint, id, 200, recordAnswer(row));
};

/** Handles `DELETE faq/category/{id}`; 409 while it has questions or subcategories. Rule R-CAT-25. */
const removeCategory = async (call: CallOf): Promise<Answer> => {
  const [id, website] = [idOf(call), websiteFor(call.caller.website)];
  await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      await findForWrite(tx, call, website, id);
      const held = await queryRows(
        tx,
        sql`
          select from faq_questions where category_id = ${id}
          union all
          select from faq_categories where parent_id = ${id}
          limit 1`,
      );
      if (held.length > 0) throw new Refusal(409, 'IN_USE');
      await deleteRows(tx, resource, website, [id]);
      await closeGaps(tx, categoriesOf(website));
    }),
  );
  return noContent;
};

const SORTED = { form: { category: map } };

const sortCategories = (call: CallOf<typeof SORTED>): Promise<Answer> =>
  sortList(call, call.form.category, 'category', async (tx) => {
    const website = websiteFor(call.caller.website);
    await lockCategories(tx, website);
    return categoriesOf(website);
  });

/** Endpoints of FAQ categories. Fixed paths come before those with parameters. */
export const faqCategoryEndpoints: readonly Endpoint[] = [
  withAnyRightOf('faq')('GET', 'faq/category', NOTHING, listCategories),
  withRight('faq.category.add')('POST', 'faq/category', CATEGORY, addCategory),
  withRight('faq.category.sort')('PUT', 'faq/category/sort', SORTED, sortCategories),
  withRight('faq.category.edit')('GET', 'faq/category/:id', NOTHING, readCategory),
  withRight('faq.category.edit')('PUT', 'faq/category/:id', CATEGORY, saveCategory),
  withRight('faq.category.delete')('DELETE', 'faq/category/:id', NOTHING, removeCategory),
];
