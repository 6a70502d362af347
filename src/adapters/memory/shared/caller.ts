import type { Either } from 'fp-ts/Either';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { PersistentStorage } from './stored-value';

/** The signed-in user of a call, with everything that determines rights. */
export interface Caller {
  readonly id: Id;
  readonly su: boolean;
  readonly rights: readonly string[];
  readonly websites: readonly Id[];
}

/** What a plain module in memory needs to know about the signed-in user. */
export interface Callers {
  /** Storage that outlives the page; null if there is none. */
  readonly storage: PersistentStorage | null;
  readonly websites: readonly { readonly id: Id }[];
  /** The current website; null if nobody is signed in. */
  activeWebsite(): Id | null;
  /** The caller, if `may` returns true; else `Unauthenticated` or `Forbidden`. */
  callerWho(may: (caller: Caller) => boolean): Either<Failure, Caller>;
}
