import { isLeft, type Either } from 'fp-ts/Either';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Failure } from '../../../domain/shared/failure';
import { can, canOpenModule } from '../../../domain/shared/permission';
import type { Caller, Callers } from './caller';
import type { MemoryCalls } from './memory-calls';

/** Whether a user may make a call. */
export type Permission = (caller: Caller) => boolean;

export const anyone: Permission = () => true;
export const mayOpen =
  (module: string): Permission =>
  (caller) =>
    canOpenModule(caller, module);
export const may =
  (right: string): Permission =>
  (caller) =>
    can(caller, right);

/** Answers permitted calls; refuses others with `Unauthenticated` or `Forbidden`. */
export const answerTo =
  (calls: MemoryCalls, people: Pick<Callers, 'callerWho'>) =>
  <A>(
    permission: Permission,
    options: CallOptions | undefined,
    work: (caller: Caller) => Either<Failure, A> | Promise<Either<Failure, A>>,
  ): Answer<A> =>
    calls.answer(() => {
      const caller = people.callerWho(permission);
      return isLeft(caller) ? caller : work(caller.right);
    }, options);
