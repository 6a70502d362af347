import { chromium as driver, type Browser, type BrowserContext } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, WITHOUT_OPTIMISED_CODE } from '../support/browser';

/** Turns live events off, so that the console of the fault tests does not receive changes. */
const withoutEvents = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/events*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));

/** A browser with its stored data. */
export interface UserSession {
  readonly context: () => BrowserContext;
  /** Kills the browser's process and restarts it on the same data. */
  readonly killBrowser: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

const openWindow = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
  });
  await withoutEvents(context);
  return context;
};

let shared: Promise<BrowserContext> | null = null;

/** One context per worker, cleared after each test: a new one compiles all scripts again. */
export const sharedSession = async (browser: Browser, origin: string): Promise<UserSession> => {
  const context = await (shared ??= openWindow(browser));
  return {
    context: () => context,
    killBrowser: () => Promise.reject(new Error('This browser is for all')),
    leave: async () => {
      const left = context.pages();
      const empty = await context.newPage();
      await Promise.all(left.map((page) => page.close()));
      const devTools = await context.newCDPSession(empty);
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await empty.close();
      await context.clearCookies();
    },
  };
};

interface Running {
  readonly child: ChildProcess;
  readonly browser: Browser;
  readonly context: BrowserContext;
}

/** Starts a separate process on its own folder: only such a browser can be killed and restarted on its data. */
const start = async (folder: string): Promise<Running> => {
  const { executablePath = '', args = [], env } = chromium(WITHOUT_OPTIMISED_CODE);
  const child = spawn(
    executablePath,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    {
      env:
        env === undefined
          ? process.env
          : Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => {
      reject(new Error(`The browser ended before it was ready:\n${printed}`));
    });
  });
  const browser = await driver.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window');
  await withoutEvents(context);
  return { child, browser, context };
};

const kill = async ({ child, browser }: Running): Promise<void> => {
  const ended = once(child, 'exit');
  // Kills the child processes too, which would keep writing to the data.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
};

/** A separate browser for one test. */
export const ownSession = async (): Promise<UserSession> => {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-browser-'));
  let running = await start(folder);
  return {
    context: () => running.context,
    killBrowser: async () => {
      await kill(running);
      running = await start(folder);
    },
    leave: async () => {
      await kill(running);
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
