import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import {
  partsOfQuestionId,
  questionId,
  type FaqQuestion,
  type FaqQuestionKind,
} from '../../../domain/catalogue/faq-question';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { OpenGateway } from '../shared/plain.memory';

type Questions = ResourceGateway<FaqQuestionKind>;

/**
 * Questions by ids with their category. @param appending notes the order of a category, and returns what puts the
 * question at its end
 */
export const questionsBelow = (
  questions: OpenGateway<FaqQuestionKind>,
  appending: (category: Id, id: Id) => () => void,
): Questions => {
  const withId = (question: FaqQuestion): FaqQuestion => ({
    ...question,
    id: questionId(question.category ?? '', question.id),
  });
  const get: Questions['get'] = (id, options) => {
    const { category, number } = partsOfQuestionId(id);
    return pipe(
      questions.get(number, options),
      taskEither.filterOrElse(
        ({ record }) => record.category === category,
        (): Failure => ({ kind: 'NotFound' }),
      ),
      taskEither.map(({ record, version }) => ({ record: withId(record), version })),
    );
  };
  return {
    ...questions,
    list: (query, options) =>
      pipe(
        questions.list(query, options),
        taskEither.map((page) => ({
          ...page,
          rows: page.rows.flatMap(({ id }) => questions.all().filter((question) => question.id === id)).map(withId),
        })),
      ),
    get,
    save: (request, options) => {
      const { id, draft } = request;
      const chosen = draft.category ?? '';
      const number = id === null ? null : partsOfQuestionId(id).number;
      const append = appending(chosen, number ?? '');
      return pipe(
        questions.save({ ...request, id: number }, options),
        taskEither.map((saved) => {
          if (number !== null) append();
          return { id: questionId(chosen, saved.id) };
        }),
      );
    },
    toggle: (id, field, value, options) => questions.toggle(partsOfQuestionId(id).number, field, value, options),
    remove: (ids, options) =>
      questions.remove(
        ids.map((id) => partsOfQuestionId(id).number),
        options,
      ),
    removeOne: ({ id, version }, options) =>
      questions.removeOne({ id: partsOfQuestionId(id).number, version }, options),
  };
};
