import { either } from 'fp-ts';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery, PageSize } from '../../domain/shared/list-query';
import type { Fields } from '../../domain/shared/merge';
import type { Identified } from '../../domain/shared/resource';
import type { Answer, CallOptions } from './ports/call';
import type { ResourceGateway } from './ports/resource-gateway.port';

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
export const readAll = <Row extends Identified, Detail extends Draft & Identified, Draft extends Fields, Filter extends FilterShape>(
  { list }: Pick<ResourceGateway<Row, Detail, Draft, Filter>, 'list'>,
  query: ListQuery<Filter>,
  { signal, onCount }: ReadAllOptions = {},
): Answer<readonly Row[]> => async () => {
  const rows = new Map<Id, Row>();
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    rows.clear();
    let [total, isLast] = [0, false];
    for (let page = 1; !isLast; page += 1) {
      const answer = await list({ ...query, page, perPage: PER_PAGE }, { signal })();
      if (either.isLeft(answer)) {
        if (answer.left.kind !== 'NotFound') return answer;
        break;
      }
      const found = answer.right;
      for (const row of found.rows) rows.set(row.id, row);
      total = found.total;
      isLast = found.rows.length === 0 || page * found.perPage >= total;
      onCount?.({ done: rows.size, total });
    }
    if (rows.size === total) break;
  }
  return either.right([...rows.values()]);
};
