import type { Either } from 'fp-ts/Either';
import type { Failure } from './failure';

/** What an unwired actor of a machine resolves with: a refusal stays typed, a rejection means a defect. */
export type Outcome<A> = Either<Failure, A>;

/** Event of a finished actor whose output is an outcome. */
export interface Finished<A> {
  readonly output: Outcome<A>;
}

/** Guard for the good branch of `onDone`. */
export const succeeded = ({ event }: { readonly event: Finished<unknown> }): boolean => event.output._tag === 'Right';

/** The value of a good outcome, for assigns behind the guard `succeeded`. */
export const valueOf = <A>(event: Finished<A>): A | null => (event.output._tag === 'Right' ? event.output.right : null);

/** The failure of a refused outcome, null for a good one. */
export const failureOf = (event: Finished<unknown>): Failure | null =>
  event.output._tag === 'Left' ? event.output.left : null;

/** Stands where the application will plug an actor in; running it unplugged is a defect, and says which. */
export const unwired = (actor: string) => (): never => {
  throw new Error(`The actor "${actor}" is not wired`);
};
