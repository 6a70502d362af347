import { fromPromise } from 'xstate';
import type { FilterShape } from '../../domain/shared/list-query';
import type { Id } from '../../domain/shared/id';
import type { Identified, ReadOnlyResource } from '../../domain/shared/resource';
import { loadingMachineOf, type LoadingMachine } from './loading.machine';
import type { ReadOnlyGateway } from './ports/resource-gateway.port';
import { token, type Token } from './token';

/** Loads one record that is only read, by its id. */
export type ReadingMachine<Detail> = LoadingMachine<Detail, Id>;

export const readingOf = <Row extends Identified, Detail extends Identified, Filter extends FilterShape>(
  resource: ReadOnlyResource<Row, Detail, Filter>,
): Token<ReadingMachine<Detail>> => token(`reading.${resource.key}`);

export const wireReading = <Row, Detail, Filter extends FilterShape>(
  gateway: ReadOnlyGateway<Row, Detail, Filter>,
): ReadingMachine<Detail> =>
  loadingMachineOf<Detail, Id>().provide({
    actors: { load: fromPromise(({ input: { asked }, signal }) => gateway.get(asked, { signal })()) },
  });
