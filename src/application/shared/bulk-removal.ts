import { mayBeDone, type Failure, type Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery } from '../../domain/shared/list-query';
import type { Kind } from '../../domain/shared/resource';
import type { RemovalReport } from './ports/resource-gateway.port';
import type { ReadCount } from './read-all';

/** Records per call. Rule R-SHR-30. */
export const BATCH = 50;

export interface BulkRemovalContext<K extends Kind = Kind> {
  readonly query: ListQuery<K['filter']> | null;
  /** User who started the deletion; no other user continues it. */
  readonly person: Id | null;
  /** A row that bulk deletion skips. */
  readonly kept: Id | null;
  readonly counted: ReadCount;
  /** Rows at the time of the confirmation; later ones are not deleted. */
  readonly rows: readonly K['row'][];
  /** Remaining ids, in order. */
  readonly left: readonly Id[];
  /** Ids of calls without an answer. */
  readonly unsure: readonly Id[];
  readonly done: number;
  readonly refused: readonly Refusal[];
  readonly failure: Failure | null;
  /** A stop was requested; the running call is awaited. */
  readonly stopping: boolean;
}

export type BulkRemovalEvent<Filter extends FilterShape> =
  | {
      readonly type: 'removal.asked';
      readonly query: ListQuery<Filter>;
      readonly person: Id;
      readonly kept?: Id | null;
    }
  | { readonly type: 'rows.counted'; readonly count: ReadCount }
  | { readonly type: 'removal.retried' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.stopped' }
  | { readonly type: 'removal.continued' }
  | { readonly type: 'removal.closed' }
  /** Another user signed in. */
  | { readonly type: 'removal.forgotten' };

export const noRemoval = {
  query: null,
  person: null,
  kept: null,
  counted: { done: 0, total: 0 },
  rows: [],
  left: [],
  unsure: [],
  done: 0,
  refused: [],
  failure: null,
  stopping: false,
} as const satisfies BulkRemovalContext;

type Progress = Pick<BulkRemovalContext, 'left' | 'unsure' | 'done' | 'refused'>;

export const batchOf = ({ left }: Pick<Progress, 'left'>): readonly Id[] => left.slice(0, BATCH);

/** Progress after a batch. An unconfirmed id that is now missing was deleted by the call without an answer. */
export const afterBatch = (progress: Progress, report: RemovalReport | null): Progress => {
  const batch = batchOf(progress);
  const refused = (report?.refused ?? []).filter(
    ({ id, code }) => batch.includes(id) && !(code === 'NOT_FOUND' && progress.unsure.includes(id)),
  );
  return {
    left: progress.left.slice(batch.length),
    unsure: progress.unsure.filter((id) => !batch.includes(id)),
    done: progress.done + batch.length - refused.length,
    refused: [...progress.refused, ...refused],
  };
};

/** Ids without an answer after a failed batch. */
export const unsureAfter = (progress: Progress, failure: Failure | null): readonly Id[] =>
  failure !== null && mayBeDone(failure) ? [...new Set([...progress.unsure, ...batchOf(progress)])] : progress.unsure;
