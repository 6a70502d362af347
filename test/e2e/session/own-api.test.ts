import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openBySecondClickIn } from '../support/screens';
import { startServer } from '../support/servers';
import { wordsOf } from '../support/strings';
import { fillSignIn } from '../support/people';
import { expectNotice } from '../support/notices';
import { expect, test } from '../support/test';

const text = wordsOf('en');

/** Starts the example of docs/your-own-api.md and reads its output. */
const startExample = async () => {
  const api = spawn(process.execPath, ['--import', 'tsx', 'docs/examples/own-api.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(api.stdout, 'data')) as [Buffer]; // cast: a stream emits buffers
  const [, url = '', email = '', password = ''] = /on (\S+) to (\S+) .* (\S+)\s*$/.exec(line.toString()) ?? [];
  return { api, url, email, password };
};

test('the console runs on the example API: sign-in, list, search, record, save, add, delete', async ({ page }) => {
  const { api, url, email, password } = await startExample();
  const front = await startServer({ API_URL: url });
  try {
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
    const reason = page.getByRole('textbox', { name: text('site.holiday.reason'), exact: true });
    const rows = page
      .getByRole('table', { name: text('site.holidays.label') })
      .locator('tbody')
      .getByRole('row');
    await page.goto(`${front.url}/holidays`);
    await fillSignIn(page, email, password);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);

    await openBySecondClickIn(rows.first(), 'Christmas Day');
    await button('shared.actions.edit').click();
    await reason.fill('');
    await button('shared.actions.save').click();
    await expectNotice(page, text('shared.failures.checkFields'));
    await reason.fill('Second Christmas Day');
    await button('shared.actions.save').click();
    await expectNotice(page, text('site.holidays.saved'));
    await button('shared.actions.back').click();
    await expect(rows.first()).toContainText('Second Christmas Day');

    await button('site.holidays.add').click();
    await page.getByRole('textbox', { name: text('site.holiday.date'), exact: true }).fill('2027-04-27');
    await reason.fill("King's Day");
    await button('shared.actions.save').click();
    await expect(page).toHaveURL(/\/holidays\/3$/);
    await button('shared.actions.delete').click();
    await page.getByRole('button', { name: text('site.holidays.delete.confirm_one', { count: 1 }) }).click();
    await expectNotice(page, text('site.holidays.deleted_one', { count: 1 }));
    await expect(rows).toHaveCount(2);
  } finally {
    await front.stop();
    api.kill();
  }
});
