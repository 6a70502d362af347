import { addColumn, removeColumn } from '../../../../domain/shared/rich-text/table-columns';
import type { TableCommand } from '../../../../domain/shared/rich-text/table-grid';
import { toggleHeader } from '../../../../domain/shared/rich-text/table-header';
import { addRow, removeRow } from '../../../../domain/shared/rich-text/table-rows';
import type { MenuEntry } from '../../overlays/menu-entry';
import type { Translate } from '../../runtime/use-text';
import type { Place } from '../place';
import { $changeTable, $lineBeside, $removeTable, $selectTable } from '../table-commands';

interface TableEntriesInput {
  readonly text: Translate;
  readonly place: Place;
  /** Makes the action of a menu entry from a function that changes the text. */
  readonly doing: (change: () => unknown) => () => void;
}

/** The menu of the table at the caret. */
export const tableEntries = ({ text, place, doing }: TableEntriesInput): readonly MenuEntry[] => {
  const table = (
    key: 'rowAbove' | 'rowBelow' | 'columnBefore' | 'columnBehind' | 'headerRow' | 'removeRow' | 'removeColumn',
    act: TableCommand,
  ): MenuEntry => ({
    key,
    label: text(`richText.table.${key}`),
    onChoose: doing(() => {
      $changeTable(act);
    }),
    disabledReason: place.table?.inRow === true ? undefined : text('richText.table.off'),
  });
  return [
    table('rowAbove', addRow(false)),
    table('rowBelow', addRow(true)),
    table('columnBefore', addColumn(false)),
    table('columnBehind', addColumn(true)),
    { ...table('headerRow', toggleHeader), ruled: true, on: place.table?.header === true },
    { key: 'select', ruled: true, label: text('richText.table.select'), onChoose: doing($selectTable) },
    {
      key: 'lineBefore',
      label: text('richText.table.lineBefore'),
      onChoose: doing(() => {
        $lineBeside(false);
      }),
    },
    {
      key: 'lineBehind',
      label: text('richText.table.lineBehind'),
      onChoose: doing(() => {
        $lineBeside(true);
      }),
    },
    { ...table('removeRow', removeRow), ruled: true },
    table('removeColumn', removeColumn),
    { key: 'remove', danger: true, label: text('richText.table.remove'), onChoose: doing($removeTable) },
  ];
};
