import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { extensionOf, foldName } from '../../src/domain/library/name.rule';
import { queryRows, type Database } from '../database/database';
import { searchTextOf } from '../library/file-rows';
import { fold } from '../../src/domain/shared/fold';
import { utc } from '../shared/utc';
import { FOLDERS, READ_ONLY } from './demo-files';
import { draw } from './draw';
import type { DemoFile } from './pictures';
import { workingMoment } from './working-hours';

interface Bytes {
  readonly blob: number;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** The bytes of files, with a key per distinct content. */
export type Drawn = readonly { readonly key: string; readonly made: DemoFile['made']; readonly bytes: Buffer }[];

/** Draws the pictures of the library, each distinct one once. Needs no database, so it can run in parallel. */
export const drawLibrary = (): Promise<Drawn> =>
  Promise.all(
    [
      ...new Map(
        Object.values(FOLDERS)
          .flat()
          .map((file) => [keyOf(file), file.made]),
      ),
    ].map(async ([key, made]) => ({ key, made, bytes: Buffer.isBuffer(made) ? made : await draw(made) })),
  );

/** Adds some three hundred files in forty folders; equal content is stored once. */
export const seedLibrary = async (tx: Database, now: number, drawn: Drawn): Promise<void> => {
  const folders = await seedFolders(tx);
  const kept = await keepAll(tx, drawn);
  const files = Object.entries(FOLDERS).flatMap(([path, files]) =>
    files.map((file) => ({ ...file, folder: folders.get(path) ?? 0, readOnly: isReadOnly(path) })),
  );
  const nodes = await queryRows<{ id: number }>(
    tx,
    sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder, read_only)
      values ${sql.join(
        files.map(
          ({ folder, name, readOnly }) =>
            sql`(${folder}::integer, ${name}, ${foldName(name)}, ${fold(name)}, false, ${readOnly}::boolean)`,
        ),
        sql`, `,
      )}
      returning id`,
  );
  const rows = files.map((file, place) => {
    const { blob, size } = kept.get(keyOf(file)) ?? { blob: 0, size: null };
    const added = utc(workingMoment(now, -1 - ((place * 3) % 700), place));
    const texts = { title: '', alt: file.alt, caption: '', description: '' };
    return sql`
      (
        ${nodes[place]?.id ?? 0}::integer, ${blob}::integer, ${blob}::integer, ${extensionOf(file.name)},
          ${size?.width ?? null}::integer, ${size?.height ?? null}::integer, ${file.alt},
          ${place % 41 === 7 ? 'draft' : 'published'}, ${file.name.startsWith('Prijslijst')}::boolean,
          ${added}::timestamp, ${added}::timestamp, ${searchTextOf(file.name, texts)}
      )`;
  });
  await tx.execute(sql`
    insert into library_files (
      node_id, shown_id, original_id, extension, width, height, alt, status, no_index, added, updated, search
    )
    values ${sql.join(rows, sql`, `)}`);
};

const isReadOnly = (path: string): boolean => path.split('/')[0] === READ_ONLY;

/** @returns their identities by their paths */
const seedFolders = async (tx: Database): Promise<Map<string, number>> => {
  const made = new Map<string, number>([['', 0]]);
  for (const path of Object.keys(FOLDERS)) {
    const cut = path.lastIndexOf('/');
    const name = path.slice(cut + 1);
    const [folder] = await queryRows<{ id: number }>(
      tx,
      sql`
        insert into library_nodes (parent_id, name, folded, by_name, is_folder, read_only)
        values (${made.get(path.slice(0, Math.max(0, cut))) ?? 0}, ${name}, ${foldName(name)}, ${fold(name)}, true, ${isReadOnly(path)})
        returning id`,
    );
    made.set(path, folder?.id ?? 0);
  }
  return made;
};

const keyOf = ({ made, name }: DemoFile): string => (Buffer.isBuffer(made) ? name : JSON.stringify(made));

/** @returns the stored pictures by content */
const keepAll = async (tx: Database, drawn: Drawn): Promise<Map<string, Bytes>> => {
  const blobs = await queryRows<{ id: number }>(
    tx,
    sql`
      insert into library_blobs (mark, size)
      values ${sql.join(
        drawn.map(({ bytes }) => sql`(${markOf(bytes)}, ${bytes.length}::integer)`),
        sql`, `,
      )}
      returning id`,
  );
  await tx.execute(sql`
    insert into library_pieces (blob_id, place, bytes)
    values ${sql.join(
      drawn.map(
        ({ bytes }, place) =>
          sql`(${blobs[place]?.id ?? 0}::integer, 0, decode(${bytes.toString('base64')}, 'base64'))`,
      ),
      sql`, `,
    )}`);
  return new Map(
    drawn.map(({ key, made }, place) => [
      key,
      { blob: blobs[place]?.id ?? 0, size: Buffer.isBuffer(made) ? null : { width: made.width, height: made.height } },
    ]),
  );
};

const markOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
