import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type {
  RemovalReport,
  RemoveRequest,
  ResourceGateway,
  Saved,
  Stored,
} from '../../../application/shared/ports/resource-gateway.port';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape } from '../../../domain/shared/list-query';
import { sameValue } from '../../../domain/shared/same-value';
import { draftOf, type DetailOf, type Kind, type Resource } from '../../../domain/shared/resource';
import { pageOf, type Reading } from './list-page';
import type { MemoryCalls } from './memory-calls';
import type { MemoryRecords } from './memory-records';
import { found, rejected, unchanged } from './refusals';

export type RecordAction = 'view' | 'add' | 'edit' | 'delete';

/** What a kind of record adds to the generic gateway: its rights, and what only a server knows. */
export interface MemoryResource<K extends Kind, Caller> {
  readonly resource: Resource<K>;
  readonly records: MemoryRecords<DetailOf<K>>;
  readonly reading: Reading<DetailOf<K>>;
  /** The caller, if permitted; else the refusal. */
  readonly callerFor: (action: RecordAction) => Either<Failure, Caller>;
  /** The record to store, or the reason for refusing it; `before` is null for a new record. */
  readonly accept: (
    draft: K['draft'],
    before: DetailOf<K> | null,
    id: Id,
    caller: Caller,
  ) => Either<Failure, DetailOf<K>>;
  /** Why a stored record cannot be changed or deleted now, whatever its version; null if it can. */
  readonly hindrance?: (record: DetailOf<K>) => Failure | null;
  /** Whether other records refer to the record, so it cannot be deleted. */
  readonly inUse?: (record: DetailOf<K>) => boolean;
  /** Whether this caller may delete a record; by default every caller with the right. */
  readonly mayRemove?: (record: DetailOf<K>, caller: Caller) => boolean;
  /** Called after a record was added or changed, with the saved draft. */
  readonly saved?: (record: DetailOf<K>, draft: K['draft'], before: DetailOf<K> | null) => void;
  /** Called after a record was deleted. */
  readonly gone?: (id: Id) => void;
  /** The record as this caller sees it; lists may mark rows by the filter. */
  readonly shownTo?: (record: DetailOf<K>, caller: Caller, filter: FilterShape) => DetailOf<K>;
}

/** Error codes of a server for records that a bulk deletion refused. */
const REFUSALS: ReadonlyMap<Failure['kind'], string> = new Map([
  ['NotFound', 'NOT_FOUND'],
  ['Locked', 'LOCKED'],
  ['Conflict', 'IN_USE'],
]);

/** The generic gateway of plain records over an array. */
export const memoryGateway = <K extends Kind, Caller>(
  calls: MemoryCalls,
  {
    resource,
    records,
    reading,
    callerFor,
    accept,
    hindrance = () => null,
    inUse = () => false,
    mayRemove = () => true,
    saved = () => undefined,
    gone = () => undefined,
    shownTo = (record) => record,
  }: MemoryResource<K, Caller>,
): ResourceGateway<K> => {
  const answer = <A>(
    action: RecordAction,
    options: CallOptions | undefined,
    work: (caller: Caller) => Either<Failure, A>,
  ): Answer<A> => calls.answer(() => pipe(callerFor(action), either.chain(work)), options);

  const judged = (draft: K['draft'], before: K['draft']): Either<Failure, K['draft']> => {
    // Validates only changed fields, because stored ones may be older than the rule.
    const wrong = Object.keys(resource.rule(draft)).filter((path) => {
      const [name = path] = path.split('.');
      return before === resource.blank || !sameValue(draft[name], before[name]);
    });
    return wrong.length === 0 ? either.right(draft) : either.left(rejected(wrong));
  };

  const put = (
    draft: K['draft'],
    before: DetailOf<K> | null,
    id: Id,
    caller: Caller,
  ): Either<Failure, Saved<DetailOf<K>>> =>
    pipe(
      judged(draft, before === null ? resource.blank : draftOf(resource.blank, before)),
      either.chain((good) => accept(good, before, id, caller)),
      either.map((record) => {
        records.put(record);
        saved(record, draft, before);
        return { id };
      }),
    );

  const free = (stored: Stored<DetailOf<K>>): Either<Failure, Stored<DetailOf<K>>> => {
    const failure = hindrance(stored.record);
    return failure === null ? either.right(stored) : either.left(failure);
  };

  const current = (id: Id, version: string | null): Either<Failure, Stored<DetailOf<K>>> =>
    pipe(found(records.find(id)), either.chain(free), either.chain(unchanged(version)));

  const change = (
    id: Id,
    version: string | null,
    caller: Caller,
    draftFrom: (stored: DetailOf<K>) => K['draft'],
  ): Either<Failure, Saved<DetailOf<K>>> =>
    pipe(
      current(id, version),
      either.chain(({ record }) => put(draftFrom(record), record, id, caller)),
    );

  const removeOne = ({ id, version }: RemoveRequest, caller: Caller): Either<Failure, void> =>
    pipe(
      current(id, version),
      either.filterOrElse(
        ({ record }) => mayRemove(record, caller),
        (): Failure => ({ kind: 'Forbidden' }),
      ),
      either.filterOrElse(
        ({ record }) => !inUse(record),
        (): Failure => ({ kind: 'Conflict', code: 'IN_USE' }),
      ),
      either.map(() => {
        records.delete(id);
        gone(id);
      }),
    );

  const remove = (ids: readonly Id[], caller: Caller): RemovalReport => ({
    refused: ids.flatMap((id) =>
      pipe(
        removeOne({ id, version: null }, caller),
        either.match(
          ({ kind }) => [{ id, code: REFUSALS.get(kind) ?? 'FORBIDDEN' }],
          () => [],
        ),
      ),
    ),
  });

  return {
    list: (query, options) =>
      answer('view', options, (caller) =>
        either.right(
          pageOf(
            records.all().map((record) => shownTo(record, caller, query.filter)),
            query,
            reading,
          ),
        ),
      ),
    get: (id, options) =>
      answer('edit', options, (caller) =>
        pipe(
          found(records.find(id)),
          either.map(({ record, version }) => ({ record: shownTo(record, caller, {}), version })),
        ),
      ),
    save: ({ id, version, draft }, options) =>
      id === null
        ? answer('add', options, (caller) => put(draft, null, records.freshId(), caller))
        : answer('edit', options, (caller) => change(id, version, caller, () => draft)),
    toggle: (id, field, value, options) =>
      answer('edit', options, (caller) =>
        pipe(
          change(id, null, caller, (stored) => ({ ...draftOf(resource.blank, stored), [field]: value })),
          either.map(() => undefined),
        ),
      ),
    remove: (ids, options) => answer('delete', options, (caller) => either.right(remove(ids, caller))),
    removeOne: (request, options) => answer('delete', options, (caller) => removeOne(request, caller)),
  };
};
