import { sql } from 'drizzle-orm';
import { queryRows } from '../database/database';
import { NOTHING, ok, superuser, type Answer, type CallOf, type Endpoint } from '../shared/endpoint';
import { idOf } from '../shared/record';
import { notFound } from '../shared/refusal';
import { listLogs, LOGS, type LogRow } from './log-list';

interface LogRecord extends LogRow {
  readonly user_id: number | null;
  readonly firstname: string | null;
  readonly surname: string | null;
  readonly request_url: string;
  readonly answer: unknown;
  readonly debug: unknown;
  readonly info: unknown;
}

/** Handles `GET log/{id}`. */
const readLog = async (call: CallOf): Promise<Answer> => {
  const [row] = await queryRows<LogRecord>(
    call.services.db,
    sql`
      select l.id, level, source, module, message, method, datetime::text as datetime, user_id, firstname, surname,
        request_url, answer, debug, info
      from logs l left join users u on u.id = l.user_id
      where l.id = ${idOf(call)}`,
  );
  if (row === undefined) throw notFound();
  const { user_id, firstname, surname, debug, info, ...own } = row;
  return ok({
    log: {
      ...own,
      user: user_id === null ? null : { id: user_id, name: { firstname, surname } },
      debug: debug ?? null,
      info: info ?? {},
    },
  });
};

/** The log, for superusers only. Rule R-INS-25. */
export const logEndpoints: readonly Endpoint[] = [
  superuser('GET', 'log', LOGS, listLogs),
  superuser('GET', 'log/:id', NOTHING, readLog),
];
