import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { installTiming, type Expected } from './in-page';

/** Figures of one round, by measure; milliseconds unless the name says otherwise. */
export type Figures = Record<string, number>;

export interface Subject {
  readonly name: 'floor' | 'ours';
  /** Path of its list of 25. */
  readonly home: string;
  /** A row that is already chosen opens with the next click; the floor opens at once. */
  readonly clicksToOpen: number;
  /** The floor's form is always open. */
  readonly hasEditButton: boolean;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

const MEGABIT = 1_000_000 / 8;

/** One visit: a browser context without cache, its page, and what went over the wire. */
class Visit {
  private readonly requests: { readonly sent: number; bytes: number }[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  static async start(browser: Browser, baseURL: string): Promise<Visit> {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // The loader of TypeScript wraps named functions in a helper that a page does not have.
    await page.addInitScript('window.__name = (named) => named');
    await page.addInitScript(installTiming);
    const devtools = await context.newCDPSession(page);
    const visit = new Visit(context, page, devtools);
    await visit.listen();
    return visit;
  }

  private async listen(): Promise<void> {
    const open = new Map<string, { readonly sent: number; bytes: number }>();
    this.devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
      if (!request.url.startsWith('http')) return;
      const entry = { sent: timestamp * 1000, bytes: 0 };
      open.set(requestId, entry);
      this.requests.push(entry);
    });
    this.devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = open.get(requestId);
      if (entry) entry.bytes = encodedDataLength;
    });
    await this.devtools.send('Network.enable');
  }

  /** Bytes and number of the requests that were sent before a moment of the page. */
  wire(until: number): { kilobytes: number; requests: number } {
    const start = this.requests[0]?.sent ?? 0;
    const counted = this.requests.filter(({ sent }) => sent - start <= until);
    return { kilobytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, requests: counted.length };
  }

  /** Goes to a path; resolves with the time at which its sign-in form or its list was painted. */
  async load(path: string, what: 'signIn' | 'rows'): Promise<number> {
    await this.page.goto(path, { waitUntil: 'commit' });
    const found = await this.page.waitForFunction((name) => window.measure.loads[name], what);
    return (await found.jsonValue()) ?? NaN;
  }

  /** From the last pointer or key event of the act to the moment at which the expected has been painted. */
  async step(expected: Expected, act: () => Promise<unknown>): Promise<number> {
    const painted = this.page.evaluate((what) => window.measure.painted(what), expected);
    await act();
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`Waited too long for ${JSON.stringify(expected)}`)), 20_000).unref());
    const end = await Promise.race([painted, late]);
    return end - (await this.page.evaluate(() => window.measure.lastInput));
  }

  now = (): Promise<number> => this.page.evaluate(() => performance.now());
  longTasks = (from: number, to: number): Promise<number> =>
    this.page.evaluate(
      ([start, end]) => window.measure.longTasks.filter((task) => task.start >= start && task.start <= end).reduce((sum, { duration }) => sum + duration, 0),
      [from, to] as const,
    );
  firstRow = (): Promise<string> => this.page.evaluate(() => window.measure.firstRow());

  async heap(): Promise<number> {
    await this.devtools.send('HeapProfiler.collectGarbage');
    return (await this.devtools.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  }

  slowDown = (rate: number) => this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  /** 10 Mbit/s and 40 ms. */
  longLine = () =>
    this.devtools.send('Network.emulateNetworkConditions', {
      offline: false, latency: 40, downloadThroughput: 10 * MEGABIT, uploadThroughput: 10 * MEGABIT,
    });
}

/** From the answer that says "signed in" to the list: hashing the password is slow on purpose, and the same for all. */
async function signIn(visit: Visit, account: Account): Promise<number> {
  const { page } = visit;
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const clicked = await visit.step({ kind: 'rows', count: 25 }, () => page.getByRole('button', { name: 'Sign in', exact: true }).click());
  return clicked - (await page.evaluate(() => window.measure.signedIn() - window.measure.lastInput));
}

