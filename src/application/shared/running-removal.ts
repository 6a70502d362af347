import type { ActorRefFrom } from 'xstate';
import type { Kind, Listing } from '../../domain/shared/resource';
import type { BulkRemovalMachine } from './bulk-removal.machine';
import { token } from './token';

/** Bulk deletion of one kind of record; null before the first. */
export interface RunningRemoval<K extends Kind> {
  actor: ActorRefFrom<BulkRemovalMachine<K>> | null;
}

/** Bulk deletions outlive their screens and a new sign-in. */
export interface RunningRemovals {
  of<K extends Kind>(listing: Listing<K>): RunningRemoval<K>;
}
export const RunningRemovals = token<RunningRemovals>('running-removals');

export const runningRemovals = (): RunningRemovals => {
  const places = new Map<string, { actor: unknown }>();
  return {
    of: <K extends Kind>({ key }: Listing<K>) => {
      const place = places.get(key) ?? { actor: null };
      places.set(key, place);
      return place as RunningRemoval<K>; // The key determines the type parameters.
    },
  };
};
