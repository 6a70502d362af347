import type { Page } from '@playwright/test';
import { CONTENT_MODULES, type ContentModule } from '../../../src/domain/content/modules.rule';
import { expectNotice } from '../support/notices';
import { answerWith, holdFirst } from '../support/api';
import { beginSession, openDesk, READER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const callsOf = (module: ContentModule): RegExp => new RegExp(`/api/${module}/?\\?`);
const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

const language = 'en';

const text = wordsOf(language);

test(`a list that does not come says so and comes at the second try; one that may not be seen leads away (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  for (const module of CONTENT_MODULES) {
    await answerWith(page, callsOf(module), 500, { code: 'ERROR' });
    await page.goto(`/${module}`);
    await expect(page.getByText(text(`content.${module}.failed`))).toBeVisible();
    await page.unroute(callsOf(module));
    await page.getByRole('button', { name: text('shared.actions.retry') }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  }
  const { held, release } = await holdFirst(page, callsOf('blog'));
  await page.goto('/blog');
  await held;
  await expect(page.locator('[aria-busy=true]').getByRole('table', { name: text('content.blog.label') })).toBeVisible();
  await release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await answerWith(page, callsOf('blog'), 403, { code: 'FORBIDDEN' });
  await page.reload();
  await expect(
    page.getByRole('heading', {
      name: text('shared.states.forbidden.title', { screen: text('content.blog.title') }),
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: text('shared.actions.dashboard') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(`whoever has no right to content is led away from each of its addresses (${language})`, async ({
  page,
  speak,
}) => {
  await beginSession(page, READER);
  await speak(language);
  for (const address of [...CONTENT_MODULES.map((module) => `/${module}`), '/page/add', '/blog/1']) {
    await openDesk(page, address);
    await expectNotice(page, text('shared.failures.noPermission'));
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});
