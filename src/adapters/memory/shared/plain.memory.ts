import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type {
  ListGateway,
  ReadOnlyGateway,
  ResourceGateway,
} from '../../../application/shared/ports/resource-gateway.port';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { FieldTable } from '../../../domain/shared/fields/field-table';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import { sameValue } from '../../../domain/shared/same-value';
import type { DetailOf, Kind, Listing, Resource } from '../../../domain/shared/resource';
import { answerTo, may, mayOpen } from './answer-to';
import type { Caller, Callers } from './caller';
import { storedValueOf } from './stored-value';
import { recordsLike } from './kept-records';
import { pageOf, type Reading } from './list-page';
import type { MemoryCalls } from './memory-calls';
import { memoryGateway, type RecordAction } from './memory-gateway';
import { MemoryRecords, WebsiteRecords } from './memory-records';
import { found, refused } from './refusals';
import { readingOf, storedOf } from './table-memory';
import { normalizeText } from '../../../domain/shared/normalize';

/** What a plain module adds to the memory adapters: its seed, search and unique fields. */
export interface PlainMemory<K extends Kind> {
  /** Seed records; they belong to the first website, if the module is per website. */
  readonly seed: readonly DetailOf<K>[];
  /** By default that of the field table. */
  readonly reading?: Reading<DetailOf<K>>;
  /**
   * The record to store, by default from its field table; `before` is null for a new record, `others` are all
   * existing ones.
   */
  readonly complete?: (
    draft: K['draft'],
    before: DetailOf<K> | null,
    id: Id,
    now: Instant,
    others: readonly DetailOf<K>[],
  ) => DetailOf<K>;
  /** Why a draft that satisfies its rule is refused; `before` is null for a new record, `all` are the existing ones. */
  readonly refusal?: (
    draft: K['draft'],
    before: DetailOf<K> | null,
    all: readonly DetailOf<K>[],
    now: Instant,
  ) => Failure | null;
  /** Whether other records refer to the record, so it cannot be deleted. */
  readonly inUse?: (record: DetailOf<K>) => boolean;
  /** The record as it is read. */
  readonly shown?: (record: DetailOf<K>) => DetailOf<K>;
  /** Called after a record was added or changed. */
  readonly saved?: (record: DetailOf<K>) => void;
  /** Called after a record was deleted. */
  readonly gone?: (id: Id) => void;
  /**
   * Fields whose combination is unique, unless empty; the first one is refused with the code. `ignoresCase`: texts
   * are compared without case.
   */
  readonly unique?: readonly {
    readonly fields: readonly [keyof K['draft'] & string, ...(keyof K['draft'] & string)[]];
    readonly code: FieldCode;
    readonly ignoresCase?: true;
  }[];
}

/** A gateway whose records other memory adapters may read, whatever the user's rights. */
export interface OpenGateway<K extends Kind> extends ResourceGateway<K> {
  /** All records of the current website. */
  readonly all: () => readonly DetailOf<K>[];
}

/** @throws for a module without a field table: it defines its own search and storage */
const tableOf = ({ key, fields }: Pick<Listing<Kind>, 'key' | 'fields'>): FieldTable => {
  if (fields === undefined) throw new Error(`The module ${key} has no field table`);
  return fields;
};

/** A plain module in memory, protected by its four rights; its records are kept after the page closes. */
export const plainMemory =
  <K extends Kind>(
    resource: Resource<K>,
    {
      seed,
      reading = readingOf(tableOf(resource), [...(resource.order ? [resource.order.field] : []), ...resource.sortable]),
      complete = (draft, before, id, now) => storedOf(tableOf(resource), draft, before, id, now),
      unique = [],
      refusal = () => null,
      inUse,
      shown,
      saved,
      gone,
    }: PlainMemory<K>,
  ) =>
  (calls: MemoryCalls, people: Callers, clock: Clock): OpenGateway<K> => {
    const storedValue = storedValueOf(
      people.storage,
      `kantoor.fake.${resource.key}`,
      recordsLike<DetailOf<K>>([resource.blank, ...seed]),
    );
    const first = people.websites[0]?.id ?? '';
    const kept = storedValue.read() ?? {
      records: seed,
      websites: Object.fromEntries(seed.map(({ id }) => [id, first])),
    };
    const keep = (): void => storedValue.keep(records.kept());
    const records: MemoryRecords<DetailOf<K>> =
      resource.perWebsite === true
        ? new WebsiteRecords(kept, () => people.activeWebsite(), keep)
        : new MemoryRecords(kept.records, keep);
    const gateway = memoryGateway<K, Caller>(calls, {
      resource,
      records,
      reading,
      callerFor: callersWith(people, resource.right),
      accept: (draft, before, id) => {
        const failure = refusal(draft, before, records.all(), clock.now());
        if (failure !== null) return either.left(failure);
        const others = records.all().filter((other) => other.id !== id);
        const stored = complete(draft, before, id, clock.now(), others);
        // Derived values are validated too: a popup without a start starts now, which may be after its end.
        const known = resource.rule(draft);
        const wrong = Object.keys(resource.rule(stored)).filter((field) => !(field in known));
        if (wrong.length > 0) return refused(wrong);
        const taken = unique.find(
          ({ fields, ignoresCase = false }) =>
            stored[fields[0]] !== '' &&
            others.some((other) => fields.every((field) => isAlike(other[field], stored[field], ignoresCase))),
        );
        return taken === undefined ? either.right(stored) : refused([taken.fields[0]], taken.code);
      },
      ...(inUse && { inUse }),
      ...(shown && { shownTo: shown }),
      ...(saved && { saved }),
      ...(gone && { gone }),
    });
    return { ...gateway, all: () => records.all() };
  };

/** The same letter may have several Unicode forms. */
const isAlike = (one: unknown, other: unknown, ignoresCase: boolean): boolean => {
  const keyOf = (text: string): string => normalizeText(ignoresCase ? text.toUpperCase() : text);
  return typeof one === 'string' && typeof other === 'string' ? keyOf(one) === keyOf(other) : sameValue(one, other);
};

/** Creates a function that returns the caller, if they have the right for an action. */
export const callersWith =
  (people: Callers, right: string) =>
  (action: RecordAction): Either<Failure, Caller> =>
    people.callerWho(action === 'view' ? mayOpen(right) : may(`${right}.${action}`));

/** A resource in memory that is only listed. */
export const memoryList =
  <K extends Kind>(
    listing: Listing<K>,
    { rows, reading }: { readonly rows: readonly K['row'][]; readonly reading: Reading<K['row']> },
  ) =>
  (calls: MemoryCalls, people: Callers): ListGateway<K> => ({
    list: (query, options) =>
      answerTo(calls, people)(mayOpen(listing.right), options, () => either.right(pageOf(rows, query, reading))),
  });

/** A read-only resource in memory. */
export const memoryReadOnly =
  <K extends Kind>(
    resource: Listing<K>,
    seed: { readonly rows: readonly (K['detail'] & K['row'])[]; readonly reading: Reading<K['row']> },
  ) =>
  (calls: MemoryCalls, people: Callers): ReadOnlyGateway<K> => ({
    ...memoryList(resource, seed)(calls, people),
    get: (id, options) =>
      answerTo(calls, people)(mayOpen(resource.right), options, () => found(seed.rows.find((row) => row.id === id))),
  });
