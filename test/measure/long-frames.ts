import { chromium } from '@playwright/test';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { longPageOf } from './content';
import { openItem, useItem } from './content-journey';
import { signIn, useList, type Account } from './journey';
import { observe, observed, type LongFrame } from './observe';
import { fill, type Environment } from './places';
import { plainTable, shown } from './table';
import { Visit } from './visit';

const USERS = { name: 'ours', home: '/users?perPage=25', clicksToOpen: 2, hasEditButton: true } as const;
/** CPU slowdown factors. */
const RATES = [1, 4];

/** Frames over 50 ms in the list of users and in the editor of 200 blocks, in `rounds` rounds each. */
export async function measureLongFrames(environment: Environment, account: Account, rounds: number): Promise<string> {
  fill('large', { ...environment, USERS: '10000' });
  fill('many/items', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const journeys = new Map<string, LongFrame[]>();
  const keep = async (name: string, { page, context }: Visit): Promise<void> => {
    journeys.set(name, [...(journeys.get(name) ?? []), ...(await observed(page)).frames]);
    await context.close();
  };
  try {
    const item = await longPageOf(server.url, account);
    for (let round = 0; round < rounds; round++)
      for (const rate of RATES) {
        const list = await Visit.start(browser, server.url);
        await observe(list.page);
        await list.load(USERS.home, 'signIn');
        await list.slowDown(rate);
        await signIn(list, account);
        await useList(list, USERS, {});
        await keep(`list: sign in, sort, page, search, open, save; CPU x${String(rate)}`, list);

        const editor = await Visit.start(browser, server.url);
        await observe(editor.page);
        await editor.page.request.post('/api/login', { form: { email: account.email, password: account.password } });
        await editor.slowDown(rate);
        await openItem(editor, item, {});
        await useItem(editor, item, {});
        await keep(`editor: open, type, scroll, add, move, save; CPU x${String(rate)}`, editor);
        console.log(`long frames, round ${String(round + 1)} of ${String(rounds)}, CPU x${String(rate)}`);
      }
  } finally {
    await browser.close();
    await server.stop();
  }
  const rows = [...journeys].map(([name, frames]) => {
    const [longest] = frames.toSorted((one, other) => other.duration - one.duration);
    const blocking = frames.reduce((sum, frame) => sum + frame.blocking, 0);
    const each = (value: number): string => shown(value / rounds);
    return [name, each(frames.length), each(blocking), shown(longest?.duration ?? 0), longest?.cause ?? ''];
  });
  return plainTable(
    `Long animation frames; means of ${String(rounds)}, milliseconds`,
    ['journey', 'frames over 50 ms', 'blocking', 'longest', 'its longest script'],
    rows,
  );
}
