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
