import type { Either } from 'fp-ts/Either';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { MemoryStorage } from './drawer';

/** The person behind a call, with everything that rights depend on. */
export interface Caller {
  readonly id: Id;
  readonly su: boolean;
  readonly rights: readonly string[];
  readonly websites: readonly Id[];
}

/** What a plain module in memory asks about the person at work. */
export interface Callers {
  /** Where records outlive the page; null when they do not. */
  readonly shelf: MemoryStorage | null;
  readonly websites: readonly { readonly id: Id }[];
  /** The website that is being worked on; null when nobody is signed in. */
  activeWebsite(): Id | null;
  /** The caller, if `may` holds for them; else `Unauthenticated` or `Forbidden`. */
  callerWho(may: (caller: Caller) => boolean): Either<Failure, Caller>;
}
