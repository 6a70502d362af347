import { memo, type ReactNode } from 'react';
import type { Identified } from '../../../domain/shared/resource';
import type { Column } from './column';
import { Highlight } from '../controls/highlight';
import { Checkbox } from '../controls/checkbox';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Classes of the cells: the checkbox's first, then one per column. */
  readonly classes: readonly string[];
  /** `null` if rows cannot be selected. */
  readonly selected: boolean | null;
  /** Whether the row has a checkbox; `null` if no row has one. */
  readonly tick: boolean | null;
  /** The row is the one in the tab order. */
  readonly reachable: boolean;
  readonly term: string;
  /** Accessible name of the row's checkbox. */
  readonly nameOf: ((row: Row) => string) | undefined;
  readonly mount: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** Events are handled on the table body; React requires a handler for controlled checkboxes. */
const heardAbove = () => undefined;

/** On a phone, numbers and dates show their column name. */
const factTitle = ({
  title,
  width,
  phone = 'detail',
}: Pick<Column<never>, 'title' | 'width' | 'phone'>): string | undefined =>
  width !== undefined && (phone === 'detail' || phone === 'named') ? title : undefined;

const marked = (content: ReactNode, term: string): ReactNode =>
  typeof content === 'string' ? <Highlight text={content} term={term} /> : content;

const Row = <R extends Identified>({
  row,
  columns,
  classes,
  selected,
  tick,
  reachable,
  term,
  nameOf,
  mount,
}: DataRowProps<R>) => {
  const text = useText();
  const lang = useWebsiteLanguage();
  return (
    <tr ref={mount} data-id={row.id} tabIndex={reachable ? 0 : -1} aria-selected={selected ?? undefined}>
      {tick !== null && (
        <td className={classes[0]}>
          {tick && (
            <Checkbox
              checked={selected === true}
              onChange={heardAbove}
              tabIndex={-1}
              data-tick=""
              aria-label={text('shared.list.selectRow', { name: nameOf?.(row) ?? row.id })}
            />
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const content = column.cell(row, term);
        return (
          <td
            key={column.key}
            className={classes[index + 1]}
            lang={column.isContent === true ? lang : undefined}
            data-title={factTitle(column)}
            data-tooltip={typeof content === 'string' ? content : undefined}
          >
            {marked(content, column.mark ?? term)}
          </td>
        );
      })}
    </tr>
  );
};

/** Memoised by its data, selection and tab order. */
// memo() loses the type parameters.
export const DataRow = memo(Row) as typeof Row;
