import type { ActorRefFrom } from 'xstate';
import type { FilterShape } from '../../domain/shared/list-query';
import type { Identified, Listing } from '../../domain/shared/resource';
import type { BulkRemovalMachine } from './bulk-removal.machine';
import { token } from './token';

/** Bulk deletion of one kind of record; null before the first. */
export interface RunningRemoval<Row extends Identified, Filter extends FilterShape> {
  actor: ActorRefFrom<BulkRemovalMachine<Row, Filter>> | null;
}

/** Bulk deletions outlive their screens and a new sign-in. */
export interface RunningRemovals {
  of<Row extends Identified, Filter extends FilterShape>(listing: Listing<Row, Filter>): RunningRemoval<Row, Filter>;
}
export const RunningRemovals = token<RunningRemovals>('running-removals');

export const runningRemovals = (): RunningRemovals => {
  const places = new Map<string, { actor: unknown }>();
  return {
    of: <Row extends Identified, Filter extends FilterShape>({ key }: Listing<Row, Filter>) => {
      const place = places.get(key) ?? { actor: null };
      places.set(key, place);
      return place as RunningRemoval<Row, Filter>; // The key determines the type parameters.
    },
  };
};
