import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FaqLists, NewOrder, Ordered } from '../../../application/catalogue/ports/faq-lists.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { FaqCategory, FaqCategoryDraft, FaqCategoryRow, FaqFilter } from '../../../domain/catalogue/faq-category';
import {
  partsOfQuestionId,
  questionId,
  type FaqQuestion,
  type FaqQuestionDraft,
  type FaqQuestionRow,
} from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import { matchesWords, type ListQuery, type Page } from '../../../domain/shared/list-query';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { Nothing, payload } from '../shared/wire';
import { faqCategoryCodec, faqQuestionCodecOf } from './faq.codec';

type Categories = ResourceGateway<FaqCategoryRow, FaqCategory, FaqCategoryDraft, FaqFilter>;
type Questions = ResourceGateway<FaqQuestionRow, FaqQuestion, FaqQuestionDraft, FaqFilter>;

/** The lists of the FAQ over HTTP: whole, in their order. */
export const faqListsHttp = (http: Http): FaqLists => {
  const read = <Row>(
    {
      endpoint,
      plural,
      row,
    }: { readonly endpoint: string; readonly plural: string; readonly row: t.Type<Row, unknown> },
    options?: CallOptions,
  ): Answer<Ordered<Row>> =>
    pipe(
      http.call({ method: 'GET', path: endpoint }, payload(plural, t.array(row)), options),
      taskEither.map(({ body, version }) => ({ rows: body, version })),
    );
  const sort = (path: string, name: string, { ids, version }: NewOrder, options?: CallOptions) =>
    pipe(
      http.call(
        {
          method: 'PUT',
          path,
          form: { [name]: Object.fromEntries(ids.map((id, place) => [id, place + 1])) },
          version,
        },
        Nothing,
        options,
      ),
      taskEither.map((answer) => answer.version),
    );
  return {
    categories: (options) => read(faqCategoryCodec, options),
    questions: (category, options) => read(faqQuestionCodecOf(category), options),
    sortCategories: (order, options) => sort('faq/category/sort', 'category', order, options),
    sortQuestions: (category, { ids, version }, options) =>
      sort(
        `faq/category/${encodeURIComponent(category)}/sort`,
        'question',
        { ids: ids.map((id) => partsOfQuestionId(id).number), version },
        options,
      ),
  };
};

/** The rows with every word of the term, as one page: the API has no search of its own. */
const found = <Row>(
  rows: readonly Row[],
  { term, perPage }: ListQuery<FaqFilter>,
  textOf: (row: Row) => string,
): Page<Row> => {
  const matching = rows.filter((row) => matchesWords(textOf(row), term));
  return { rows: matching, total: matching.length, page: 1, perPage };
};

/** FAQ categories over HTTP. */
export const faqCategoriesHttp = (http: Http, lists: FaqLists): Categories => ({
  ...httpGateway<FaqCategoryRow, FaqCategory, FaqCategoryDraft, FaqFilter>(http, faqCategoryCodec),
  list: (query, options) =>
    pipe(
      lists.categories(options),
      taskEither.map(({ rows }) => found(rows, query, ({ name }) => name)),
    ),
});

/** Questions over HTTP; the path of each is below its category. */
export const faqQuestionsHttp = (http: Http, lists: FaqLists): Questions => {
  const gateways = new Map<Id, Questions>();
  const below = (category: Id): Questions => {
    const known = gateways.get(category);
    if (known !== undefined) return known;
    const made = httpGateway<FaqQuestionRow, FaqQuestion, FaqQuestionDraft, FaqFilter>(
      http,
      faqQuestionCodecOf(category),
    );
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
        lists.categories(options),
        taskEither.chain(({ rows }) =>
          taskEither.traverseArray(({ id }: FaqCategoryRow) => lists.questions(id, options))(rows),
        ),
        taskEither.map((all) =>
          found(
            all.flatMap(({ rows }) => rows),
            query,
            ({ title }) => title,
          ),
        ),
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
