import { either } from 'fp-ts';
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
/** Rows that come and go meanwhile move the pages; then it is read again, but not for ever. */
const TRIES = 3;

/** Every row of a query, page after page, each once; a list that answers 404 has none. */
export const readAll = <Row extends Identified, Filter extends FilterShape>(
  { list }: Pick<ListGateway<Row, Filter>, 'list'>,
  query: ListQuery<Filter>,
  { signal, onCount }: ReadAllOptions = {},
): Answer<readonly Row[]> => async () => {
  const rows = new Map<Id, Row>();
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    rows.clear();
    const totals = new Set<number>();
    for (let [page, isLast] = [1, false]; !isLast; page += 1) {
      const answer = await list({ ...query, page, perPage: PER_PAGE }, { signal })();
      if (either.isLeft(answer)) {
        if (answer.left.kind === 'NotFound') break;
        return answer;
      }
      const { rows: found, total, perPage } = answer.right;
      for (const row of found) rows.set(row.id, row);
      totals.add(total);
      isLast = found.length === 0 || page * perPage >= total;
      onCount?.({ done: rows.size, total });
    }
    if (totals.size <= 1 && totals.has(rows.size)) break;
  }
  return either.right([...rows.values()]);
};
