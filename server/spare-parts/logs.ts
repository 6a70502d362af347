import { plainTable } from '../database/migrations/plain-table';
import { LOG_LEVELS } from '../insight/published/log-levels';
import { choice, column, moment, foldedLine, text, type Column } from '../shared/columns';
import { contains, oneOf } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource } from '../shared/resource';
import { serveReadOnly } from '../shared/serve-resource';
import { pick } from '../shared/specified';
import { demoSparePartLogs } from './logs.seed';

/** Several names, one per line. */
const names = (): Column<string> => ({
  ...foldedLine(2_000),
  onWire: (lines) => (lines === '' ? [] : lines.split('\n')),
});

/** Names with values, as JSON. */
const pairs = (): Column<string> =>
  column<string>({
    parse: (sent) => sent,
    blank: '{}',
    onWire: (json) => JSON.parse(json) as object, // cast: the server wrote this JSON
    words: () => '',
  });

export const sparePartLogs = defineResource({
  endpoint: 'spareparts/logs',
  plural: 'logs',
  singular: 'log',
  table: 'spare_part_logs',
  right: 'spareparts',
  perWebsite: false,
  columns: {
    level: choice(LOG_LEVELS),
    names: names(),
    message: text(2_000),
    data: pairs(),
    created_at: moment(),
    updated_at: moment(),
  },
  listed: ['level', 'names', 'message', 'created_at'],
  sortable: ['level', 'message', 'created_at'],
  defaultSort: 'created_at',
  searched: ['names', 'message'],
  filters: { level: oneOf('level'), name: contains('names') },
  specified: pick('id level names message data created_at updated_at'),
  completed: (_db, _id, record) => {
    const { updated_at: date, ...rest } = Object.fromEntries<unknown>(Object.entries(record));
    return Promise.resolve({ ...rest, updated_at: { date } });
  },
});

/** Read-only log of processing the suppliers' data. Rule R-SPA-05. */
export const sparePartLogModule = plainModule(sparePartLogs, {
  endpoints: serveReadOnly(sparePartLogs),
  migrations: [
    {
      name: '0054-spare-part-logs',
      sql: plainTable(
        'spare_part_logs',
        [
          'level text collate "C" not null',
          'names text not null',
          'by_names text collate "C" not null',
          'message text not null',
          'by_message text collate "C" not null',
          'data text not null',
          'created_at timestamp(0) not null',
          'updated_at timestamp(0) not null',
        ],
        ['level', 'by_message', 'created_at'],
      ),
    },
  ],
  demo: ({ workingMoment }) => [demoSparePartLogs(workingMoment)],
});
