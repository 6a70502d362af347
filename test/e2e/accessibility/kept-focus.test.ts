import type { Locator, Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
/** Expects the focus on an enabled element in a part of the page. */
const expectFocusIn = (part: Locator) => expect(part.locator(':focus:enabled, tr:focus, a:focus')).toHaveCount(1);
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });

test('a command that removes or disables its button leaves the focus beside it (R-SHR-58)', async ({
  page,
  arrive,
}) => {
  await arrive('en', '/redirect?perPage=10');
  const rows = page.getByRole('rowgroup').nth(1).getByRole('row');
  await expect(rows).toHaveCount(10);

  await test.step('the last page', async () => {
    const next = button(page, 'shared.pager.next');
    await next.focus();
    for (;;) {
      await expect(rows.first()).toBeVisible();
      if (await next.isDisabled()) break;
      const before = page.url();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(before);
      await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    }
    await expectFocusIn(page.getByRole('navigation', { name: text('shared.pager.label') }));
  });

  await test.step('Reset of the filters', async () => {
    await page.goto('/users?active=0');
    const reset = button(page, 'shared.filter.reset');
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect(reset).toBeDisabled();
    await expect(reset).toBeFocused();
  });

  await test.step('Clear filters of an empty list', async () => {
    await page.goto('/redirect?q=nothing-like-this');
    await button(page, 'shared.states.nothingLeft.clear').focus();
    await page.keyboard.press('Enter');
    await expect(rows.first()).toBeVisible();
    await expectFocusIn(page.getByRole('main'));
  });

  await test.step('a confirmed delete in a list', async () => {
    const name = 'Focus stays';
    const added = await page.request.post('/api/holidays', {
      form: { date: '2031-05-05', reason: name, notification: '0' },
    });
    expect(added.status()).toBe(201);
    await page.goto('/holidays?from=2031-05-05&until=2031-05-05');
    await rows.filter({ hasText: name }).getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: /^Bulk actions/ }).press('Enter');
    await page.getByRole('menuitem', { name: /^Delete/ }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
    await expectFocusIn(page.getByRole('main'));
  });

  await test.step('saving the profile', async () => {
    await page.goto('/profile');
    const form = page.getByRole('form', { name: text('session.profile.basics'), exact: true });
    const name = form.getByLabel(text('session.profile.fields.firstname'));
    const before = await name.inputValue();
    for (const next of [`${before}a`, before]) {
      await name.fill(next);
      await form.getByRole('button', { name: text('session.profile.saveBasics') }).press('Enter');
      await expectNotice(page, text('session.profile.saved'));
      await expectFocusIn(form);
    }
  });

  await test.step('the start of a job', async () => {
    await page.goto('/queue');
    const label = 'Rebuild search index';
    const started = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: text('operations.jobs.startTask', { name: label }) }).press('Enter');
    await started;
    await expect(page.locator('button:disabled')).toHaveCount(0);
    await expectFocusIn(page.getByRole('main'));
  });

  await test.step('an added rule', async () => {
    await page.goto('/promotion/1');
    await expect(button(page, 'shared.actions.edit')).toBeEnabled();
    await button(page, 'shared.actions.edit').press('Enter');
    await button(page, 'commerce.rules.add').press('Enter');
    await page.getByRole('menuitem').first().press('Enter');
    const rule = page
      .getByRole('region', { name: text('commerce.rules.title') })
      .locator('li')
      .last();
    await expect(rule.locator('input:focus')).toBeInViewport();
    await rule.getByRole('button', { name: text('commerce.rule.addLevel') }).press('Enter');
    await expect(rule.getByRole('group').getByRole('textbox').nth(2)).toBeFocused();
  });
});
