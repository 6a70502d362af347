import type { Either } from 'fp-ts/Either';
import type { MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import type { CallOptions } from '../../../../src/application/shared/ports/call';
import type { Failure } from '../../../../src/domain/shared/failure';

/** Holds all calls from now on; the returned function makes and answers them. */
export const holdAnswers = (line: MemoryCalls): (() => void) => {
  const answer = line.answer.bind(line);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  line.answer = <A>(
    work: () => Either<Failure, A> | Promise<Either<Failure, A>>,
    options?: CallOptions,
    mayBeSignedOut?: boolean,
  ) => {
    const answered = answer<A>(work, options, mayBeSignedOut);
    return () => released.then(answered);
  };
  return () => {
    release();
  };
};

/** Holds all calls from now on, each separately. */
export const holdEach = (line: MemoryCalls) => {
  const answer = line.answer.bind(line);
  const waiting: (() => void)[] = [];
  let isHeld = true;
  line.answer = <A>(
    work: () => Either<Failure, A> | Promise<Either<Failure, A>>,
    options?: CallOptions,
    mayBeSignedOut?: boolean,
  ) => {
    const answered = answer<A>(work, options, mayBeSignedOut);
    return () =>
      isHeld
        ? new Promise<void>((resolve) => {
            waiting.push(resolve);
          }).then(answered)
        : answered();
  };
  return {
    /** Makes and answers the call that has waited longest or shortest. @returns whether there was one */
    answerOne: (which: 'longest' | 'shortest'): boolean => {
      const one = which === 'longest' ? waiting.shift() : waiting.pop();
      one?.();
      return one !== undefined;
    },
    /** Answers all held calls, and later calls at once. */
    answerAll: (): void => {
      isHeld = false;
      for (const one of waiting.splice(0)) one();
    },
  };
};
