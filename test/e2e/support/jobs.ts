import type { Page } from '@playwright/test';
import { wordsOf, type Language } from './strings';
import { expect } from './test';

/** Jobs as a signed-in person uses them, in a language. */
export const jobsIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  const runs = page.getByRole('table', { name: text('operations.jobs.runs'), exact: true });
  const rows = runs.locator('[data-run]');

  return {
    rows,
    /** Opens the options of the task that exports a module and starts it, with the keyboard. */
    exportStarted: async (label: string): Promise<void> => {
      await page.getByRole('button', { name: text('operations.jobs.startTask', { name: label }) }).click();
      const dialog = page.getByRole('dialog', { name: label });
      const start = dialog.getByRole('button', { name: text('operations.jobs.start'), exact: true });
      await start.click();
      await expect(dialog.getByText(text('operations.jobs.options.required'))).toBeVisible();
      await dialog.getByRole('combobox').first().selectOption('redirect');
      await start.press('Enter');
      await expect(page.getByText(text('operations.jobs.placed', { name: label }))).toBeVisible();
      await expect(dialog).toBeHidden();
    },
    /** Starts a task without options. */
    started: async (label: string): Promise<void> => {
      await page.getByRole('button', { name: text('operations.jobs.startTask', { name: label }) }).click();
      await expect(rows.filter({ hasText: label }).first()).toBeVisible();
    },
    /** Starts a task with its default options. */
    startedAsOffered: async (label: string): Promise<void> => {
      await page.getByRole('button', { name: text('operations.jobs.startTask', { name: label }) }).click();
      const dialog = page.getByRole('dialog', { name: label });
      await dialog.getByRole('button', { name: text('operations.jobs.start'), exact: true }).click();
      await expect(rows.filter({ hasText: label }).first().getByText('%')).toBeVisible();
    },
    /** Cancels the newest run of a task and retries it. */
    cancelledAndRetried: async (label: string): Promise<void> => {
      const row = rows.filter({ hasText: label }).first();
      await row.getByRole('button', { name: text('operations.jobs.cancel') }).click();
      await row.getByRole('button', { name: text('operations.jobs.retry') }).click();
      await expect(row.getByRole('button', { name: text('operations.jobs.cancel') })).toBeVisible();
    },
    /** Opens the log of the newest run of a task. */
    logRead: async (label: string, line: RegExp): Promise<void> => {
      await rows.filter({ hasText: label }).first().getByRole('button', { expanded: false }).click();
      await expect(runs.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible({ timeout: 30_000 });
    },
  };
};
