import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../../domain/shared/failure';

/** Says that an answer is no longer wanted; an `AbortSignal` is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface CallOptions {
  readonly signal?: CancelSignal;
  /** Share of the bytes that have gone, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** What every port answers: nothing throws across a layer. */
export type Answer<A> = TaskEither<Failure, A>;
