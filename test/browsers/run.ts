import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isBuilt } from '../../server/client/is-built';
import { startServer } from '../e2e/support/servers';
import type { Driver, StartBrowser } from './driver';
import { startFirefox } from './firefox';
import { JOURNEYS } from './journeys';
import { pageOf } from './page';
import { startWebKit } from './webkit';

// `npm run test:browsers [-- firefox | webkit]`: short journeys on the built console in browsers that are installed.
// Exits with 1 if a journey fails, and with 0 if a browser is missing.

const BROWSERS: Readonly<Record<string, { readonly start: StartBrowser; readonly install: string }>> = {
  firefox: { start: startFirefox, install: 'apt-get install firefox-esr' },
  webkit: { start: startWebKit, install: 'apt-get install webkit2gtk-driver xvfb' },
};

interface Outcome {
  readonly browser: string;
  readonly journey: string;
  readonly result: string;
}

const walkAll = async (driver: Driver, url: string): Promise<readonly Outcome[]> => {
  const page = pageOf(driver, url);
  const outcomes: Outcome[] = [];
  for (const { name, walk } of JOURNEYS) {
    const started = performance.now();
    const result = await walk(page).then(
      () => `passed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      (failure: unknown) => `FAILED: ${String(failure)}`,
    );
    console.log(`${driver.version}: ${name}: ${result}`);
    outcomes.push({ browser: driver.version, journey: name, result });
  }
  return outcomes;
};

const runIn = async (name: string, url: string): Promise<readonly Outcome[]> => {
  const browser = BROWSERS[name];
  if (browser === undefined) throw new Error(`No browser ${name}: ${Object.keys(BROWSERS).join(', ')}.`);
  const driver = await browser.start();
  if (driver === null) {
    console.log(`${name} is not installed and was skipped: ${browser.install}`);
    return [];
  }
  try {
    return await walkAll(driver, url);
  } finally {
    await driver.close();
  }
};

const build = (): void => {
  const { status } = spawnSync(process.execPath, ['node_modules/webpack/bin/webpack.js'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};

// Programs end with this process, but a signal would not end them.
process.once('SIGINT', () => process.exit(130));

if (!isBuilt(resolve(import.meta.dirname, '../..'))) build();
const folder = mkdtempSync(join(tmpdir(), 'kantoor-browsers-'));
const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '', SEED: 'demo' });
const outcomes: Outcome[] = [];
try {
  const wanted = process.argv.slice(2);
  for (const name of wanted.length > 0 ? wanted : Object.keys(BROWSERS))
    outcomes.push(...(await runIn(name, server.url)));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const failed = outcomes.filter(({ result }) => result.startsWith('FAILED'));
console.log(`${outcomes.length - failed.length} journeys passed, ${failed.length} failed.`);
process.exit(failed.length > 0 ? 1 : 0);
