import { array, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { FaqCategoryKind } from '../../../domain/catalogue/faq-category';
import {
  partsOfQuestionId,
  questionId,
  type FaqQuestionKind,
  type FoundFaqQuestion,
} from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import { matchesWords, type ListQuery, type Page } from '../../../domain/shared/list-query';
import { isAbsent } from '../../../domain/shared/failure';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { payload } from '../shared/wire';
import { faqCategoryCodec, faqQuestionCodecOf, FoundQuestion } from './faq.codec';
import { readOrdered, sortOrdered } from './ordered-list.http';

type Categories = ResourceGateway<FaqCategoryKind>;
type Questions = ResourceGateway<FaqQuestionKind>;

/** Number of categories whose titles are read at the same time. */
const LISTS_AT_ONCE = 4;

/** The lists of the FAQ over HTTP, complete and in order. */
export const faqListsHttp = (http: Http): FaqLists => {
  const categories: FaqLists['categories'] = (options) => readOrdered(http, faqCategoryCodec, options);
  const questions: FaqLists['questions'] = (category, options) =>
    readOrdered(http, faqQuestionCodecOf(category), options);
  /** For APIs without search: searches the titles of all categories. Rule R-CAT-60. */
  const searchTitles: FaqLists['search'] = (term, options) =>
    pipe(
      categories(options),
      taskEither.chain(({ rows }) =>
        pipe(
          array.chunksOf(LISTS_AT_ONCE)([...rows]),
          taskEither.traverseSeqArray(taskEither.traverseArray(({ id }) => questions(id, options))),
        ),
      ),
      taskEither.map((lists) =>
        lists
          .flat()
          .flatMap(({ rows }) => rows)
          .filter(({ title }) => matchesWords(title, term))
          .map((row): FoundFaqQuestion => ({ ...row, answer: null })),
      ),
    );
  return {
    categories,
    questions,
    search: (term, options) =>
      pipe(
        http.call(
          { method: 'GET', path: 'faq/question', query: { search: term } },
          payload('questions', t.array(FoundQuestion)),
          options,
        ),
        taskEither.map(({ body }) => body),
        taskEither.orElse((failure) => (isAbsent(failure) ? searchTitles(term, options) : taskEither.left(failure))),
      ),
    sortCategories: (order, options) => sortOrdered(http, 'faq/category/sort', 'category', order, options),
    sortQuestions: (category, { ids, version }, options) =>
      sortOrdered(
        http,
        `faq/category/${encodeURIComponent(category)}/sort`,
        'question',
        { ids: ids.map((id) => partsOfQuestionId(id).number), version },
        options,
      ),
  };
};

const onePage = <Row>(rows: readonly Row[], { perPage }: Pick<ListQuery, 'perPage'>): Page<Row> => ({
  rows,
  total: rows.length,
  page: 1,
  perPage,
});

/** FAQ categories over HTTP. */
export const faqCategoriesHttp = (http: Http, lists: FaqLists): Categories => ({
  ...httpGateway<FaqCategoryKind>(http, faqCategoryCodec),
  list: (query, options) =>
    pipe(
      lists.categories(options),
      taskEither.map(({ rows }) =>
        onePage(
          rows.filter(({ name }) => matchesWords(name, query.term)),
          query,
        ),
      ),
    ),
});

/** Questions over HTTP; their paths are below that of their category. */
export const faqQuestionsHttp = (http: Http, lists: FaqLists): Questions => {
  const gateways = new Map<Id, Questions>();
  const below = (category: Id): Questions => {
    const known = gateways.get(category);
    if (known !== undefined) return known;
    const made = httpGateway<FaqQuestionKind>(http, faqQuestionCodecOf(category));
    gateways.set(category, made);
    return made;
  };
  const removeOne: Questions['removeOne'] = ({ id, version }, options) => {
    const { category, number } = partsOfQuestionId(id);
    return below(category).removeOne({ id: number, version }, options);
  };
  return {
    list: (query, options) =>
      pipe(
        lists.search(query.term, options),
        taskEither.map((rows) => onePage(rows, query)),
      ),
    get: (id, options) => {
      const { category, number } = partsOfQuestionId(id);
      return below(category).get(number, options);
    },
    save: ({ id, ...request }, options) => {
      const chosen = request.draft.category ?? '0';
      const { category, number } = id === null ? { category: chosen, number: null } : partsOfQuestionId(id);
      return pipe(
        below(category).save({ ...request, id: number }, options),
        taskEither.map((saved) => ({ ...saved, id: questionId(chosen, saved.id) })),
      );
    },
    toggle: (id, field, value, options) => {
      const { category, number } = partsOfQuestionId(id);
      return below(category).toggle(number, field, value, options);
    },
    remove: (ids, options) =>
      pipe(
        ids,
        taskEither.traverseSeqArray((id) => removeOne({ id, version: null }, options)),
        taskEither.map(() => ({ refused: [] })),
      ),
    removeOne,
  };
};
