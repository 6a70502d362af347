import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { installTiming, type Expected, type LoadEnd } from './in-page';

const MEGABIT = 1_000_000 / 8;

/** One visit: a browser context without cache, its page, and its network traffic. */
export class Visit {
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
    // The TypeScript loader wraps named functions in a helper that the page does not have.
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

  /** Kilobytes and number of the requests sent before a time of the page. */
  wire(until: number): { kilobytes: number; requests: number } {
    const start = this.requests[0]?.sent ?? 0;
    const counted = this.requests.filter(({ sent }) => sent - start <= until);
    return { kilobytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, requests: counted.length };
  }

  /** Number of requests sent so far. */
  get sent(): number {
    return this.requests.length;
  }

  /**
   * Opens a path; resolves with the time at which its sign-in form, list, library or item of 200 blocks was painted.
   */
  async load(path: string, what: LoadEnd): Promise<number> {
    const start = `painted ${what} `;
    const told = this.page.waitForEvent('console', (message) => message.text().startsWith(start));
    await this.page.goto(path, { waitUntil: 'commit' });
    return Number((await told).text().slice(start.length));
  }

  /** Opens a list and waits until its snapshot is stored for the next load. */
  async visitList(path: string): Promise<void> {
    await this.load(path, 'rows');
    await this.page.waitForTimeout(5000);
  }

  /** Milliseconds from the last pointer or key event of the act until the expected state was painted. */
  async step(expected: Expected, act: () => Promise<unknown>): Promise<number> {
    const painted = this.page.evaluate((what) => window.measure.painted(what), expected);
    // If the act fails, its error is thrown; the wait then fails too, and its error is ignored.
    painted.catch(() => undefined);
    await act();
    const late = new Promise<never>((_, reject) =>
      setTimeout(
        () => reject(new Error(`Waited too long for ${JSON.stringify(expected).slice(0, 100)}`)),
        20_000,
      ).unref(),
    );
    const end = await Promise.race([painted, late]);
    return end - (await this.page.evaluate(() => window.measure.lastInput));
  }

  now = (): Promise<number> => this.page.evaluate(() => performance.now());
  longTasks = (from: number, to: number): Promise<number> =>
    this.page.evaluate(
      ([start, end]) =>
        window.measure.longTasks
          .filter((task) => task.start >= start && task.start <= end)
          .reduce((sum, { duration }) => sum + duration, 0),
      [from, to] as const,
    );
  longestTask = (from: number, to: number): Promise<number> =>
    this.page.evaluate(
      ([start, end]) =>
        Math.max(
          0,
          ...window.measure.longTasks
            .filter((task) => task.start >= start && task.start <= end)
            .map(({ duration }) => duration),
        ),
      [from, to] as const,
    );
  firstRow = (): Promise<string> => this.page.evaluate(() => window.measure.firstRow());

  heap = async (): Promise<number> => {
    await this.devtools.send('HeapProfiler.collectGarbage');
    return (await this.devtools.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };

  slowDown = (rate: number) => this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  /** Slow network: 10 Mbit/s and 40 ms latency. */
  longLine = () =>
    this.devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 10 * MEGABIT,
      uploadThroughput: 10 * MEGABIT,
    });
}
