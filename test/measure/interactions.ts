import { chromium, type Page } from '@playwright/test';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { spreadAt } from './api';
import { longPageOf } from './content';
import { CONSOLE, EDITOR, type Interaction } from './interaction-kinds';
import type { Account } from './journey';
import { observe, responseTo } from './observe';
import { fill, type Environment } from './places';
import { plainTable } from './table';
import { Visit } from './visit';

/** Repetitions of each kind. */
const TURNS = 10;
/** Interactions under this duration, in ms, are not reported by the browser. */
const LEAST = 16;

const timesOf = async (page: Page, { before, act, after }: Interaction): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await before?.(page, turn);
    times.push(await responseTo(page, () => act(page, turn)));
    await after?.(page, turn);
  }
  return times;
};

/** Times to the next paint for each kind of interaction, and for all of them. */
export async function measureInteractions(environment: Environment, account: Account): Promise<string> {
  fill('large', { ...environment, USERS: '10000' });
  fill('many/items', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const measured: { readonly name: string; readonly times: readonly number[] }[] = [];
  const failed: string[] = [];
  try {
    const { id } = await longPageOf(server.url, account);
    for (const { path, ready, interactions } of [...CONSOLE, { ...EDITOR, path: `/page/${String(id)}` }])
      for (const interaction of interactions) {
        const { page, context } = await Visit.start(browser, server.url);
        try {
          await observe(page);
          await page.request.post('/api/login', { form: { email: account.email, password: account.password } });
          await page.goto(path);
          await ready(page);
          measured.push({ name: interaction.name, times: await timesOf(page, interaction) });
        } catch (failure) {
          failed.push(`${interaction.name}: ${String(failure).split('\n').slice(0, 3).join(' ')}`);
        }
        // Ending the session releases its locks.
        await page.request.post('/api/logout');
        await context.close();
        console.log(interaction.name);
      }
  } finally {
    await browser.close();
    await server.stop();
  }
  const shown = (time: number): string => (time < LEAST ? `< ${String(LEAST)}` : String(time));
  const rowOf = (name: string, times: readonly number[]): readonly string[] => [
    name,
    ...[0.75, 0.98].map((part) => shown(spreadAt(times, part))),
  ];
  const table = plainTable(
    `Response to an interaction, to the next paint; ${String(TURNS)} of each, milliseconds in steps of 8`,
    ['interaction', 'p75', 'p98'],
    [
      ...measured.map(({ name, times }) => rowOf(name, times)),
      rowOf(
        'all',
        measured.flatMap(({ times }) => times),
      ),
    ],
  );
  return failed.length === 0 ? table : `${table}\nNot measured:\n\n${failed.map((line) => `- ${line}\n`).join('')}`;
}
