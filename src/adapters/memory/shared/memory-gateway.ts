import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type {
  RemovalReport,
  RemoveRequest,
  ResourceGateway,
  Saved,
  SaveRequest,
  Stored,
} from '../../../application/shared/ports/resource-gateway.port';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape } from '../../../domain/shared/list-query';
import { sameValue } from '../../../domain/shared/same-value';
import { draftOf, type DetailOf, type Kind, type Resource } from '../../../domain/shared/resource';
import { pageOf, type Reading } from './list-page';
import type { MemoryCalls } from './memory-calls';
import type { MemoryRecords } from './memory-records';

export type RecordAction = 'view' | 'add' | 'edit' | 'delete';

/** What one kind of record adds to the gateway of all: who may do what, and what only a server can know. */
export interface MemoryResource<K extends Kind, Caller> {
  readonly resource: Resource<K>;
  readonly records: MemoryRecords<DetailOf<K>>;
  readonly reading: Reading<DetailOf<K>>;
  /** Who is calling, when they may do this; else the refusal. */
  readonly callerFor: (action: RecordAction) => Either<Failure, Caller>;
  /** The record as it will be stored, or why it will not; `before` is null for a new one. */
  readonly accept: (
    draft: K['draft'],
    before: DetailOf<K> | null,
    id: Id,
    caller: Caller,
  ) => Either<Failure, DetailOf<K>>;
  /** What keeps a stored record from being changed or deleted just now, whatever its version; null is nothing. */
  readonly hindrance?: (record: DetailOf<K>) => Failure | null;
  /** Whether this caller may delete a record. */
  readonly mayRemove: (record: DetailOf<K>, caller: Caller) => boolean;
  /** The record as this caller may see it; a list may mark its rows by what else stands in its filter. */
  readonly shownTo?: (record: DetailOf<K>, caller: Caller, filter: FilterShape) => DetailOf<K>;
}

const notFound: Failure = { kind: 'NotFound' };
/** Why one of several was not deleted, in the words of a server. */
const REFUSALS: ReadonlyMap<Failure['kind'], string> = new Map([
  ['NotFound', 'NOT_FOUND'],
  ['Locked', 'LOCKED'],
]);

/** The one gateway of all plain records over an array. */
export const memoryGateway = <K extends Kind, Caller>(
  calls: MemoryCalls,
  {
    resource,
    records,
    reading,
    callerFor,
    accept,
    hindrance = () => null,
    mayRemove,
    shownTo = (record) => record,
  }: MemoryResource<K, Caller>,
): ResourceGateway<K> => {
  const found = (id: Id): Either<Failure, Stored<DetailOf<K>>> => pipe(records.find(id), either.fromNullable(notFound));

  const judged = (draft: K['draft'], before: K['draft']): Either<Failure, K['draft']> => {
    // Only what changed is judged: what is stored may be older than the rule.
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
        return { id };
      }),
    );

  const free = (stored: Stored<DetailOf<K>>): Either<Failure, Stored<DetailOf<K>>> => {
    const failure = hindrance(stored.record);
    return failure === null ? either.right(stored) : either.left(failure);
  };

  const unchanged = (id: Id, version: string | null): Either<Failure, Stored<DetailOf<K>>> =>
    pipe(
      found(id),
      either.chain(free),
      either.filterOrElse(
        (stored) => version === null || stored.version === version,
        (): Failure => ({ kind: 'Changed' }),
      ),
    );

  const change = ({
    id,
    version,
    draft,
  }: Pick<SaveRequest<K['draft']>, 'version'> & { id: Id; draft: (stored: DetailOf<K>) => K['draft'] }): Either<
    Failure,
    Saved<DetailOf<K>>
  > =>
    pipe(
      callerFor('edit'),
      either.chain((caller) =>
        pipe(
          unchanged(id, version),
          either.chain((stored) => put(draft(stored.record), stored.record, id, caller)),
        ),
      ),
    );

  const removeOne = ({ id, version }: RemoveRequest, caller: Caller): Either<Failure, void> =>
    pipe(
      unchanged(id, version),
      either.filterOrElse(
        ({ record }) => mayRemove(record, caller),
        (): Failure => ({ kind: 'Forbidden' }),
      ),
      either.map(() => {
        records.delete(id);
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
      calls.answer(
        () =>
          pipe(
            callerFor('view'),
            either.map((caller) =>
              pageOf(
                records.all().map((record) => shownTo(record, caller, query.filter)),
                query,
                reading,
              ),
            ),
          ),
        options,
      ),
    get: (id, options) =>
      calls.answer(
        () =>
          pipe(
            callerFor('edit'),
            either.chain((caller) =>
              pipe(
                found(id),
                either.map(({ record, version }) => ({ record: shownTo(record, caller, {}), version })),
              ),
            ),
          ),
        options,
      ),
    save: ({ id, version, draft }, options) =>
      calls.answer(
        () =>
          id === null
            ? pipe(
                callerFor('add'),
                either.chain((caller) => put(draft, null, records.freshId(), caller)),
              )
            : change({ id, version, draft: () => draft }),
        options,
      ),
    toggle: (id, field, value, options) =>
      calls.answer(
        () =>
          pipe(
            change({ id, version: null, draft: (stored) => ({ ...draftOf(resource.blank, stored), [field]: value }) }),
            either.map(() => undefined),
          ),
        options,
      ),
    remove: (ids, options) =>
      calls.answer(
        () =>
          pipe(
            callerFor('delete'),
            either.map((caller) => remove(ids, caller)),
          ),
        options,
      ),
    removeOne: (request, options) =>
      calls.answer(
        () =>
          pipe(
            callerFor('delete'),
            either.chain((caller) => removeOne(request, caller)),
          ),
        options,
      ),
  };
};

/** 400 as a server says it, with the same code for each field unless another is named. */
export const rejected = (fields: readonly string[], code: FieldCode = 'VALUE_NOT_VALID'): Failure => ({
  kind: 'FieldsRejected',
  code,
  fields: Object.fromEntries(fields.map((name) => [name, code])),
});
