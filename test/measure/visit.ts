import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { installTiming, type Expected, type LoadEnd } from './in-page';

const MEGABIT = 1_000_000 / 8;

/** One visit: a browser context without cache, its page, and what went over the wire. */
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

  /** How many requests were sent so far. */
  get sent(): number {
    return this.requests.length;
  }

  /**
   * Goes to a path; resolves with the time at which its sign-in form, its list, the library or the item of 200 blocks
   * was painted.
   */
  async load(path: string, what: LoadEnd): Promise<number> {
    const start = `painted ${what} `;
    const told = this.page.waitForEvent('console', (message) => message.text().startsWith(start));
    await this.page.goto(path, { waitUntil: 'commit' });
    return Number((await told).text().slice(start.length));
  }

  /** Opens a list and looks at it until it is kept for the next load. */
  async lookAt(path: string): Promise<void> {
    await this.load(path, 'rows');
    await this.page.waitForTimeout(5000);
  }

  /** From the last pointer or key event of the act to the moment at which the expected has been painted. */
  async step(expected: Expected, act: () => Promise<unknown>): Promise<number> {
    const painted = this.page.evaluate((what) => window.measure.painted(what), expected);
    // An act that fails says why; what was waited for then comes to nothing as well.
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
  /** 10 Mbit/s and 40 ms. */
  longLine = () =>
    this.devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 10 * MEGABIT,
      uploadThroughput: 10 * MEGABIT,
    });
}
