import { expectNotice } from '../support/notices';
import { intercept } from '../support/api';
import { aMark } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'en';

// Rule R-SHR-39.
test(`something new is saved, its answer and its page are lost, and saving again makes no second one (${language})`, async ({
  page,
  arrive,
}) => {
  const text = wordsOf(language);
  const reason = `Inventaris ${aMark()}`;
  const save = page.getByRole('button', { name: text('shared.actions.save'), exact: true });
  await arrive(language, '/holidays');
  await page.getByRole('button', { name: text('site.holidays.add'), exact: true }).click();
  await page.getByRole('textbox', { name: text('site.holiday.date'), exact: true }).fill('04-06-2037');
  await page.getByRole('textbox', { name: text('site.holiday.reason'), exact: true }).fill(reason);
  await intercept(
    page,
    /\/api\/holidays$/,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await save.click();
  await expectNotice(page, text('shared.failures.unreachable.cut'));
  await page.reload();
  await page.getByRole('button', { name: text('shared.dialogs.recovery.resume'), exact: true }).click();
  await save.click();
  await expectNotice(page, text('site.holidays.saved'));
  await expect(page).toHaveURL(/\/holidays\/\d+$/);
  const found = await page.request.get(`/api/holidays?reason=${encodeURIComponent(reason)}`);
  expect(await found.json()).toMatchObject({ meta: { pagination: { total: 1 } } });
});
