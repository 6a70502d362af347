import { isLeft, isRight } from 'fp-ts/Either';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { Failure } from '../../../src/domain/shared/failure';

/** The result of a call; a refusal fails the test and is named in the error. */
export const answered = async <A>(answer: Answer<A>): Promise<A> => {
  const outcome = await answer();
  if (isRight(outcome)) return outcome.right;
  throw new Error(`Refused: ${JSON.stringify(outcome.left)}`);
};

/** The failure of a call; a successful answer fails the test. */
export const refusal = async (answer: Answer<unknown>): Promise<Failure> => {
  const outcome = await answer();
  if (isLeft(outcome)) return outcome.left;
  throw new Error(`Not refused: ${JSON.stringify(outcome.right)}`);
};
