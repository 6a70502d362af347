import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The random fault points of `npm run soak`; everything else as in the browser tests. */
export default defineConfig({
  ...base,
  reporter: './faults/soak-reporter.ts',
  projects: [{ name: 'soak', testMatch: 'faults/random.ts' }],
  use: { ...base.use, trace: 'off', screenshot: 'off' },
});
