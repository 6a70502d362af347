import { chromium } from '@playwright/test';
import { copyFileSync, rmSync } from 'node:fs';
import { LONGEST } from '../../server/seed/many/items';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { Caller } from './caller';
import { measureItemOnce, type LongPage } from './content-journey';
import { measureContentListOnce } from './content-list';
import type { Account, Figures, Subject } from './journey';
import { fill, type Environment } from './places';

const subjects: readonly Subject[] = [
  { name: 'floor', home: '/floor.html?blog', clicksToOpen: 1, hasEditButton: false },
  { name: 'ours', home: '/blog?perPage=25', clicksToOpen: 2, hasEditButton: true },
];

export interface ContentFigures {
  /** Figures of the list page without a framework, and of the console. */
  readonly floor: readonly Figures[];
  readonly list: readonly Figures[];
  readonly item: readonly Figures[];
}

export async function longPageOf(url: string, account: Account): Promise<LongPage> {
  const caller = await Caller.signIn(url, account);
  // Cast: the API sends this type.
  const { pages } = JSON.parse(await caller.get(`page?url=${LONGEST.url}`)) as { pages: readonly { id: number }[] };
  const [found] = pages;
  if (found === undefined) throw new Error(`There is no page called ${LONGEST.name}`);
  return { id: found.id, name: LONGEST.name, blocks: LONGEST.blocks };
}

/** Content screens in a browser, in `rounds` rounds; the first round warms up the server and is not counted. */
export async function measureContent(
  environment: Environment,
  account: Account,
  rounds: number,
): Promise<ContentFigures> {
  fill('many/items', environment);
  copyFileSync('test/measure/floor.html', 'dist/floor.html');
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const figures: Record<keyof ContentFigures, Figures[]> = { floor: [], list: [], item: [] };
  try {
    const item = await longPageOf(server.url, account);
    for (let round = 0; round <= rounds; round++) {
      for (const subject of subjects) {
        const measured = await measureContentListOnce(browser, server.url, subject, account);
        if (round > 0) figures[subject.name === 'floor' ? 'floor' : 'list'].push(measured);
      }
      const measured = await measureItemOnce(browser, server.url, account, item);
      if (round > 0) figures.item.push(measured);
      console.log(`content, round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync('dist/floor.html', { force: true });
  }
  return figures;
}
