import { either, taskEither } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import type { NewOrder, Ordered } from '../../../application/catalogue/ports/ordered.port';
import type { CallOptions } from '../../../application/shared/ports/call';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { canBeBelow } from '../../../domain/catalogue/faq-category.rule';
import { faqCategories, type FaqCategoryKind, type FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import {
  faqQuestions,
  partsOfQuestionId,
  questionId,
  type FaqQuestion,
  type FaqQuestionKind,
  type FoundFaqQuestion,
} from '../../../domain/catalogue/faq-question';
import { sortedOrder } from '../../../domain/catalogue/positions.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { matchesWords } from '../../../domain/shared/list-query';
import { can } from '../../../domain/shared/permission';
import { textOfHtml } from '../shared/text-of-html';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { questionsBelow } from './faq-questions.memory';
import { plainMemory, viewer } from '../shared/plain.memory';
import { FAQ_CATEGORIES, FAQ_QUESTIONS } from './faq.seed';

/** The FAQ in memory: both kinds of records, and their lists. */
export interface MemoryFaq {
  readonly lists: FaqLists;
  readonly categories: ResourceGateway<FaqCategoryKind>;
  readonly questions: ResourceGateway<FaqQuestionKind>;
}

const categoriesOf = plainMemory(faqCategories, {
  seed: FAQ_CATEGORIES,
  reading: { text: ({ name }) => name },
  complete: (draft, _, id) => ({ ...draft, id, name: draft.name.trim(), url: draft.url.trim() }),
  unique: [{ fields: ['url'], code: 'URL_IN_USE' }],
});

const questionsOf = plainMemory(faqQuestions, {
  seed: FAQ_QUESTIONS,
  reading: { text: ({ title, content }) => `${title} ${textOfHtml(content)}` },
  complete: (draft, _, id) => ({ ...draft, id, title: draft.title.trim(), url: draft.url.trim() }),
  unique: [{ fields: ['url'], code: 'URL_IN_USE' }],
});

const notFound: Failure = { kind: 'NotFound' };

/** Orders by list; they end with the page. Rule R-CAT-24. */
class Orders {
  private readonly known = new Map<string, readonly Id[]>();

  /** The ids that are there, in the order of this list; new ones last. */
  of(list: string, ids: readonly Id[]): readonly Id[] {
    return sortedOrder(ids, this.known.get(list) ?? []);
  }

  keep(list: string, ids: readonly Id[]): void {
    this.known.set(list, ids);
  }

  /** `Changed` when the order is no longer that of the version. */
  sort(list: string, stored: readonly Id[], { ids, version }: NewOrder): Either<Failure, string> {
    const now = this.of(list, stored);
    if (version !== null && version !== versionOf(now)) return either.left({ kind: 'Changed' });
    const order = sortedOrder(now, ids);
    this.keep(list, order);
    return either.right(versionOf(order));
  }
}

const versionOf = (ids: readonly Id[]): string => `"order-${ids.join('-')}"`;

export const faqMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock): MemoryFaq => {
  const [categories, questions, orders] = [
    categoriesOf(calls, people, clock),
    questionsOf(calls, people, clock),
    new Orders(),
  ];
  const inCategory = (category: Id): readonly FaqQuestion[] =>
    questions.all().filter((question) => question.category === category);
  const listOf = (category: Id): string => `questions of ${category}`;
  const categoryList = (): string => `categories of ${people.activeWebsite() ?? ''}`;

  const ordered = <Row extends { readonly id: Id }>(
    list: string,
    all: readonly Row[],
  ): { readonly ids: readonly Id[]; readonly rows: readonly Row[] } => {
    const ids = orders.of(
      list,
      all.map(({ id }) => id),
    );
    return { ids, rows: ids.flatMap((id) => all.filter((row) => row.id === id)) };
  };
  const reading = <Row extends { readonly id: Id }>(
    list: () => string,
    all: () => Either<Failure, readonly Row[]>,
    options?: CallOptions,
  ) =>
    calls.answer(
      () =>
        pipe(
          viewer(people, faqCategories),
          either.chain(all),
          either.map((records): Ordered<Row> => {
            const { ids, rows } = ordered(list(), records);
            return { rows, version: versionOf(ids) };
          }),
        ),
      options,
    );
  const below = (category: Id): Either<Failure, readonly FaqQuestion[]> =>
    categories.all().some(({ id }) => id === category) ? either.right(inCategory(category)) : either.left(notFound);
  const sorter = () => people.callerWho((caller) => can(caller, 'faq.category.sort'));
  const deleter = () => people.callerWho((caller) => can(caller, 'faq.category.delete'));

  const lists: FaqLists = {
    categories: (options) =>
      reading<FaqCategoryRow>(
        categoryList,
        () => either.right(categories.all().map(({ meta: _meta, ...row }) => row)),
        options,
      ),
    questions: (category, options) =>
      pipe(
        reading(
          () => listOf(category),
          () => below(category),
          options,
        ),
        taskEither.map(({ rows, version }) => ({
          version,
          rows: rows.map(({ id, title, url, online, filterable }) => ({
            id: questionId(category, id),
            title,
            url,
            online,
            filterable,
          })),
        })),
      ),
    search: (term, options) =>
      calls.answer(
        () =>
          pipe(
            viewer(people, faqCategories),
            either.map(() =>
              ordered(categoryList(), categories.all()).rows.flatMap(({ id }) =>
                ordered(listOf(id), inCategory(id)).rows.flatMap((question): readonly FoundFaqQuestion[] => {
                  const { title, url, online, filterable } = question;
                  const answer = textOfHtml(question.content);
                  return matchesWords(`${title} ${answer}`, term)
                    ? [{ id: questionId(id, question.id), title, url, online, filterable, answer }]
                    : [];
                }),
              ),
            ),
          ),
        options,
      ),
    sortCategories: (order, options) =>
      calls.answer(
        () =>
          pipe(
            sorter(),
            either.chain(() =>
              orders.sort(
                categoryList(),
                categories.all().map(({ id }) => id),
                order,
              ),
            ),
          ),
        options,
      ),
    sortQuestions: (category, { ids, version }, options) =>
      calls.answer(
        () =>
          pipe(
            sorter(),
            either.chain(() => below(category)),
            either.chain((all) =>
              orders.sort(
                listOf(category),
                all.map(({ id }) => id),
                { version, ids: ids.map((id) => partsOfQuestionId(id).number) },
              ),
            ),
          ),
        options,
      ),
  };

  const isEmpty = (category: Id): boolean =>
    inCategory(category).length === 0 && categories.all().every(({ parent }) => parent !== category);

  return {
    lists,
    categories: {
      ...categories,
      save: (request, options) => {
        const { id, draft, before } = request;
        const isPlaced = draft.parent === before.parent || canBeBelow(categories.all(), id, draft.parent);
        return isPlaced ? categories.save(request, options) : taskEither.left(rejected(['parent']));
      },
      removeOne: (request, options) =>
        isLeft(deleter()) || isEmpty(request.id)
          ? categories.removeOne(request, options)
          : taskEither.left({ kind: 'Conflict', code: 'IN_USE' }),
    },
    questions: questionsBelow(questions, (category, id) => {
      const { ids } = ordered(listOf(category), inCategory(category));
      return () => {
        if (!ids.includes(id)) orders.keep(listOf(category), [...ids, id]);
      };
    }),
  };
};
