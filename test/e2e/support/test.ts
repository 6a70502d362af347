import { test as base } from '@playwright/test';
import { startConsole, type Mode, type RunningConsole } from './servers';

interface PerWorker {
  /** Set by the project. */
  readonly mode: Mode;
  /** One console for all tests of a worker; a test that needs untouched data starts its own with startConsole. */
  readonly running: RunningConsole;
}

export const test = base.extend<object, PerWorker>({
  mode: ['embedded', { option: true, scope: 'worker' }],
  running: [
    async ({ mode }, use) => {
      const running = await startConsole(mode);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, use) => {
    await use(running.url);
  },
});

export { expect } from '@playwright/test';
