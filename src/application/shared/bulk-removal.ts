import type { Failure, Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery } from '../../domain/shared/list-query';
import type { Identified } from '../../domain/shared/resource';
import type { RemovalReport } from './ports/resource-gateway.port';
import type { ReadCount } from './read-all';

/** Records that go in one call. Rule R-SHR-30. */
export const BATCH = 50;

/** All that the deletion of a whole query knows. */
export interface BulkRemovalContext<Row extends Identified, Filter extends FilterShape = FilterShape> {
  readonly query: ListQuery<Filter> | null;
  /** Who asked for it: nobody else goes on with it. */
  readonly person: Id | null;
  readonly counted: ReadCount;
  /** Every row of the query as it was when the person was asked; what appears later is not in here, and stays. */
  readonly rows: readonly Row[];
  /** What is still to be tried, in order. */
  readonly left: readonly Id[];
  /** Sent, but no answer told what became of them. */
  readonly unsure: readonly Id[];
  readonly done: number;
  readonly refused: readonly Refusal[];
  readonly failure: Failure | null;
  /** A person asked to stop; what is on its way is waited for. */
  readonly stopping: boolean;
}

export type BulkRemovalEvent<Filter extends FilterShape> =
  | { readonly type: 'removal.asked'; readonly query: ListQuery<Filter>; readonly person: Id }
  | { readonly type: 'rows.counted'; readonly count: ReadCount }
  | { readonly type: 'removal.retried' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.stopped' }
  | { readonly type: 'removal.continued' }
  | { readonly type: 'removal.closed' }
  /** Somebody else sits here now. */
  | { readonly type: 'removal.forgotten' };

export const noRemoval = {
  query: null,
  person: null,
  counted: { done: 0, total: 0 },
  rows: [],
  left: [],
  unsure: [],
  done: 0,
  refused: [],
  failure: null,
  stopping: false,
} as const satisfies BulkRemovalContext<Identified>;

type Progress = Pick<BulkRemovalContext<Identified>, 'left' | 'unsure' | 'done' | 'refused'>;

export const batchOf = ({ left }: Pick<Progress, 'left'>): readonly Id[] => left.slice(0, BATCH);

/**
 * What is known after a batch was answered; one that is gone although nobody told so went with the call that was cut.
 */
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

/** Whether a batch may have gone although it failed: a refusal says no, silence says nothing. */
const tellsNothing = ({ kind }: Failure): boolean => kind === 'Unreachable' || kind === 'Malformed';

/** The ids of which nobody knows after a batch failed. */
export const unsureAfter = (progress: Progress, failure: Failure | null): readonly Id[] =>
  failure !== null && tellsNothing(failure)
    ? [...new Set([...progress.unsure, ...batchOf(progress)])]
    : progress.unsure;
