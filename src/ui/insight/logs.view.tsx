import { useMemo } from 'react';
import { logEntries, logFields, type LogFilter, type LogRow } from '../../domain/insight/log-entry';
import type { Format } from '../../domain/shared/format';
import type { DisabledReason } from '../shared/commands/command';
import { CommandButton } from '../shared/commands/command-button';
import { aroundMatch } from '../shared/controls/html-excerpt';
import * as shapes from '../shared/icons/shapes';
import { FilterFields } from '../shared/list/filter-fields';
import { ListScreen } from '../shared/list/list-screen';
import { filtersOf } from '../shared/list/table-list';
import { useAllowed, useFormat } from '../shared/runtime/use-session';
import { useText, type Translate } from '../shared/runtime/use-text';
import { WIDTHS, type Column } from '../shared/table/column';
import { LevelSign } from './published/log-level';
import { levelName, sourceName } from './published/log-names';

const FILTERS = filtersOf(logFields);

const nameOf = ({ message }: LogRow): string => message;
const markOf = ({ message }: LogFilter): string => message;

const columnsOf = (text: Translate, format: Format, mark: string): readonly Column<LogRow>[] => {
  const title = (key: Exclude<keyof LogRow, 'id'>): string => text(`insight.logs.columns.${key}`);
  return [
    {
      key: 'level',
      title: title('level'),
      sortable: true,
      width: 160,
      phone: 'detail',
      cell: ({ level }) => <LevelSign level={level} />,
      value: ({ level }) => levelName(level, text),
    },
    {
      key: 'source',
      title: title('source'),
      sortable: true,
      width: 104,
      quiet: true,
      fold: 'medium',
      phone: 'hidden',
      cell: ({ source }) => sourceName(source, text),
    },
    {
      key: 'module',
      title: title('module'),
      sortable: true,
      width: 118,
      quiet: true,
      fold: 'small',
      phone: 'hidden',
      cell: ({ module }) => module,
    },
    {
      key: 'message',
      title: title('message'),
      sortable: true,
      phone: 'title',
      // Cells with a match wrap, so a long message is cut to the part around the match.
      cell: ({ message }) => (mark === '' ? message : aroundMatch(message, mark)),
      value: ({ message }) => message,
      ...(mark !== '' && { mark }),
    },
    {
      key: 'method',
      title: title('method'),
      sortable: true,
      width: 96,
      quiet: true,
      fold: 'small',
      phone: 'detail',
      cell: ({ method }) => method,
    },
    {
      key: 'datetime',
      title: title('datetime'),
      sortable: true,
      width: WIDTHS.momentSeconds,
      phone: 'detail',
      cell: ({ datetime }) => format.dateTimeSeconds(datetime),
      value: ({ datetime }) => format.stamp(datetime),
    },
  ];
};

const SEARCH_OFF: DisabledReason = { key: 'insight.logs.searchOff' };

/** The log: filters and free text exclude each other. Rule R-INS-26. */
export const LogsView = () => {
  const text = useText();
  const format = useFormat();
  const allowed = useAllowed(logEntries.right);
  const columns = useMemo(() => (_toggle: unknown, mark: string) => columnsOf(text, format, mark), [format, text]);
  return (
    <ListScreen
      resource={logEntries}
      strings="insight.logs"
      allowed={allowed}
      columns={columns}
      nameOf={nameOf}
      rowClick="open"
      searchDisabledReason={SEARCH_OFF}
      markOf={markOf}
      filters={(filter, change) => (
        <FilterFields
          strings="insight.logs"
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
