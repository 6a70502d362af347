import { Pool } from 'pg';
import { startEmbedded, wrapEmbedded, wrapServer, type OpenDatabase } from '../../server/database/database';
import { createServer } from '../../server/server';
import { Browser } from '../server/support/browser';
import { postgresPrograms, startPostgres } from '../support/postgres';
import { prepareSaves, type Save } from '../support/saves';
import { prepareTreeSaves } from '../support/saves-of-trees';
import { watchStatements, type Statement } from '../support/statements';
import type { Account } from './journey';
import { emptyPlace } from './places';
import { byKind, type StatementKind } from './saves-kinds';
import { median, plainTable } from './table';

/** Saves of each record; the first ones warm up the server and are not counted. */
const [WARMING, COUNTED] = [10, 60];

interface Measured {
  readonly statements: number;
  readonly afterAnswer: number;
  /** Milliseconds, as everything else. */
  readonly inDatabase: number;
  readonly total: number;
}

/** A save with the time of its statements, by kind. */
interface MeasuredSave extends Measured {
  readonly kinds: readonly StatementKind[];
}

const sum = (statements: readonly Statement[]): number =>
  statements.reduce((time, { milliseconds }) => time + milliseconds, 0);

async function measureOn(
  database: OpenDatabase,
  told: Statement[],
  account: Account,
): Promise<Map<string, MeasuredSave>> {
  const seed = { kind: 'demo', eventDays: 30 } as const;
  const server = await createServer({ root: process.cwd(), dataDir: 'memory://', seed, database });
  const caller = new Browser({ server });
  const measureOnce = async (
    { path, form, before, method = 'PUT' }: Save,
    n: number,
  ): Promise<Measured & { readonly asked: readonly Statement[] }> => {
    if (before !== undefined) await caller.call('PUT', before);
    await server.services?.jobs.drain();
    told.length = 0;
    const start = performance.now();
    const key = { 'Idempotency-Key': `measured-save-${n}` };
    const { status, text } = await caller.call(method, path, form(n), method === 'POST' ? key : {});
    const total = performance.now() - start;
    const asked = [...told];
    if (status > 201) throw new Error(`${path} answered ${status}: ${text}`);
    await server.services?.jobs.drain();
    return { statements: asked.length, afterAnswer: told.length - asked.length, inDatabase: sum(asked), total, asked };
  };
  try {
    await caller.call('POST', 'login', { ...account });
    const saves = [...(await prepareSaves(caller)), ...(await prepareTreeSaves(caller))];
    const measured = new Map<string, MeasuredSave>();
    for (const save of saves) {
      const all: Awaited<ReturnType<typeof measureOnce>>[] = [];
      for (let n = 1; n <= WARMING + COUNTED; n++) all.push(await measureOnce(save, n));
      const counted = all.slice(WARMING);
      const of = (name: keyof Measured) => median(counted.map((one) => one[name]));
      measured.set(save.name, {
        statements: of('statements'),
        afterAnswer: of('afterAnswer'),
        inDatabase: of('inDatabase'),
        total: of('total'),
        kinds: byKind(counted.map(({ asked }) => asked)),
      });
    }
    return measured;
  } finally {
    await server.stop();
  }
}

async function onEmbedded(account: Account): Promise<Map<string, MeasuredSave>> {
  const told: Statement[] = [];
  const client = await startEmbedded(`${emptyPlace().DATA_DIR}/database`);
  const watched = watchStatements(client, (statement) => told.push(statement));
  return measureOn(await wrapEmbedded(watched, () => client.close()), told, account);
}

async function onPostgres(account: Account): Promise<Map<string, MeasuredSave> | null> {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const postgres = await startPostgres(programs);
  try {
    await postgres.createDatabase('saves');
    const told: Statement[] = [];
    const pool = new Pool({ connectionString: postgres.url('saves'), max: 10 });
    const watched = watchStatements(pool, (statement) => told.push(statement));
    return await measureOn(await wrapServer(watched, postgres.url('saves'), () => pool.end()), told, account);
  } finally {
    await postgres.stop();
  }
}

/** Kinds below this share of the database time are summed. */
const SHARE = 0.05;

/** Time of each kind of statement in each save. */
const kindRows = (saves: ReadonlyMap<string, MeasuredSave>, others: ReadonlyMap<string, MeasuredSave> | null) =>
  [...saves].flatMap(([name, { kinds, inDatabase }]) => {
    const onOther = others?.get(name)?.kinds ?? [];
    const isLarge = ({ milliseconds }: StatementKind): boolean => milliseconds >= SHARE * inDatabase;
    const rest = kinds.filter((kind) => !isLarge(kind));
    const shownKinds = [...kinds.filter(isLarge), ...(rest.length === 0 ? [] : [together(rest)])];
    const otherOf = (kind: string): number | undefined =>
      kind === OTHERS
        ? together(onOther.filter((one) => rest.some((small) => small.kind === one.kind))).milliseconds
        : onOther.find((one) => one.kind === kind)?.milliseconds;
    return shownKinds.map(({ kind, count, milliseconds }) => [
      name,
      kind,
      String(count),
      milliseconds.toFixed(2),
      otherOf(kind)?.toFixed(2) ?? '',
    ]);
  });

const OTHERS = 'others';
const together = (kinds: readonly StatementKind[]): StatementKind => ({
  kind: OTHERS,
  count: kinds.reduce((total, { count }) => total + count, 0),
  milliseconds: kinds.reduce((total, { milliseconds }) => total + milliseconds, 0),
});

/**
 * Markdown tables for both databases: statements before and after the answer, milliseconds, and kinds of statements.
 */
export async function measureSaves(account: Account): Promise<string> {
  const embedded = await onEmbedded(account);
  const postgres = await onPostgres(account);
  const timesOf = (measured: Measured | undefined): readonly string[] =>
    measured === undefined ? ['', ''] : [measured.inDatabase.toFixed(1), measured.total.toFixed(1)];
  return [
    plainTable(
      `A save in the server; statements before and after the answer, and milliseconds; median of ${COUNTED}`,
      ['save', 'statements', 'embedded: database', 'embedded: total', 'PostgreSQL: database', 'PostgreSQL: total'],
      [...embedded].map(([name, own]) => [
        name,
        `${own.statements} + ${own.afterAnswer}`,
        ...timesOf(own),
        ...timesOf(postgres?.get(name)),
      ]),
    ),
    plainTable(
      'The same by kind of statement, before the answer; milliseconds of all of a kind in a save',
      ['save', 'kind', 'statements', 'embedded', 'PostgreSQL'],
      kindRows(embedded, postgres),
    ),
  ].join('\n');
}
