import { memo, type ReactNode } from 'react';
import type { Identified } from '../../../domain/shared/resource';
import type { Column } from './column';
import { Highlight } from '../controls/highlight';
import { Tick } from '../controls/checkbox';
import { useText } from '../runtime/use-text';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Classes of the cells: the tick's first, then one per column. */
  readonly classes: readonly string[];
  /** Null where rows cannot be selected. */
  readonly selected: boolean | null;
  /** The one row that the tab key reaches. */
  readonly reachable: boolean;
  readonly term: string;
  /** What the row is called, for its tick. */
  readonly nameOf: ((row: Row) => string) | undefined;
  readonly mount: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** Clicks and keys are heard once, on the table body; this keeps React's check boxes controlled. */
const heardAbove = () => undefined;

/** On a phone a short fact (a number, a date) says what it is; text speaks for itself. */
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
  reachable,
  term,
  nameOf,
  mount,
}: DataRowProps<R>) => {
  const text = useText();
  return (
    <tr ref={mount} data-id={row.id} tabIndex={reachable ? 0 : -1} aria-selected={selected ?? undefined}>
      {selected !== null && (
        <td className={classes[0]}>
          <Tick
            checked={selected}
            onChange={heardAbove}
            tabIndex={-1}
            data-tick=""
            aria-label={text('shared.list.selectRow', { name: nameOf?.(row) ?? row.id })}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const content = column.cell(row, term);
        return (
          <td
            key={column.key}
            className={classes[index + 1]}
            data-title={factTitle(column)}
            title={typeof content === 'string' ? content : undefined}
          >
            {marked(content, term)}
          </td>
        );
      })}
    </tr>
  );
};

/** A row is drawn again only when its own data, its selection or its place in the tab order changes. */
// memo() loses the type parameter that every list needs.
export const DataRow = memo(Row) as typeof Row;
