import { expect, test as base } from '@playwright/test';
import { keepNotices } from './notices';
import { beginSession, changeLanguage, openScreen, PASSWORD, SUPERUSER, type Person } from './people';
import { startConsole, type Environment, type Mode, type RunningConsole } from './servers';
import type { Language } from './strings';

interface PerWorker {
  /** Set by the project. */
  readonly mode: Mode;
  /** Settings of the server. */
  readonly settings: Environment;
  /** One console per worker; changes must not affect other tests. */
  readonly running: RunningConsole;
}

interface PerTest {
  /** A separate console for tests that change shared data. */
  readonly untouched: RunningConsole;
  /** Sets the person's language and settings until the test ends. */
  readonly speak: Speak;
  /** Signs in the superuser and opens a path in a language. */
  readonly arrive: Arrive;
}

export type Arrive = (language: Language, path?: string) => Promise<void>;
export type Speak = (language: Language, more?: Readonly<Record<string, string>>) => Promise<void>;

export const test = base.extend<PerTest, PerWorker>({
  mode: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  running: [
    async ({ mode, settings }, use) => {
      const running = await startConsole(mode, settings);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  untouched: async ({ mode, settings }, use, info) => {
    // Starting a server does not count as test time.
    info.setTimeout(info.timeout + 30_000);
    const running = await startConsole(mode, settings);
    await use(running);
    await running.stop();
  },
  context: async ({ context }, use) => {
    await keepNotices(context);
    await use(context);
  },
  page: async ({ page, context }, use) => {
    const moves: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/website')) moves.push(request.url());
    });
    await use(page);
    // The next test starts on the first website.
    if (moves.length > 0) await page.request.post('/api/website', { form: { active: '1' } });
    // Pending calls are ignored: the page may be closed or killed.
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  },
  speak: async ({ page }, use) => {
    const changed: Person[] = [];
    await use(async (language, more) => {
      changed.unshift(await changeLanguage(page, language, more));
    });
    for (const { email, settings } of changed) {
      // Another person may be signed in.
      await page.request.post('/api/login', { form: { email, password: PASSWORD } });
      await page.request.put('/api/me/settings', { form: settings });
    }
  },
  arrive: async ({ page, speak }, use) => {
    await use(async (language, path = '/') => {
      await beginSession(page, SUPERUSER);
      if (language !== 'en') await speak(language);
      await openScreen(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  },
  baseURL: async ({ running }, use) => {
    await use(running.url);
  },
});

export { expect } from '@playwright/test';
