import { either } from 'fp-ts';
import type { Failure } from '../../domain/shared/failure';
import type { Answer, CallOptions } from './ports/call';

const CANCELLED: Failure = { kind: 'Unreachable', reason: 'cancelled' };

/**
 * Runs calls six at a time, until one fails or the signal is aborted.
 * @returns answers in call order; `onProgress` receives the completed fraction
 */
export const someAtATime =
  <Question, A>(
    questions: readonly Question[],
    ask: (question: Question) => Answer<A>,
    { signal, onProgress }: CallOptions = {},
    atOnce = 6,
  ): Answer<readonly A[]> =>
  async () => {
    const answers = new Map<number, A>();
    const failures: Failure[] = [];
    const waiting = [...questions.entries()];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && failures.length === 0; next = waiting.shift()) {
        const [index, question] = next;
        const answer = signal?.aborted === true ? either.left(CANCELLED) : await ask(question)();
        if (either.isLeft(answer)) failures.push(answer.left);
        else answers.set(index, answer.right);
        onProgress?.(answers.size / questions.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const [failure] = failures;
    return failure === undefined
      ? either.right([...answers].sort(([one], [other]) => one - other).map(([, answer]) => answer))
      : either.left(failure);
  };
