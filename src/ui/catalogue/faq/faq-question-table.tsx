import { makeResetStyles, mergeClasses } from '@griffel/react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { RowToggle } from '../../../application/shared/flags/row-toggle';
import type { FaqQuestionRow } from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import { noSelection, opensRecord, retain, select, selectAll } from '../../../domain/shared/list/selection';
import { useText } from '../../shared/runtime/use-text';
import type { ListSorting } from '../../shared/sorting/use-list-sorting';
import { widthOf } from '../../shared/table/column';
import { useTable } from '../../shared/table/data-table.styles';
import { useRowEvents } from '../../shared/table/row-events';
import { SkeletonRows } from '../../shared/table/skeleton-rows';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { FaqQuestionLine } from './faq-question-row';
import { FLAG_WIDTH, HANDLE_WIDTH, useFaqTable } from './faq-table.styles';

interface FaqQuestionTableProps<Row extends FaqQuestionRow> {
  readonly label: string;
  /** `null` while loading. */
  readonly rows: readonly Row[] | null;
  readonly busy: boolean;
  readonly mayEdit: boolean;
  /** `null` if the rows cannot be sorted. */
  readonly sorting: ListSorting | null;
  readonly bodyRef?: RefObject<HTMLTableSectionElement | null>;
  readonly returnTo: Id | null;
  readonly onToggle: (change: RowToggle) => void;
  readonly onOpen: (row: Row) => void;
  /** Additional content of a search result. */
  readonly found?: (row: Row) => { readonly category: string; readonly answer: string | null; readonly term: string };
}

const takeFocus = (row: HTMLTableRowElement | null): void => {
  row?.focus();
};
const useHidden = makeResetStyles(visuallyHidden);
const CATEGORY_WIDTH = 220;
/** Number of skeleton rows while a category loads. */
const EXPECTED = 3;

/** Questions with their switches; select and open rows as in every list. Rule R-SHR-04. */
export const FaqQuestionTable = <Row extends FaqQuestionRow>({
  label,
  rows,
  busy,
  mayEdit,
  sorting,
  bodyRef,
  returnTo,
  onToggle,
  onOpen,
  found,
}: FaqQuestionTableProps<Row>) => {
  const [table, styles, hidden, text] = [useTable(), useFaqTable(), useHidden(), useText()];
  const [chosen, setChosen] = useState(noSelection);
  const own = useRef<HTMLTableSectionElement>(null);
  const ids = rows?.map(({ id }) => id) ?? [];
  const selection = retain(chosen, ids);
  const open = (id: Id): void => {
    const row = rows?.find((candidate) => candidate.id === id);
    if (mayEdit && row !== undefined) onOpen(row);
  };
  const { current, body } = useRowEvents(
    {
      onClickRow: (id, keys) => {
        if (mayEdit && opensRecord(selection, id, keys)) open(id);
        else setChosen(select(selection, ids, id, keys));
      },
      onOpenRow: open,
      onToggleAll: () => {
        setChosen(selectAll(selection, ids));
      },
      onClear: () => {
        setChosen(noSelection);
      },
    },
    selection.ids.size,
  );
  const reachable = [current, returnTo].find((wanted) => wanted !== null && ids.includes(wanted)) ?? ids[0];
  const columns: readonly { readonly key: string; readonly width?: number; readonly head: ReactNode }[] = [
    ...(sorting === null
      ? []
      : [
          {
            key: 'move',
            width: HANDLE_WIDTH,
            head: <span className={hidden}>{text('catalogue.faq.questions.move')}</span>,
          },
        ]),
    { key: 'title', head: text('catalogue.faq.questions.title') },
    ...(found === undefined
      ? []
      : [{ key: 'category', width: CATEGORY_WIDTH, head: text('catalogue.faq.questions.category') }]),
    { key: 'online', width: FLAG_WIDTH, head: text('catalogue.faq.questions.online') },
    { key: 'filterable', width: FLAG_WIDTH, head: text('catalogue.faq.questions.filterable') },
  ];
  return (
    <div className={mergeClasses(table, styles.table)} aria-busy={busy || rows === null}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                {...widthOf({ width: column.width, phone: column.width === undefined ? 'title' : 'detail' })}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        {rows === null ? (
          <SkeletonRows count={EXPECTED} columns={columns} tick={false} />
        ) : (
          <tbody ref={bodyRef ?? own} {...body}>
            {rows.map((row) => (
              <FaqQuestionLine
                key={row.id}
                row={row}
                selected={selection.ids.has(row.id)}
                reachable={row.id === reachable}
                maySwitch={mayEdit}
                isLifted={sorting?.lifted === row.id}
                handle={sorting?.handle ?? null}
                onToggle={onToggle}
                mount={row.id === returnTo ? takeFocus : undefined}
                {...found?.(row)}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
};
