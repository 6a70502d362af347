import { test as base } from '@playwright/test';
import { startConsole, type Mode, type RunningConsole } from './servers';

interface PerWorker {
  /** Set by the project. */
  readonly mode: Mode;
  /** One console for all tests of a worker; what they change of it must not matter to the others. */
  readonly running: RunningConsole;
}

interface PerTest {
  /** A console of its own, for a test that changes what others rely on. */
  readonly untouched: RunningConsole;
}

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
  baseURL: async ({ running }, use) => {
    await use(running.url);
  },
});

export { expect } from '@playwright/test';
