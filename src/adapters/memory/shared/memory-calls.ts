import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import { token } from '../../../application/shared/token';
import type { Failure } from '../../../domain/shared/failure';

const CANCELLED: Failure = { kind: 'Unreachable', reason: 'cancelled' };

/** Simulates calls for all memory gateways: latency, scripted failures and cancelling. */
export class MemoryCalls {
  /** Milliseconds of latency per call. */
  latency = 0;
  private readonly failures: Failure[] = [];

  /**
   * @param onUnauthenticated called when a refusal means that the session has ended
   * @param resumed whether the person signed in again, so that the call is repeated
   */
  constructor(
    private readonly onUnauthenticated: () => void = () => undefined,
    private readonly resumed = () => Promise.resolve(false),
  ) {}

  /** The next call fails with this failure; several are used in order. */
  failNext(failure: Failure): void {
    this.failures.push(failure);
  }

  /** @param mayBeSignedOut says that "nobody is signed in" is an answer and not the end of a session */
  answer<A>(
    work: () => Either<Failure, A> | Promise<Either<Failure, A>>,
    options: CallOptions = {},
    mayBeSignedOut = false,
  ): Answer<A> {
    return async () => {
      if (this.latency > 0) await new Promise((resolve) => setTimeout(resolve, this.latency));
      if (options.signal?.aborted === true) return either.left(CANCELLED);
      const failure = this.failures.shift();
      const answered = failure === undefined ? await work() : either.left(failure);
      if (!isLeft(answered) || answered.left.kind !== 'Unauthenticated' || mayBeSignedOut) return answered;
      this.onUnauthenticated();
      return (await this.resumed()) ? this.answer(work, options)() : answered;
    };
  }
}

/** Container token of the simulated calls. */
export const SimulatedCalls = token<MemoryCalls>('memory-line');
