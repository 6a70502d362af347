import { sql } from 'drizzle-orm';
import { rebuildUserSearch } from '../../../access/published/rebuild-user-search';
import { rebuildItemSearch } from '../../../content/published/rebuild-item-search';
import type { Database } from '../../../database/database';
import { rebuildFileSearch } from '../../../library/published/rebuild-file-search';
import { rebuildSearchOf, type Rebuilt } from '../../../shared/rebuild-search';
import type { Resource } from '../../../shared/resource';
import type { JobTask } from '../job-task';

type Db = Pick<Database, 'execute'>;
type Rebuild = (db: Db, after: number, limit: number) => Promise<Rebuilt>;

/** Records per statement. */
const BATCH = 100;

/** Rebuilds the search text of every record, then its index. Rule R-JOB-11. */
export const rebuildSearch = (resources: readonly Resource[]): JobTask => {
  const tables: readonly (readonly [string, Rebuild])[] = [
    ['content_items', rebuildItemSearch],
    ['library_files', rebuildFileSearch],
    ['users', rebuildUserSearch],
    ...resources.map(
      (resource) =>
        [
          resource.table,
          (db: Db, after: number, limit: number) => rebuildSearchOf(db, resource, after, limit),
        ] as const,
    ),
  ];
  return {
    key: 'rebuild-search',
    perWebsite: false,
    exclusive: true,
    parameters: {},
    effect: () => ({ kind: 'su' }),
    about: () => [],
    run: async (job) => {
      const { db } = job.services;
      for (const [place, [table, rebuild]] of tables.entries()) {
        let [rows, changed] = [0, 0];
        for (let after: number | undefined = 0; after !== undefined;) {
          await job.progress(place, tables.length);
          const step: Rebuilt = await rebuild(db, after, BATCH);
          rows += step.rows;
          changed += step.changed;
          after = step.last;
        }
        // PostgreSQL builds the new index beside the one in use; the embedded database has only one connection
        // anyway.
        await db.execute(
          sql`reindex index ${job.embedded ? sql`` : sql`concurrently`} ${sql.identifier(`${table}_search`)}`,
        );
        job.log('search-rebuilt', { rows, table, changed });
      }
      await job.progress(tables.length, tables.length);
    },
  };
};
