import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../database/database';

/** E-mails that may use one of the files, as attachments or in their content. Rule R-LIB-12. */
export const emailCandidates = async (db: Pick<Database, 'execute'>, files: readonly number[]) =>
  (
    await queryRows<{ id: number; title: string; website: number; content: string; attached: readonly number[] }>(
      db,
      sql`
        select e.id, e.code as title, e.website_id as website, e.content, a.attached
        from emails e,
          lateral (
            select coalesce(json_agg((item ->> 'id')::integer), '[]') as attached,
              coalesce(bool_or((item ->> 'id')::integer = any(${idArray(files)})), false) as uses
            from jsonb_array_elements(e.attachments) item
          ) a
        where a.uses or e.content like '%media/%'
        order by e.by_code, e.id`,
    )
  ).map(({ content, attached, ...email }) => ({ type: 'emails', ...email, files: attached, texts: [content] }));
