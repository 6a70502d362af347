import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Settings of `npm run soak`, which runs random fault points; otherwise as for the browser tests. */
export default defineConfig({
  ...base,
  reporter: './faults/soak-reporter.ts',
  projects: [{ name: 'soak', testMatch: 'faults/random.ts' }],
  use: { ...base.use, trace: 'off', screenshot: 'off' },
});
