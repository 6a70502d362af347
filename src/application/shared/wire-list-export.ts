import { fromPromise } from 'xstate';
import { csvOf, type CsvCell } from '../../domain/shared/list/csv';
import { createFormat } from '../../domain/shared/format';
import type { Language } from '../../domain/shared/locale';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Kind } from '../../domain/shared/resource';
import type { Announcer } from './announcer';
import { listExportMachineOf, type ListExportMachine } from './list-export.machine';
import type { Clock } from './ports/clock.port';
import type { FileSaves } from './ports/file-saves.port';
import type { ListGateway } from './ports/resource-gateway.port';
import { readAll } from './read-all';

export interface ExportColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CsvCell;
}

interface Wiring<K extends Kind> {
  readonly gateway: Pick<ListGateway<K>, 'list'>;
  readonly files: FileSaves;
  readonly clock: Clock;
  readonly announcer: Announcer;
  /** File name prefix before the date. */
  readonly module: string;
  readonly language: Language;
  readonly columns: readonly ExportColumn<K['row']>[];
}

/** Rule R-SHR-31. */
export const wireListExport = <K extends Kind>({
  gateway,
  files,
  clock,
  announcer,
  module,
  language,
  columns,
}: Wiring<K>): ListExportMachine<K> =>
  listExportMachineOf<K>().provide({
    actors: {
      readRows: fromPromise(({ input, signal }) => readAll(gateway, input.query, { signal, onCount: input.onCount })()),
    },
    actions: {
      saveRows: (_, { rows }) => {
        const day = createFormat({ language, date: 'yyyy-MM-dd', time: 'HH:mm', zone: clock.zone() }).date(clock.now());
        const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))];
        files.save({ name: `${module}-${day}.csv`, type: 'text/csv', text: csvOf(lines, language) });
        announcer.say('success', 'shared.export.done', NOTICE_TIME.saved, { count: rows.length });
      },
    },
  });
