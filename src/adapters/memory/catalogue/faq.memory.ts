import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { canBeBelow } from '../../../domain/catalogue/faq-category.rule';
import { faqCategories, type FaqCategoryKind } from '../../../domain/catalogue/faq-category';
import {
  faqQuestions,
  partsOfQuestionId,
  questionId,
  type FaqQuestion,
  type FaqQuestionKind,
  type FaqQuestionRow,
} from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import { matchesWords } from '../../../domain/shared/list-query';
import { textOfHtml } from '../shared/text-of-html';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, may, mayOpen } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { found, rejected } from '../shared/refusals';
import { questionsBelow } from './faq-questions.memory';
import { plainMemory, type OpenGateway } from '../shared/plain.memory';
import { MemoryOrders } from './memory-orders';
import { FAQ_CATEGORIES, FAQ_QUESTIONS } from './faq.seed';

/** The FAQ in memory: both kinds of records and their lists. */
export interface MemoryFaq {
  readonly lists: FaqLists;
  readonly categories: ResourceGateway<FaqCategoryKind>;
  readonly questions: ResourceGateway<FaqQuestionKind>;
}

/** Key of a website's category order; the key of a question order is the category id. */
const listOf = (website: Id | null): string => `categories of ${website ?? ''}`;

export const faqMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock): MemoryFaq => {
  const answer = answerTo(calls, people);
  const [view, sort] = [mayOpen(faqCategories.right), may('faq.category.sort')];
  const questions = plainMemory(faqQuestions, {
    seed: FAQ_QUESTIONS,
    unique: [{ fields: ['url'], code: 'URL_IN_USE' }],
  })(calls, people, clock);
  const categories: OpenGateway<FaqCategoryKind> = plainMemory(faqCategories, {
    seed: FAQ_CATEGORIES,
    unique: [{ fields: ['url'], code: 'URL_IN_USE' }],
    refusal: ({ parent }, before, all) =>
      parent === (before?.parent ?? null) || canBeBelow(all, before?.id ?? null, parent) ? null : rejected(['parent']),
    inUse: ({ id }) =>
      questions.all().some(({ category }) => category === id) || categories.all().some(({ parent }) => parent === id),
  })(calls, people, clock);

  const inCategory = (category: Id): readonly FaqQuestion[] =>
    questions.all().filter((question) => question.category === category);
  const orders = new MemoryOrders(() => ({
    [listOf(people.activeWebsite())]: categories.all().map(({ id }) => id),
    ...Object.fromEntries(categories.all().map(({ id }) => [id, inCategory(id).map((question) => question.id)])),
  }));
  const categoriesInOrder = () =>
    orders.of(listOf(people.activeWebsite())).flatMap((id) => categories.all().filter((one) => one.id === id));
  const questionsInOrder = (category: Id) =>
    orders.of(category).flatMap((id) => inCategory(category).filter((one) => one.id === id));
  const existing = (category: Id) => found(categories.all().find(({ id }) => id === category));
  const rowOf = (category: Id, { id, title, url, online, filterable }: FaqQuestion): FaqQuestionRow => ({
    id: questionId(category, id),
    title,
    url,
    online,
    filterable,
  });

  const lists: FaqLists = {
    categories: (options) =>
      answer(view, options, () =>
        either.right({
          rows: categoriesInOrder().map(({ meta: _meta, ...row }) => row),
          version: orders.version(),
        }),
      ),
    questions: (category, options) =>
      answer(view, options, () =>
        pipe(
          existing(category),
          either.map(() => ({
            rows: questionsInOrder(category).map((question) => rowOf(category, question)),
            version: orders.version(),
          })),
        ),
      ),
    search: (term, options) =>
      answer(view, options, () =>
        either.right(
          categoriesInOrder()
            .flatMap(({ id }) =>
              questionsInOrder(id).map((question) => ({
                ...rowOf(id, question),
                answer: textOfHtml(question.content),
              })),
            )
            .filter((question) => matchesWords(`${question.title} ${question.answer}`, term)),
        ),
      ),
    sortCategories: (order, options) => answer(sort, options, () => orders.sort(listOf(people.activeWebsite()), order)),
    sortQuestions: (category, { ids, version }, options) =>
      answer(sort, options, () =>
        pipe(
          existing(category),
          either.chain(() => orders.sort(category, { version, ids: ids.map((id) => partsOfQuestionId(id).number) })),
        ),
      ),
  };

  return {
    lists,
    categories,
    questions: questionsBelow(questions, () => orders.arrange()),
  };
};
