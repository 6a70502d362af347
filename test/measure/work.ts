import { chromium } from '@playwright/test';
import { copyFileSync, rmSync } from 'node:fs';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { signIn, type Account, type Figures } from './journey';
import { fill, type Environment } from './places';
import { median, plainTable, shown } from './table';
import { TRACED, workOf, WORK } from './trace';
import { Visit } from './visit';

const HOMES = { floor: '/floor.html', ours: '/users?perPage=25' } as const;
type Subject = keyof typeof HOMES;

/** Main-thread work by kind, from navigation until the rows of the warm list are painted. */
export async function measureWork(environment: Environment, account: Account, rounds: number): Promise<string> {
  fill('large', { ...environment, USERS: '10000' });
  copyFileSync('test/measure/floor.html', 'dist/floor.html');
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const all: Record<Subject, Figures[]> = { floor: [], ours: [] };
  try {
    for (const subject of ['floor', 'ours'] as const) {
      const visit = await Visit.start(browser, server.url);
      await visit.load(HOMES[subject], 'signIn');
      await signIn(visit, account);
      await visit.visitList(HOMES[subject]);
      // The first round fills the cache of compiled scripts and is not counted.
      for (let round = 0; round <= rounds; round++) {
        await browser.startTracing(visit.page, { categories: TRACED });
        const painted = await visit.load(HOMES[subject], 'rows');
        const trace = await browser.stopTracing();
        if (round > 0) all[subject].push({ ...workOf(trace, painted), 'rows painted': painted });
      }
      await visit.context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync('dist/floor.html', { force: true });
  }
  const of = (subject: Subject, kind: string): number => median(all[subject].map((figures) => figures[kind] ?? NaN));
  const rows = [...WORK, 'rows painted'].map((kind) => [kind, shown(of('floor', kind)), shown(of('ours', kind))]);
  return plainTable(
    `Work of the main thread until the rows of the warm list are painted; traced, milliseconds, median of ${String(rounds)}`,
    ['kind', 'floor', 'ours'],
    rows,
  );
}
