import type { ListQuery, Page, PageSize } from '../../../domain/shared/list-query';
import type { ListStrings } from './list-strings';
import { Pager } from './pager';
import { useText } from '../runtime/use-text';

interface ListFootProps {
  readonly strings: ListStrings;
  readonly query: ListQuery;
  readonly page: Page<unknown> | null;
  /** Loading failed: no count is shown. */
  readonly failed: boolean;
  readonly isSlow: boolean;
  readonly selected: number;
  readonly ask: (change: { readonly page?: number; readonly perPage?: PageSize }) => void;
}

/** Row count and pager; absent until the first page has loaded. */
export const ListFoot = ({ strings, query, page, failed, isSlow, selected, ask }: ListFootProps) => {
  const text = useText();
  if (page === null || page.total === 0) return null;
  const from = (page.page - 1) * page.perPage + 1;
  return (
    <Pager
      page={query.page}
      perPage={query.perPage}
      total={page.total}
      isSlow={isSlow}
      summary={failed ? '' : text(`${strings}.summary`, { from, to: from + page.rows.length - 1, count: page.total })}
      selectedCount={selected}
      onPage={(next) => {
        ask({ page: next });
      }}
      onPerPage={(perPage) => {
        ask({ perPage });
      }}
    />
  );
};
