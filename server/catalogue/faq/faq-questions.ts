import { faqQuestionFields, faqQuestionRule } from '../../../src/domain/catalogue/faq-question.rule';
import { META_COLUMNS, META_WIRE_NAMES, metaOf, withMeta } from '../../content/published/meta-columns';
import type { Database } from '../../database/database';
import { flag, readOnly, integer, line } from '../../shared/columns';
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
import { readId } from '../../shared/fields';
import { ids, map } from '../../shared/reads';
import { idOf, refuseDuplicates, savedAnswer } from '../../shared/record';
import { fieldsNotValid, notFound } from '../../shared/refusal';
import { defineResource, onWire, type Resource } from '../../shared/resource';
import { readForm, recordForm } from '../../shared/resource-form';
import { deleteRows, findRow, insertRow, updateRow, type Row } from '../../shared/resource-rows';
import { withRetry } from '../../shared/retry';
import { findCategory } from './faq-categories';
import { answer, idList, productList, reference } from './faq-columns';
import { listRecords, lockQuestions, requestedRecord, websiteFor, wireOf } from './faq-records';
import { readLinks } from './question-links';
import { SEARCHED, searchQuestions } from './search-questions';
import { closeGaps, nextPosition, orderEtag, questionsOf, sortList } from './sort-list';

/** Rule R-CAT-22. */
export const faqQuestions = defineResource({
  endpoint: 'faq/question',
  plural: 'questions',
  singular: 'question',
  table: 'faq_questions',
  right: 'faq.question',
  perWebsite: true,
  columns: {
    category_id: reference(),
    title: line(faqQuestionFields.title.most),
    url: line(faqQuestionFields.url.most),
    content: answer(),
    online: flag(),
    filterable: flag(),
    login_contact: flag(),
    login_resource: flag(),
    target: idList(),
    product: productList(),
    sort_id: readOnly(integer()),
    ...META_COLUMNS,
  },
  listed: ['title', 'url', 'online', 'filterable', 'sort_id'],
  sortable: [],
  defaultSort: 'sort_id',
  searched: ['title', 'content'],
  filters: {},
  unique: { faq_questions_url: ['url'] },
  taken: 'URL_IN_USE',
  problems: ({ title, url, category_id, target, content, ...values }) =>
    onWire(faqQuestionRule({ title, url, category: category_id, targets: target, content, meta: metaOf(values) }), {
      category: 'category_id',
      targets: 'target',
      ...META_WIRE_NAMES,
    }),
});

const resource: Resource = faqQuestions;

/** The category id from the path; 404 if invalid. */
const categoryIn = ({ param }: Pick<CallOf, 'param'>): number => {
  const category = readId(param('category'));
  if (category === undefined) throw notFound();
  return category;
};

/** Handles `GET faq/category/{category}/question`: all questions in order, with the ETag of the order. */
const listQuestions = async (call: CallOf): Promise<Answer> => {
  const {
    services: { db },
    caller: { website },
  } = call;
  const category = categoryIn(call);
  if ((await findCategory(db, website, category)) === undefined) throw notFound();
  const rows = await listRecords(db, faqQuestions, questionsOf(category));
  return ok(
    { questions: rows.map((row) => wireOf(resource, resource.listed, row)) },
    { ETag: orderEtag(rows.map(({ id }) => id)) },
  );
};

/** Finds a question of the category in the path; 404 otherwise. */
const findQuestion = async (
  db: Pick<Database, 'execute'>,
  website: number | null,
  category: number,
  id: number,
  lock = false,
): Promise<Row> => {
  const row = await findRow(db, resource, website, id, lock);
  if (row === undefined || row['category_id'] !== category) throw notFound();
  return row;
};

const recordAnswer = (row: Row): Answer => {
  const { category_id, target, product, ...record } = wireOf(resource, Object.keys(resource.columns), row);
  return ok(
    { question: { ...withMeta(record), category: { id: category_id }, targets: target, products: product } },
    { ETag: etagOf(row.id, row.version) },
  );
};

const readQuestion = async (call: CallOf): Promise<Answer> =>
  recordAnswer(await findQuestion(call.services.db, call.caller.website, categoryIn(call), idOf(call)));

const pathOf = (category: number): string => `faq/category/${category}/question`;

/** Maps a duplicate URL within the website to a refusal. */
const save = <Result>(change: () => Promise<Result>): Promise<Result> =>
  refuseDuplicates(resource.unique ?? {}, withRetry(change), resource.taken);

