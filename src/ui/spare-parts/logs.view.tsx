import { useMemo } from 'react';
import type { Format } from '../../domain/shared/format';
import {
  sparePartLogFields,
  sparePartLogs,
  type SparePartLogFilter,
  type SparePartLogRow,
} from '../../domain/spare-parts/spare-part-log';
import { LevelSign } from '../insight/published/log-level';
import { levelName } from '../insight/published/log-names';
import { CommandButton } from '../shared/commands/command-button';
import * as shapes from '../shared/icons/shapes';
import { FilterFields, type FilterField } from '../shared/list/filter-fields';
import { ListScreen } from '../shared/list/list-screen';
import { filtersOf } from '../shared/list/table-list';
import { useAllowed, useFormat } from '../shared/runtime/use-session';
import { useText, type Translate } from '../shared/runtime/use-text';
import { WIDTHS, type Column } from '../shared/table/column';

const FILTERS: readonly FilterField<SparePartLogFilter>[] = [
  ...filtersOf(sparePartLogFields),
  { kind: 'text', name: 'name' },
];

const nameOf = ({ message }: SparePartLogRow): string => message;

const columnsOf = (text: Translate, format: Format): readonly Column<SparePartLogRow>[] => {
  const title = (key: Exclude<keyof SparePartLogRow, 'id'>): string => text(`spareParts.logs.columns.${key}`);
  return [
    {
      key: 'level',
      title: title('level'),
      sortable: true,
      width: 150,
      phone: 'detail',
      cell: ({ level }) => <LevelSign level={level} />,
      value: ({ level }) => levelName(level, text),
    },
    {
      key: 'names',
      title: title('names'),
      width: 220,
      phone: 'detail',
      cell: ({ names }) => names.join(', '),
      value: ({ names }) => names.join(', '),
    },
    {
      key: 'message',
      title: title('message'),
      sortable: true,
      phone: 'title',
      cell: ({ message }) => message,
      value: ({ message }) => message,
    },
    {
      key: 'createdAt',
      title: title('createdAt'),
      sortable: true,
      width: WIDTHS.moment,
      phone: 'detail',
      cell: ({ createdAt }) => format.dateTime(createdAt),
      value: ({ createdAt }) => format.stamp(createdAt),
    },
  ];
};

/** The log of imported supplier data. Rule R-SPA-05. */
export const SparePartLogsView = () => {
  const text = useText();
  const format = useFormat();
  const allowed = useAllowed(sparePartLogs.right);
  const columns = useMemo(() => () => columnsOf(text, format), [format, text]);
  return (
    <ListScreen
      resource={sparePartLogs}
      strings="spareParts.logs"
      allowed={allowed}
      columns={columns}
      nameOf={nameOf}
      rowClick="open"
      filters={(filter, change) => (
        <FilterFields
          strings="spareParts.logs"
          fields={FILTERS}
          filter={filter}
          onChange={(name, value) => {
            change({ ...filter, [name]: value });
          }}
        />
      )}
      primary={(reload) => (
        <CommandButton
          command={{
            key: 'refresh',
            label: 'insight.logs.refresh',
            icon: shapes.refresh,
            disabledReason: null,
            run: reload,
          }}
        />
      )}
    />
  );
};
