import { createHash, type Hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { Digest, rowsOf, type TableDigest } from './table-rows';
import { readSequences, readTables, useBackupFormats, type SequenceState, type StoredTable } from './tables';

/** First line of a backup. */
export interface BackupHead {
  /** Moment of the backup: UTC, ISO 8601. */
  readonly at: string;
  /** Names of the migrations that were applied to the database. */
  readonly migrations: readonly string[];
  readonly tables: readonly StoredTable[];
  readonly sequences: readonly SequenceState[];
}

/** The line that announces the rows of a table. */
export interface TableStart {
  readonly table: string;
}

/** Last line: the digests of all tables, and a hash of all lines before. */
export interface BackupEnd {
  readonly digests: Readonly<Record<string, TableDigest>>;
  readonly sha256: string;
}

export interface Progress {
  readonly table: string;
  readonly rows: number;
}

const ROWS_PER_REPORT = 1_000;

/** Adds a line to a hash of lines. */
export const addLine = (hash: Hash, line: string): void => {
  hash.update(line).update('\n');
};

/** Passes the lines of a backup to `write`, all from one snapshot of the database. */
export const backupLines = async (
  db: Database,
  at: number,
  write: (lines: AsyncIterable<string>) => Promise<void>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<void> => {
  const names = (await readTables(db)).map(({ name }) => sql.identifier(name));
  await db.transaction(
    async (tx) => {
      await useBackupFormats(tx);
      // Before the snapshot, which the first query takes: a migration of a starting server would empty what it rewrites.
      if (names.length > 0) await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access share mode`);
      const head = await readHead(tx, at);
      await write(linesIn(tx, head, onProgress));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
};

const readHead = async (tx: Database, at: number): Promise<BackupHead> => {
  const migrations = await queryRows<{ name: string }>(tx, sql`select name from migrations order by name`);
  return {
    at: new Date(at).toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: await readTables(tx),
    sequences: await readSequences(tx),
  };
};

async function* linesIn(
  tx: Database,
  head: BackupHead,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string): string => {
    addLine(hash, line);
    return line;
  };
  yield hashed(JSON.stringify(head));
  const digests: Record<string, TableDigest> = {};
  for (const table of head.tables) {
    const digest = new Digest();
    yield hashed(JSON.stringify({ table: table.name } satisfies TableStart));
    for await (const row of rowsOf(tx, table)) {
      digest.add(row);
      yield hashed(row);
      if (digest.value.rows % ROWS_PER_REPORT === 0) onProgress({ table: table.name, rows: digest.value.rows });
    }
    digests[table.name] = digest.value;
  }
  yield JSON.stringify({ digests, sha256: hash.digest('hex') } satisfies BackupEnd);
}
