import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { ListQuery, PageSize } from '../../domain/shared/list-query';
import type { Kind } from '../../domain/shared/resource';
import type { Answer, CallOptions } from './ports/call';
import type { ListGateway } from './ports/resource-gateway.port';

export interface ReadCount {
  readonly done: number;
  readonly total: number;
}

interface ReadAllOptions extends Pick<CallOptions, 'signal'> {
  /** Called after every page. */
  readonly onCount?: (count: ReadCount) => void;
}

const PER_PAGE: PageSize = 100;
/** Attempts before the reading of a constantly changing list is given up. */
const READINGS = 6;

/** One pass over all pages. */
interface Reading<Row> {
  readonly rows: ReadonlyMap<Id, Row>;
  readonly pages: number;
  /** The total stayed constant and matches the rows read. */
  readonly isWhole: boolean;
}

/**
 * Reads all rows of a query; 404 is an empty list. Rows that move between pages could be missed,
 * so several pages are read until two passes agree; `KeptChanging` when none do. Rules R-SHR-30 and R-SHR-31.
 */
export const readAll = <K extends Kind>(
  { list }: Pick<ListGateway<K>, 'list'>,
  query: ListQuery<K['filter']>,
  { signal, onCount }: ReadAllOptions = {},
): Answer<readonly K['row'][]> => {
  let read = 0;

  const readOnce = async (): Promise<Either<Failure, Reading<K['row']>>> => {
    const rows = new Map<Id, K['row']>();
    const totals = new Set<number>();
    for (let page = 1; ; page += 1) {
      const answer = await list({ ...query, page, perPage: PER_PAGE }, { signal })();
      if (either.isLeft(answer))
        return answer.left.kind === 'NotFound' ? either.right({ rows, pages: page, isWhole: page === 1 }) : answer;
      const { rows: found, total, perPage } = answer.right;
      for (const row of found) rows.set(row.id, row);
      totals.add(total);
      read += found.length;
      const isLast = found.length === 0 || page * perPage >= total;
      // Progress counts two passes.
      onCount?.({ done: page === 1 && isLast ? found.length : Math.min(total, Math.floor(read / 2)), total });
      if (isLast) return either.right({ rows, pages: page, isWhole: totals.size === 1 && rows.size === total });
    }
  };

  return async () => {
    read = 0;
    let before: Reading<K['row']> | null = null;
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const answer = await readOnce();
      if (either.isLeft(answer)) return answer;
      const now: Reading<K['row']> = answer.right;
      if (now.pages === 1 || (before !== null && agree(before, now))) return either.right([...now.rows.values()]);
      before = now;
    }
    return either.left({ kind: 'KeptChanging' });
  };
};

const agree = (one: Reading<unknown>, other: Reading<unknown>): boolean =>
  one.isWhole &&
  other.isWhole &&
  one.rows.size === other.rows.size &&
  [...one.rows.keys()].every((id) => other.rows.has(id));
