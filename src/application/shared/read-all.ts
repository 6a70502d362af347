import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery, PageSize } from '../../domain/shared/list-query';
import type { Identified } from '../../domain/shared/resource';
import type { Answer, CallOptions } from './ports/call';
import type { ListGateway } from './ports/resource-gateway.port';

/** How far the reading of many rows is. */
export interface ReadCount {
  readonly done: number;
  readonly total: number;
}

interface ReadAllOptions extends Pick<CallOptions, 'signal'> {
  /** Told after every page. */
  readonly onCount?: (count: ReadCount) => void;
}

const PER_PAGE: PageSize = 100;
/** Readings after which a list that never stands still is given up. */
const READINGS = 6;

/** What one reading from the first page to the last found. */
interface Reading<Row> {
  readonly rows: ReadonlyMap<Id, Row>;
  readonly pages: number;
  /** As many rows as the list had all the while. */
  readonly isWhole: boolean;
}

/**
 * Every row of a query, each once; a list that answers 404 has none. One page is what it is. Of more, rows that come
 * and go meanwhile move the others between the pages, and one that comes hides one that goes; so it is read until two
 * readings find the same rows: those were all that there were between the two. Fails with `Unsettled` when none do.
 * Rules R-SHR-30 and R-SHR-31.
 */
export const readAll = <Row extends Identified, Filter extends FilterShape>(
  { list }: Pick<ListGateway<Row, Filter>, 'list'>,
  query: ListQuery<Filter>,
  { signal, onCount }: ReadAllOptions = {},
): Answer<readonly Row[]> => {
  let read = 0;

  const readOnce = async (): Promise<Either<Failure, Reading<Row>>> => {
    const rows = new Map<Id, Row>();
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
      // The second reading is half of the way.
      onCount?.({ done: page === 1 && isLast ? found.length : Math.min(total, Math.floor(read / 2)), total });
      if (isLast) return either.right({ rows, pages: page, isWhole: totals.size === 1 && rows.size === total });
    }
  };

  return async () => {
    read = 0;
    let before: Reading<Row> | null = null;
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const answer = await readOnce();
      if (either.isLeft(answer)) return answer;
      const now: Reading<Row> = answer.right;
      if (now.pages === 1 || (before !== null && agree(before, now))) return either.right([...now.rows.values()]);
      before = now;
    }
    return either.left({ kind: 'Unsettled' });
  };
};

const agree = (one: Reading<unknown>, other: Reading<unknown>): boolean =>
  one.isWhole &&
  other.isWhole &&
  one.rows.size === other.rows.size &&
  [...one.rows.keys()].every((id) => other.rows.has(id));
