import { either } from 'fp-ts';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape } from '../../../domain/shared/list-query';
import { sameValue, type Fields } from '../../../domain/shared/merge';
import { can, canOpenModule } from '../../../domain/shared/permission';
import type { Identified, Resource } from '../../../domain/shared/resource';
import type { Caller, MemoryPeople } from '../access/published/memory-people';
import type { Reading } from './list-page';
import type { MemoryCalls } from './memory-calls';
import { memoryGateway, rejected } from './memory-gateway';
import { MemoryRecords } from './memory-records';

/** What a plain module adds to the memory: its seed, how it is searched, and what no two of its records share. */
export interface PlainMemory<Detail extends Draft & Identified, Draft extends Fields> {
  readonly seed: readonly Detail[];
  readonly reading: Reading<Detail>;
  /** The record as it is stored; `before` is null for a new one. */
  readonly complete: (draft: Draft, before: Detail | null, id: Id) => Detail;
  readonly unique?: readonly (keyof Draft & string)[];
}

/** A plain module in memory, guarded by its four rights. */
export const plainMemory = <Row extends Identified, Detail extends Row & Draft, Draft extends Fields, Filter extends FilterShape>(
  resource: Resource<Row, Detail, Draft, Filter>,
  { seed, reading, complete, unique = [] }: PlainMemory<Detail, Draft>,
) => (calls: MemoryCalls, people: MemoryPeople): ResourceGateway<Row, Detail, Draft, Filter> => {
  const records = new MemoryRecords(seed);
  return memoryGateway<Row, Detail, Draft, Filter, Caller>(calls, {
    resource,
    records,
    reading,
    callerFor: (action) => people.callerWho((caller) => (action === 'view' ? canOpenModule(caller, resource.right) : can(caller, `${resource.right}.${action}`))),
    accept: (draft, before, id) => {
      const taken = unique.filter((field) => records.all().some((other) => other.id !== id && sameValue(other[field], draft[field])));
      return taken.length > 0 ? either.left(rejected(taken, 'NOT_UNIQUE')) : either.right(complete(draft, before, id));
    },
    mayRemove: () => true,
  });
};
