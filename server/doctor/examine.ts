import { readSettings, type Settings } from '../settings';
import * as checks from './checks';
import { checkDatabaseServer } from './check-database-server';

/** The result of a check: what is wrong and what to do, or null if all is well. */
export interface Finding {
  readonly check: string;
  readonly problem: string | null;
}

/** What the checks look at. */
export interface DoctorInput {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of relative paths. */
  readonly folder: string;
  /** Folder of the program, which contains the built client. */
  readonly root: string;
  /** Whether the program was unpacked from the archive that `npm run package` makes. */
  readonly isPacked: boolean;
  /** As in `process.versions.node`. */
  readonly nodeVersion: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Bytes free in a folder. */
  readonly freeBytes: (folder: string) => Promise<number>;
}

/** Throws an error that says what is wrong and what to do. */
type Check = () => Promise<void> | void;

/** Checks whether a server with these settings can start and work, beside one that runs already. Rule R-RUN-05. */
export const examine = async (examined: DoctorInput): Promise<readonly Finding[]> => {
  const { root, isPacked, now, nodeVersion, environment, folder } = examined;
  const ofProgram: readonly (readonly [string, Check])[] = [
    ['Node.js', () => checks.checkNode(nodeVersion)],
    ['client', () => checks.checkClient(root, isPacked)],
    ['clock', () => checks.checkClock(root, now())],
  ];
  const read: { settings?: Settings } = {};
  const found = await run([
    ...ofProgram,
    [
      'settings',
      () => {
        read.settings = readSettings(environment, folder);
        checks.checkPublicUrl(read.settings);
      },
    ],
  ]);
  return read.settings === undefined ? found : [...found, ...(await run(checksOf(read.settings, examined)))];
};

const checksOf = (settings: Settings, { now, freeBytes }: DoctorInput): readonly (readonly [string, Check])[] => {
  const { port, host, metrics, apiUrl, dataDir, databaseUrl, mail } = settings;
  return [
    ['port', () => checks.checkPort(port, host)],
    ...(metrics === undefined ? [] : ([['metrics', () => checks.checkMetrics(metrics)]] as const)),
    ...(apiUrl === undefined
      ? ([
          ['data folder', () => checks.checkFolders(settings)],
          ['disk', () => checks.checkDisk(dataDir, freeBytes)],
          ...(databaseUrl === undefined ? [] : ([['database', () => checkDatabaseServer(databaseUrl, now)]] as const)),
          ...(mail.smtpUrl === undefined ? [] : ([['mail', () => checks.checkMail(mail.smtpUrl ?? '')]] as const)),
        ] as const)
      : ([['API', () => checks.checkApi(apiUrl)]] as const)),
  ];
};

const run = (all: readonly (readonly [string, Check])[]): Promise<readonly Finding[]> =>
  Promise.all(
    all.map(async ([check, work]) => {
      try {
        await work();
        return { check, problem: null };
      } catch (failure) {
        return { check, problem: failure instanceof Error ? failure.message : String(failure) };
      }
    }),
  );
