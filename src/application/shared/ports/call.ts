import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '../../../domain/shared/failure';

/** Subset of `AbortSignal`. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface CallOptions {
  readonly signal?: CancelSignal;
  /** Upload progress, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Return type of every port: failures are values, nothing throws. */
export type Answer<A> = TaskEither<Failure, A>;
