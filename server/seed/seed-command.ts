import type { Database } from '../database/database';
import { serverInfo } from '../insight/published/server-info';
import { writeLog } from '../insight/published/write-log';
import { openReadyDatabase } from '../open-ready-database';
import { Passwords } from '../session/passwords';
import { readSettings } from '../settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** A command that fills the database of `npm start` for measuring. */
interface SeedCommand {
  /** Name of the npm script. */
  readonly name: string;
  /** End of the path of the command's file. */
  readonly file: string;
  /** Plural name of the added records. */
  readonly what: string;
  /** Parses the wanted number; throws if it is invalid. */
  readonly read: (environment: Environment) => number;
  /** @param tell reports progress @returns how many were added */
  readonly plant: (
    db: Database,
    wanted: number,
    tell: (count: number) => void,
    passwords: Passwords,
  ) => Promise<number>;
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const onStandardError = {
  report: (failure: unknown) => process.stderr.write(`The log could not be written: ${String(failure)}\n`),
};

const run = async ({ name, what, read, plant }: SeedCommand): Promise<void> => {
  const started = performance.now();
  const [settings, wanted] = [readSettings(process.env, process.cwd()), read(process.env)];
  const passwords = new Passwords();
  const database = await openReadyDatabase({ ...settings, passwords, now: Date.now, jobs: onStandardError, log: say });
  const { db } = database;
  try {
    const tell = (count: number): void => {
      say(`${count} ${what}…`);
    };
    const added = await plant(db, wanted, tell, passwords);
    await logSeed(db, name, what, added);
    await database.vacuum();
    say(`${added} ${what} added in ${Math.round(performance.now() - started)} ms.`);
  } finally {
    await database.close();
  }
};

/** Logs what a command added. Rule R-INS-21. @param name of the npm script */
export const logSeed = (db: Database, name: string, what: string, added: number): Promise<boolean> =>
  writeLog(
    { db, now: Date.now, jobs: onStandardError },
    {
      level: 'message',
      module: 'Commands',
      message: `For measuring were added: ${what}`,
      method: 'CLI',
      requestUrl: name,
      answer: { added: String(added) },
      info: serverInfo(),
    },
  );

/** Runs the command if its file was started directly, not imported by a test. */
export const seedCommand = (command: SeedCommand): void => {
  if (process.argv[1]?.endsWith(command.file) !== true) return;
  run(command).catch((failure: unknown) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exitCode = 1;
  });
};