const QUESTION = { form: { ...recordForm(resource), target: ids(), product: ids() } };

const addQuestion = async (call: CallOf<typeof QUESTION>): Promise<Answer> => {
  const [website, category] = [websiteFor(call.caller.website), categoryIn(call)];
  const read = readForm(resource, call.form, null);
  if ((read.values['category_id'] ?? category) !== category) throw fieldsNotValid('category_id');
  const row = await save(() =>
    call.services.db.transaction(async (tx) => {
      if ((await lockQuestions(tx, website, [category])).length === 0) throw notFound();
      const sent = await readLinks(tx, call, read, null);
      const place = { category_id: category, sort_id: await nextPosition(tx, questionsOf(category)) };
      return insertRow(tx, resource, await requestedRecord(tx, resource, call.caller, sent, null, place), website);
    }),
  );
  return savedAnswer(pathOf(category), row.id, 201, recordAnswer(row));
};

/** The position at the end of the new category; empty if the category stays the same. */
const moved = async (tx: Database, from: number, to: number): Promise<{ readonly sort_id?: number }> =>
  from === to ? {} : { sort_id: await nextPosition(tx, questionsOf(to)) };

/** Handles `PUT …/question/{id}`; another `category_id` moves the question to the end of that category. R-CAT-26. */
const saveQuestion = async (call: CallOf<typeof QUESTION>): Promise<Answer> => {
  const [id, from, website] = [idOf(call), categoryIn(call), websiteFor(call.caller.website)];
  const read = readForm(resource, call.form, id);
  const asked = read.values['category_id'] ?? from;
  const to = typeof asked === 'number' ? asked : from;
  const row = await save(() =>
    call.services.db.transaction(async (tx) => {
      const known = await lockQuestions(tx, website, [from, to]);
      if (!known.includes(from)) throw notFound();
      const stored = await findQuestion(tx, website, from, id, true);
      checkIfMatch(call.header('if-match'), etagOf(id, stored.version));
      if (!known.includes(to)) throw fieldsNotValid('category_id');
      const sent = await readLinks(tx, call, read, stored);
      const place = await moved(tx, from, to);
      const record = await requestedRecord(tx, resource, call.caller, sent, stored, place);
      const saved = await updateRow(tx, resource, stored, record, call.caller);
      if (from !== to) await closeGaps(tx, questionsOf(from));
      return saved;
    }),
  );
  return {
    ...savedAnswer(pathOf(to), id, 200, recordAnswer(row)),
    changed: [...new Set([from, to])].map((category) => ({ path: `${pathOf(category)}/${id}` })),
  };
};

const removeQuestion = async (call: CallOf): Promise<Answer> => {
  const [id, category, website] = [idOf(call), categoryIn(call), websiteFor(call.caller.website)];
  await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      await lockQuestions(tx, website, [category]);
      const stored = await findQuestion(tx, website, category, id, true);
      checkIfMatch(call.header('if-match'), etagOf(id, stored.version));
      await deleteRows(tx, resource, website, [id]);
      await closeGaps(tx, questionsOf(category));
    }),
  );
  return noContent;
};

const SORTED = { form: { question: map } };

const sortQuestions = (call: CallOf<typeof SORTED>): Promise<Answer> =>
  sortList(call, call.form.question, 'question', async (tx) => {
    const category = categoryIn(call);
    if ((await lockQuestions(tx, call.caller.website, [category])).length === 0) throw notFound();
    return questionsOf(category);
  });

const QUESTIONS = 'faq/category/:category/question';

/** Endpoints of FAQ questions. Sorting them needs the right to sort categories. */
export const faqQuestionEndpoints: readonly Endpoint[] = [
  withAnyRightOf('faq')('GET', 'faq/question', SEARCHED, searchQuestions),
  withAnyRightOf('faq')('GET', QUESTIONS, NOTHING, listQuestions),
  withRight('faq.question.add')('POST', QUESTIONS, QUESTION, addQuestion),
  withRight('faq.category.sort')('PUT', 'faq/category/:category/sort', SORTED, sortQuestions),
  withRight('faq.question.edit')('GET', `${QUESTIONS}/:id`, NOTHING, readQuestion),
  withRight('faq.question.edit')('PUT', `${QUESTIONS}/:id`, QUESTION, saveQuestion),
  withRight('faq.question.delete')('DELETE', `${QUESTIONS}/:id`, NOTHING, removeQuestion),
];
