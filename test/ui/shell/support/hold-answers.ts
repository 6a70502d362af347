import type { Either } from 'fp-ts/Either';
import type { MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import type { CallOptions } from '../../../../src/application/shared/ports/call';
import type { Failure } from '../../../../src/domain/shared/failure';

/** Calls that begin from now on are made, and answered, when the returned function is called. */
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

/** Calls that begin from now on wait, each by itself. */
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
    /** Makes and answers the call that waits longest, or shortest. @returns whether one waited */
    answerOne: (which: 'longest' | 'shortest'): boolean => {
      const one = which === 'longest' ? waiting.shift() : waiting.pop();
      one?.();
      return one !== undefined;
    },
    /** Answers all, and what is asked from now on. */
    answerAll: (): void => {
      isHeld = false;
      for (const one of waiting.splice(0)) one();
    },
  };
};
