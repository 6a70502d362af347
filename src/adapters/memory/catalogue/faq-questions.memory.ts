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
import type { OpenGateway } from '../shared/plain.memory';

type Questions = ResourceGateway<FaqQuestionKind>;

/** Questions with ids that include their category. @param beforeSave runs before a save that may move the question */
export const questionsBelow = (questions: OpenGateway<FaqQuestionKind>, beforeSave: () => void): Questions => {
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
    save: ({ id, ...request }, options) => {
      beforeSave();
      return pipe(
        questions.save({ ...request, id: id && partsOfQuestionId(id).number }, options),
        taskEither.map((saved) => ({ id: questionId(request.draft.category ?? '', saved.id) })),
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
