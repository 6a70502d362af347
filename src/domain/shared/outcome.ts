import type { Either } from 'fp-ts/Either';
import { isAbsent, type Failure } from './failure';

/** Result of a machine's actor: failures are typed; a rejected promise is a defect. */
export type Outcome<A> = Either<Failure, A>;

/** Done event of an actor that returns an `Outcome`. */
export interface Finished<A> {
  readonly output: Outcome<A>;
}

/** Guard for the success branch of `onDone`. */
export const succeeded = ({ event }: { readonly event: Finished<unknown> }): boolean => event.output._tag === 'Right';

/**
 * Transitions of `onDone`: the success branch, then the failure branches, of which the first with a true guard is
 * taken. The return type is the list that the machine expects.
 */
export const byOutcome = <Branch>(success: NoInfer<Branch>, ...failures: NoInfer<Branch>[]): Branch[] => [
  { guard: succeeded, ...success },
  ...failures,
];

export const valueOf = <A>(event: Finished<A>): A | null => (event.output._tag === 'Right' ? event.output.right : null);

/** The failure of a done event; null for a success. */
export const failureOf = (event: Finished<unknown>): Failure | null =>
  event.output._tag === 'Left' ? event.output.left : null;

/** Guard for an optional call that the API lacks. */
export const lacksCall = ({ event }: { readonly event: Finished<unknown> }): boolean => {
  const failure = failureOf(event);
  return failure !== null && isAbsent(failure);
};

/** Placeholder for an actor that the application provides; running it throws. */
export const unwired = (actor: string) => (): never => {
  throw new Error(`The actor "${actor}" is not wired`);
};
