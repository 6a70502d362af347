import { sql } from 'drizzle-orm';
import { storeBuffer } from '../library/file-content';
import { markReferenced } from '../library/blob-store';
import { queryRow, type Database } from '../database/database';
import { utc } from '../shared/utc';
import { draw } from './draw';
import { seedCommand } from './seed-command';

/** The folder that receives all these files. */
export const ARCHIVE = 'Archief';
/** Number of files per first-level folder; each has 7 subfolders, each of which has 6. */
const FILES_A_YEAR = 1_250;
const FILES = 50_000;
const MOST = 10_000_000;
/** Number of files in the largest folder. */
const FULLEST = 1_000;

/** Parses `FILES`, the number of files; 50,000 by default. @throws an Error with a message for the terminal */
export const wantedFiles = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? FILES : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`FILES must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/** Adds `each` folders to every folder that the last step added. */
const seedFolders = (parents: string, each: number, name: string) => sql`
  insert into library_nodes (parent_id, name, folded, by_name, is_folder)
  select p.id, made, lower(made), lower(made), true
  from library_nodes p, generate_series(1, ${each}::integer) n,
    lateral (select ${name}::text || ' ' || lpad(n::text, greatest(2, length(n::text)), '0') as made) m
  where p.is_folder and p.name like ${parents}
  order by p.id, n`;

/**
 * Adds 50,000 files in 2,000 folders, or the wanted number; all share the same bytes. @returns the number of added
 * files; 0 if they exist
 */
export const seedArchive = async (db: Database, now: number, wanted = FILES): Promise<number> => {
  const fullest = Math.min(FULLEST, Math.ceil(wanted / 2));
  const { present } = await queryRow<{ present: number }>(
    db,
    sql`select count(*)::integer as present from library_nodes where parent_id = 0 and folded = lower(${ARCHIVE})`,
  );
  if (present > 0) return 0;
  const [width, height] = [800, 600];
  const blob = await storeBuffer(
    { db, now: () => now },
    await draw({ scene: 'villa', variant: 0, width, height, format: 'jpg' }),
  );
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`
        insert into library_nodes (parent_id, name, folded, by_name, is_folder)
        values (0, ${ARCHIVE}, lower(${ARCHIVE}), lower(${ARCHIVE}), true)`,
    );
    await tx.execute(seedFolders(ARCHIVE, Math.ceil(wanted / FILES_A_YEAR), 'Jaar'));
    await tx.execute(seedFolders('Jaar %', 7, 'Project'));
    await tx.execute(seedFolders('Project %', 6, 'Fase'));
    await tx.execute(sql`
      with folder as (
        select id, row_number() over (order by id) as place, count(*) over () as total
        from library_nodes
        where is_folder and (name like 'Jaar %' or name like 'Project %' or name like 'Fase %')
      ),
      wanted as (
        select id,
          case when place = 1 then ${fullest}::integer else (${wanted - fullest}::integer) / (total - 1)
            + case when place - 2 < (${wanted - fullest}::integer) % (total - 1) then 1 else 0 end end as files
        from folder
      ),
      node as (
        insert into library_nodes (parent_id, name, folded, by_name, is_folder)
        select w.id, made, made, made, false
        from wanted w, lateral generate_series(1, w.files) n,
          lateral (
            select (
              array['foto', 'plaatsing', 'oplevering', 'schema', 'detail']
            )[1 + n % 5] || '-' || w.id || '-' || lpad(n::text, 4, '0') || '.jpg' as made
          ) m
        returning id, name
      )
      insert into library_files (node_id, shown_id, original_id, extension, width, height, added, updated, search)
      select id, ${blob.id}, ${blob.id}, 'jpg', ${width}, ${height},
        ${utc(now)}::timestamp - make_interval(mins => id * 7 % 500000),
        ${utc(now)}::timestamp - make_interval(mins => id * 7 % 500000), name
      from node`);
    await markReferenced(tx, [blob.id]);
  });
  return wanted;
};

// `npm run seed:library`: adds files to the library of `npm start`, for measuring.
seedCommand({
  name: 'seed:library',
  file: 'seed/library.ts',
  what: 'files',
  read: ({ FILES: wanted }) => wantedFiles(wanted),
  plant: (db, wanted) => seedArchive(db, Date.now(), wanted),
});
