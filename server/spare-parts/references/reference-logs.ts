import { sql } from 'drizzle-orm';
import { queryRow, queryRows } from '../../database/database';
import { LOG_LEVELS } from '../../insight/published/log-levels';
import { NOTHING, ok, withAnyRightOf, type CallOf, type Endpoint } from '../../shared/endpoint';
import { LIST, listMeta, readListQuery } from '../../shared/list';
import { text } from '../../shared/reads';
import { idOf } from '../../shared/record';
import { fieldsNotValid, notFound } from '../../shared/refusal';
import { pick } from '../../shared/specified';

const AT = sql`l.created_at`;

const LOGS = { query: { page: LIST.page, perPage: LIST.perPage, level: text() } };

/** Parses a comma-separated list of levels. */
const readLevels = (sent: string): readonly string[] => {
  const levels = sent.split(',').filter((level) => level !== '');
  if (levels.some((level) => !LOG_LEVELS.some((known) => known === level))) throw fieldsNotValid('level');
  return levels;
};

const checkReference = async ({ services: { db } }: Pick<CallOf, 'services'>, id: number): Promise<void> => {
  if ((await queryRows(db, sql`select from spare_parts where id = ${id}`)).length === 0) throw notFound();
};

/** `GET spareparts/{id}/logs` and `…/logs/levels`: log entries of a reference, newest first. Rule R-SPA-24. */
export const referenceLogEndpoints: readonly Endpoint[] = [
  {
    ...withAnyRightOf('spareparts')('GET', 'spareparts/:id/logs', LOGS, async (call) => {
      const { services, query } = call;
      const id = idOf(call);
      const list = readListQuery({ ...query, sort: [], general: undefined }, {}, AT, sql`l.id`);
      const levels = readLevels(query.level ?? '');
      await checkReference(call, id);
      const where = sql`
        from spare_part_logs l join spare_part_log_references r on r.log_id = l.id
        where r.spare_part_id = ${id} and (${levels.length === 0} or l.level = any(string_to_array(${levels.join(',')}, ',')))`;
      const { total } = await queryRow<{ total: number }>(services.db, sql`select count(*)::integer as total ${where}`);
      const logs = await queryRows<object>(
        services.db,
        sql`
          select l.id, l.level, l.message, l.created_at::text as created_at, string_to_array(l.names, E'\n') as names
          ${where}
          order by l.created_at desc, l.id desc limit ${list.perPage} offset ${(list.page - 1) * list.perPage}`,
      );
      return ok({ logs, meta: listMeta(list, total) });
    }),
    specified: { answer: pick('meta', { logs: pick('id level message created_at names') }) },
  },
  {
    ...withAnyRightOf('spareparts')('GET', 'spareparts/:id/logs/levels', NOTHING, async (call) => {
      const id = idOf(call);
      await checkReference(call, id);
      const found = await queryRows<{ level: string }>(
        call.services.db,
        sql`
          select distinct l.level from spare_part_logs l join spare_part_log_references r on r.log_id = l.id
          where r.spare_part_id = ${id}`,
      );
      return ok({ levels: LOG_LEVELS.filter((level) => found.some((one) => one.level === level)) });
    }),
    specified: { answer: pick('levels') },
  },
];
