import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { postgresPrograms, startPostgres } from '../support/postgres';
import { measureApi, type ApiFigure } from './api';
import { measureContent } from './content';
import { measurePromotion } from './commerce';
import { measureEtim } from './etim';
import { measureInteractions } from './interactions';
import { measureOnce, type Figures, type Subject } from './journey';
import { measureGrowth } from './growth';
import { measureParts } from './growth-parts';
import { measureLogs } from './logs';
import { measureLongFrames } from './long-frames';
import { measureLibrary, measureLibraryServer } from './library';
import { measureOperations } from './operations';
import { measureSaves } from './saves';
import { measureScreens } from './screens';
import { measureSpareParts } from './spare-parts';
import { emptyPlace, fill, leavePlaces, type Environment } from './places';
import { measureStatistics } from './statistics';
import { measureStructure } from './structure';
import { apiRows, consoleRows, contentListRows, itemRows, libraryRows, structureRows, tableOf } from './table';
import { measureWork } from './work';

// `npm run measure [-- --rounds=3] [-- --write] [-- --only=library,screens] [-- --growth=large]`, described in
// docs/testing.md. Prints each table at once and never fails; with --write and all parts, the tables go to
// docs/measured.md.
const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}`));
const rounds = Number(option('rounds=')?.split('=')[1] ?? 7);
const account = { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' };
const subjects: readonly Subject[] = [
  { name: 'floor', home: '/floor.html', clicksToOpen: 1, hasEditButton: false },
  { name: 'ours', home: '/users?perPage=25', clicksToOpen: 2, hasEditButton: true },
];
async function measureConsole(): Promise<string> {
  const environment = { ...emptyPlace(), USERS: '10000' };
  fill('large', environment);
  copyFileSync('test/measure/floor.html', 'dist/floor.html');
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const figures: Record<Subject['name'], Figures[]> = { floor: [], ours: [] };
  try {
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const subject of subjects) {
        const measured = await measureOnce(browser, server.url, subject, account);
        if (round > 0) figures[subject.name].push(measured);
      }
      console.log(`round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync('dist/floor.html', { force: true });
  }
  return tableOf(
    `The console, 10,000 users; median of ${rounds}; milliseconds where nothing else is said`,
    consoleRows(figures.floor, figures.ours),
  );
}

async function measureContentPage(): Promise<string> {
  const { floor, list, item } = await measureContent(emptyPlace(), account, rounds);
  return [
    tableOf(`The list of content, 10,000 posts; median of ${rounds}`, contentListRows(floor, list)),
    tableOf(`The editor, an item of 200 blocks; median of ${rounds}`, itemRows(item)),
  ].join('\n');
}

async function timedStart(environment: Environment): Promise<number> {
  const start = performance.now();
  const server = await startServer(environment, 'server/launch.js');
  const time = performance.now() - start;
  await server.stop();
  return time;
}

async function measureServer(environment: Environment, people: number, share: number): Promise<ApiFigure[]> {
  const first = await timedStart(environment);
  fill('large', environment);
  const again = await timedStart(environment);
  const server = await startServer(environment);
  const figures = await measureApi(server.url, account, server.pid, people, share);
  await server.stop();
  return [
    ...figures,
    { measure: 'start on existing data', figure: again, budget: 1300 },
    { measure: 'first start with seed', figure: first, budget: 6000 },
  ];
}

const libraryEnvironment = emptyPlace();

const measureLibraryPage = async (): Promise<string> =>
  tableOf(
    `The library, 50,000 files in 2,000 folders; median of ${rounds}`,
    libraryRows(await measureLibrary(libraryEnvironment, account, rounds)),
  );

const measureTree = async (): Promise<string> =>
  tableOf(
    `The tree of a structure, 50,000 nodes; median of ${rounds}`,
    structureRows(await measureStructure(emptyPlace(), account, rounds)),
  );

const measureStatisticsApi = async (): Promise<string> =>
  tableOf(
    'Dashboard and statistics on the embedded database, 1,000,000 events',
    apiRows(await measureStatistics(emptyPlace(), account, rounds)),
  );

const measureEtimOverview = async (): Promise<string> =>
  tableOf(
    `The ETIM overview, 12,000 features in 400 categories; median of ${rounds}`,
    apiRows(await measureEtim(emptyPlace(), account, rounds)),
  );

