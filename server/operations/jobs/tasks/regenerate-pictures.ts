import { sql } from 'drizzle-orm';
import { queryRow, queryRows } from '../../../database/database';
import { regeneratePublicCopy } from '../../../library/published/regenerate-copy';
import { Refusal } from '../../../shared/refusal';
import { JobRefused, type JobTask } from '../job-task';

/** Pictures per query. */
const BATCH = 50;
/** Maximum number of unreadable pictures in the log. */
const MOST_NAMED = 50;

/** Regenerates public copies and thumbnails by the current rules. Rule R-JOB-12. */
export const regeneratePictures: JobTask = {
  key: 'regenerate-pictures',
  perWebsite: false,
  exclusive: true,
  parameters: { folder: { type: 'text', default: '' } },
  effect: () => ({ kind: 'right', right: 'library.edit' }),
  about: () => ['library'],
  run: async (job) => {
    const { services } = job;
    const { db } = services;
    const folder = (job.parameters['folder'] ?? '').trim();
    if (folder !== '') {
      const found = await queryRows(
        db,
        sql`select id from library_nodes where is_folder and not gone and lower(name) = lower(${folder}) limit 1`,
      );
      if (found.length === 0) throw new JobRefused('folder-missing', { folder });
    }
    const chosen =
      folder === ''
        ? sql`true`
        : sql`
            n.id in (
              with recursive below as (
                select id from library_nodes where is_folder and not gone and lower(name) = lower(${folder})
                union
                select c.id from below join library_nodes c on c.parent_id = below.id
              )
              select id from below
            )`;
    const from = sql`
      library_files f join library_nodes n on n.id = f.node_id
      where f.width is not null and not f.altered and not n.gone and not n.private and ${chosen}`;
    const { total } = await queryRow<{ total: number }>(db, sql`select count(*)::integer as total from ${from}`);
    let [done, failed] = [0, 0];
    for (let last = 0; ;) {
      const files = await queryRows<{ id: number; name: string }>(
        db,
        sql`select n.id, n.name from ${from} and n.id > ${last} order by n.id limit ${BATCH}`,
      );
      for (const { id, name } of files) {
        await job.progress(done, total);
        try {
          await regeneratePublicCopy(services, id);
        } catch (failure) {
          if (!(failure instanceof Refusal)) throw failure;
          failed += 1;
          if (failed <= MOST_NAMED) job.log('picture-failed', { name }, 'warning');
        }
        done += 1;
        last = id;
      }
      if (files.length < BATCH) break;
    }
    job.log('pictures-made', { pictures: done - failed, failed }, failed > 0 ? 'warning' : 'info');
    await job.progress(Math.max(1, done), Math.max(1, done));
  },
};
