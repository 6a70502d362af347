import { fromPromise } from 'xstate';
import type { Id } from '../../domain/shared/id';
import type { Kind, Listing } from '../../domain/shared/resource';
import { loadingMachineOf, type LoadingMachine } from './loading.machine';
import type { ReadOnlyGateway } from './ports/resource-gateway.port';
import { token, type Token } from './token';

/** Loads a read-only record by id. */
export type ReadingMachine<Detail> = LoadingMachine<Detail, Id>;

export const readingOf = <K extends Kind>(resource: Listing<K>): Token<ReadingMachine<K['detail']>> =>
  token(`reading.${resource.key}`);

export const wireReading = <K extends Kind>(gateway: ReadOnlyGateway<K>): ReadingMachine<K['detail']> =>
  loadingMachineOf<K['detail'], Id>().provide({
    actors: { load: fromPromise(({ input: { asked }, signal }) => gateway.get(asked, { signal })()) },
  });