const measureLargePromotion = async (): Promise<string> =>
  tableOf(
    `A promotion of 500 rules, beside 20,000 items; median of ${rounds}`,
    apiRows(await measurePromotion(emptyPlace(), account, rounds)),
  );

const measureMenusAndJobs = async (): Promise<string> =>
  tableOf(
    `A menu of 2,000 items, and the queue with 10,000 runs; median of ${rounds}`,
    apiRows(await measureOperations(emptyPlace(), account, rounds)),
  );

const measureLargeReference = async (): Promise<string> =>
  tableOf(
    `A spare part of 500 items in 20 categories; median of ${rounds}`,
    apiRows(await measureSpareParts(emptyPlace(), account, rounds)),
  );

const measureEmbedded = async (): Promise<string> =>
  [
    tableOf('The API on the embedded database, 100,000 users', apiRows(await measureServer(emptyPlace(), 30, 1))),
    tableOf(
      'The library on the embedded database',
      apiRows(await measureLibraryServer(libraryEnvironment, account, 1)),
    ),
  ].join('\n');

async function measurePostgres(): Promise<string> {
  const programs = postgresPrograms();
  if (programs === null) return 'PostgreSQL: left out, this machine has none.\n';
  const postgres = await startPostgres(programs);
  const empty = async (name: string): Promise<Environment> => {
    await postgres.createDatabase(name);
    return { DATABASE_URL: postgres.url(name), SEED: 'demo' };
  };
  try {
    return [
      tableOf('The API on PostgreSQL, 100,000 users', apiRows(await measureServer(await empty('measured'), 100, 0.5))),
      tableOf('The library on PostgreSQL', apiRows(await measureLibraryServer(await empty('library'), account, 0.5))),
    ].join('\n');
  } finally {
    await postgres.stop();
  }
}

async function measureLogList(): Promise<string> {
  const environment = emptyPlace();
  fill('many/logs', environment);
  const server = await startServer(environment);
  try {
    return tableOf(
      'The log on the embedded database, 1,000,000 entries',
      apiRows(await measureLogs(server.url, account)),
    );
  } finally {
    await server.stop();
  }
}

const parts = {
  'console': measureConsole,
  'content': measureContentPage,
  'library': measureLibraryPage,
  'structure': measureTree,
  'statistics': measureStatisticsApi,
  'etim': measureEtimOverview,
  'promotion': measureLargePromotion,
  'operations': measureMenusAndJobs,
  'parts': measureLargeReference,
  'saves': () => measureSaves(account),
  'work': () => measureWork(emptyPlace(), account, rounds),
  'frames': () => measureLongFrames(emptyPlace(), account, rounds),
  'growth': () => measureGrowth(account, option('growth=')?.split('=')[1] === 'large'),
  'growth-parts': () => measureParts(account, rounds),
  'interactions': () => measureInteractions(emptyPlace(), account),
  'screens': () => measureScreens(emptyPlace(), account),
  'embedded': measureEmbedded,
  'logs': measureLogList,
  'postgres': measurePostgres,
};
const only = option('only=')?.split('=')[1]?.split(',');

/** Parts that are measured without the console. */
const WITHOUT_CONSOLE = ['saves', 'growth'];
if (only?.every((name) => WITHOUT_CONSOLE.includes(name)) !== true) {
  const built = process.env.MEASURE_BUILT
    ? { status: 0 }
    : spawnSync(process.execPath, ['node_modules/webpack/bin/webpack.js'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
try {
  const tables: string[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (only?.includes(name) === false) continue;
    const table = await measure().catch((failure: unknown) => `## ${name}\n\nNot measured: ${String(failure)}\n`);
    // Printed at once, so that a table is not lost when a later part fails.
    console.log(`\n${table}`);
    tables.push(table);
  }
  const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? ''})`;
  const load = `load ${(loadavg()[2] ?? NaN).toFixed(0)} in the last quarter of an hour`;
  const page =
    `# Measured\n\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${load}: where others are at work, ` +
    `only ratios count. \`npm run measure -- --write\` writes this page.\n\n${tables.join('\n')}`;
  if (option('write') && only === undefined) writeFileSync('docs/measured.md', page);
} finally {
  leavePlaces();
}