async function useList(visit: Visit, { clicksToOpen, hasEditButton }: Subject, figures: Figures): Promise<void> {
  const { page } = visit;
  const search = page.getByRole('searchbox').first();
  const perPage = page.getByLabel('Per page');
  const changed = async () => ({ kind: 'first-row-changed', before: await visit.firstRow() }) as const;

  figures['sort'] = await visit.step(await changed(), () => page.getByRole('columnheader').getByRole('button', { name: 'Last sign-in' }).click());
  figures['next page'] = await visit.step(await changed(), () => page.getByRole('button', { name: 'Next page' }).click());
  await perPage.focus();
  figures['100 rows per page'] = await visit.step({ kind: 'rows', count: 100 }, () => page.keyboard.press('End'));
  await visit.step({ kind: 'rows', count: 25 }, () => perPage.selectOption('25'));

  await visit.step({ kind: 'found', term: 'p12' }, () => search.fill('p12'));
  await search.press('End');
  figures['search'] = await visit.step({ kind: 'found', term: 'p123' }, () => page.keyboard.press('3'));
  const entered = await visit.step({ kind: 'found', term: 'p124' }, async () => {
    await search.fill('p124');
    await search.press('Enter');
  });
  // The floor waits for no Enter: its search is what both are held against.
  figures['search, Enter'] = hasEditButton ? entered : figures['search'];

  const email = /p124\d*\.\w+@[\w.]+?\.example/.exec(await visit.firstRow())?.[0] ?? '';
  const row = page.locator('tbody tr[data-id]').first().getByText(email);
  for (let click = 1; click < clicksToOpen; click++) await row.click();
  figures['open a record'] = await visit.step({ kind: 'record', email }, () => row.click());
  if (hasEditButton) await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill(`Round ${String.fromCharCode(65 + (round++ % 26))}x`);
  figures['save, to the message'] = await visit.step({ kind: 'message', text: 'saved' }, () => page.getByRole('button', { name: 'Save', exact: true }).click());
}

let round = 0;

/** Every row of the first table of the budget, once. */
export async function measureOnce(browser: Browser, baseURL: string, subject: Subject, account: Account): Promise<Figures> {
  const figures: Figures = {};
  const visit = await Visit.start(browser, baseURL);
  const { page } = visit;
  const cold = await visit.load(subject.home, 'signIn');
  figures['cold sign-in page'] = cold;
  figures['sign-in page, KB'] = visit.wire(cold).kilobytes;
  figures['signed in to list painted'] = await signIn(visit, account);
  const listed = await visit.now();
  const wire = visit.wire(listed);
  figures['through the first list, KB'] = wire.kilobytes;
  figures['through the first list, requests'] = wire.requests;
  figures['long tasks, cold to list'] = await visit.longTasks(0, listed);
  figures['DOM elements'] = await page.evaluate(() => document.querySelectorAll('*').length);
  figures['heap after the list, MB'] = await visit.heap();

  const before = await visit.now();
  await useList(visit, subject, figures);
  figures['long tasks, using the list'] = await visit.longTasks(before, await visit.now());

  figures['list, warm cache'] = await visit.load(subject.home, 'rows');
  await visit.slowDown(4);
  figures['list, warm, CPU x4'] = await visit.load(subject.home, 'rows');
  const perPage = page.getByLabel('Per page');
  await perPage.focus();
  const slow = await visit.now();
  figures['100 rows, CPU x4'] = await visit.step({ kind: 'rows', count: 100 }, () => page.keyboard.press('End'));
  figures['long tasks, 100 rows, CPU x4'] = await visit.longTasks(slow, await visit.now());
  await visit.context.close();

  const far = await Visit.start(browser, baseURL);
  await far.longLine();
  figures['cold sign-in page, long line'] = await far.load(subject.home, 'signIn');
  figures['signed in to list painted, long line'] = await signIn(far, account);
  await far.context.close();
  return figures;
}
