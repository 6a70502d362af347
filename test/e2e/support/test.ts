import { expect, test as base } from '@playwright/test';
import { beginSession, changeLanguage, openDesk, PASSWORD, SUPERUSER, type Person } from './people';
import { startConsole, type Mode, type RunningConsole } from './servers';
import type { Language } from './strings';

interface PerWorker {
  /** Set by the project. */
  readonly mode: Mode;
  /** One console for all tests of a worker; what they change of it must not matter to the others. */
  readonly running: RunningConsole;
}

interface PerTest {
  /** A console of its own, for a test that changes what others rely on. */
  readonly untouched: RunningConsole;
  /** Gives whoever is signed in another language (and more), until the test is over. */
  readonly speak: Speak;
  /** Lets the superuser in without the sign-in page, to an address, in a language. */
  readonly arrive: Arrive;
}

export type Arrive = (language: Language, path?: string) => Promise<void>;
export type Speak = (language: Language, more?: Readonly<Record<string, string>>) => Promise<void>;

export const test = base.extend<PerTest, PerWorker>({
  mode: ['embedded', { option: true, scope: 'worker' }],
  running: [
    async ({ mode }, use) => {
      const running = await startConsole(mode);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  untouched: async ({ mode }, use, info) => {
    // Starting a server is no part of what the test waits for.
    info.setTimeout(info.timeout + 30_000);
    const running = await startConsole(mode);
    await use(running);
    await running.stop();
  },
  page: async ({ page, context }, use) => {
    const moves: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/website')) moves.push(request.url());
    });
    await use(page);
    // Whoever signs in goes on with the website of before: of the next test it is the first one again.
    if (moves.length > 0) await page.request.post('/api/website', { form: { active: '1' } });
    // A call that is still on its way when a test is over is nobody's any more; the page may have been closed or killed
    // by it.
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  },
  speak: async ({ page }, use) => {
    const changed: Person[] = [];
    await use(async (language, more) => {
      changed.unshift(await changeLanguage(page, language, more));
    });
    for (const { email, settings } of changed) {
      // Somebody else may sit there by now.
      await page.request.post('/api/login', { form: { email, password: PASSWORD } });
      await page.request.put('/api/me/settings', { form: settings });
    }
  },
  arrive: async ({ page, speak }, use) => {
    await use(async (language, path = '/') => {
      await beginSession(page, SUPERUSER);
      if (language !== 'en') await speak(language);
      await openDesk(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  },
  baseURL: async ({ running }, use) => {
    await use(running.url);
  },
});

export { expect } from '@playwright/test';
