import type { Either } from 'fp-ts/Either';
import { isAbsent, type Failure } from './failure';

/** Output of a machine's actor: refusals are typed; a rejected promise is a defect. */
export type Outcome<A> = Either<Failure, A>;

/** Done event of such an actor. */
export interface Finished<A> {
  readonly output: Outcome<A>;
}

/** Guard for the success branch of `onDone`. */
export const succeeded = ({ event }: { readonly event: Finished<unknown> }): boolean => event.output._tag === 'Right';

/**
 * The branches of `onDone`: what follows a success, then what follows a failure; of several, the first whose guard holds.
 * Their type is that of the list which the machine expects there.
 */
export const byOutcome = <Branch>(success: NoInfer<Branch>, ...failures: NoInfer<Branch>[]): Branch[] => [
  { guard: succeeded, ...success },
  ...failures,
];

export const valueOf = <A>(event: Finished<A>): A | null => (event.output._tag === 'Right' ? event.output.right : null);

/** Null for a success. */
export const failureOf = (event: Finished<unknown>): Failure | null =>
  event.output._tag === 'Left' ? event.output.left : null;

/** Guard for an optional call that the API does not have. */
export const lacksCall = ({ event }: { readonly event: Finished<unknown> }): boolean => {
  const failure = failureOf(event);
  return failure !== null && isAbsent(failure);
};

/** Placeholder for an actor that the application provides; running it throws. */
export const unwired = (actor: string) => (): never => {
  throw new Error(`The actor "${actor}" is not wired`);
};
