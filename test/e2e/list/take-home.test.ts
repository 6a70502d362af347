import { readFile } from 'node:fs/promises';
import { beginSession, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

/** In list order: the last day first. */
const rows = [
  { date: '2041-03-04', reason: '=1+2' },
  { date: '2041-03-03', reason: 'Dag; van "de" komma, hier' },
  { date: '2041-03-02', reason: '\u{1F384} Zoë’s dag' },
  { date: '2041-03-01', reason: '@SOM(A1)' },
];

test.use({ colorScheme: 'dark' });

// In English a comma separates cells; in Dutch it is the decimal separator.
const LOOKS = [
  { language: 'en', width: 1280, cell: ',' },
  { language: 'nl', width: 390, cell: ';' },
] as const;

test('in the dark, wide and on a phone: the columns that are chosen stay, and go home in the file, byte for byte', async ({
  page,
  arrive,
}) => {
  await beginSession(page, SUPERUSER);
  const added: string[] = [];
  for (const row of rows) {
    const answer = await page.request.post('/api/holidays', { form: { ...row, notification: '0' } });
    expect(answer.status()).toBe(201);
    added.push(answer.headers()['location'] ?? '');
  }
  for (const { language, width, cell } of LOOKS)
    await test.step(`${language}, ${String(width)} wide`, async () => {
      const text = wordsOf(language);
      await page.setViewportSize({ width, height: 844 });
      await arrive(language);
      // Data that was selected with the other settings.
      await page.evaluate(() => {
        localStorage.clear();
      });
      await page.goto('/holidays?from=2041-03-01&until=2041-03-31');
      const table = page.getByRole('table', { name: text('site.holidays.label') });
      await expect(table.locator('tbody').getByRole('row')).toHaveCount(rows.length);
      const choose = async (entry: string) => {
        await page.getByRole('button', { name: text('shared.view.label'), exact: true }).click();
        await page.getByRole('menuitem', { name: text(entry) }).click();
      };

      await choose('shared.columns.choose');
      const columns = page.getByRole('dialog', { name: text('shared.columns.title') });
      const reason = text('site.holidays.columns.reason');
      await columns.getByRole('button', { name: text('shared.columns.up', { title: reason }) }).click();
      await expect(columns.getByRole('status')).toHaveText(
        text('shared.columns.moved', { title: reason, place: 1, count: 2 }),
      );
      await expectNoSidewaysScroll(page);
      await columns.getByRole('button', { name: text('shared.actions.close') }).click();
      await page.reload();
      await expect(table.locator('tbody').getByRole('row').first()).toContainText('=1+2');
      await expect(table.locator('thead th').nth(1)).toContainText(reason);

      const file = page.waitForEvent('download');
      await choose('shared.export.start');
      const download = await file;
      expect(download.suggestedFilename()).toMatch(/^holidays-\d{4}-\d\d-\d\d\.csv$/);
      const bytes = await readFile(await download.path());
      expect(bytes.toString('utf8')).toBe(
        [
          `\uFEFF${reason}${cell}${text('site.holidays.columns.date')}`,
          `'=1+2${cell}2041-03-04`,
          `"Dag; van ""de"" komma, hier"${cell}2041-03-03`,
          `\u{1F384} Zoë’s dag${cell}2041-03-02`,
          `'@SOM(A1)${cell}2041-03-01`,
          '',
        ].join('\r\n'),
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  for (const path of added) expect((await page.request.delete(`/${path}`)).ok()).toBe(true);
});
