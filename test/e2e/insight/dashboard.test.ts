import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AREAS } from '../../../src/domain/insight/statistics-areas.rule';
import { holdFirst } from '../support/api';
import { expectAccessible } from '../support/axe';
import { EDITOR, enter, PASSWORD, SUPERUSER } from '../support/people';
import { wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';

const DASHBOARD = /\/api\/statistics\/dashboard\?/;

const titleOf = (language: Language, area: string): string =>
  wordsOf(language)(`insight.statistics.areas.${area}.title`);
const widget = (page: Page, language: Language, area: string): Locator =>
  page.getByRole('region', { name: titleOf(language, area), exact: true });
/** The lines of the charts, without the axes, which are straight. */
const lines = (within: Locator): Locator => within.locator('svg path[fill="none"][stroke^="var(--kantoorChart"]');

test('every widget shows its figures and leads to its statistics', async ({ page, arrive }) => {
  const text = wordsOf('en');
  await arrive('en', '/dashboard');
  for (const area of AREAS) {
    const link = widget(page, 'en', area).getByRole('link');
    await expect(link).toHaveAttribute('href', `/statistics/${area}`);
  }
  await expect(lines(widget(page, 'en', 'orders'))).toHaveCount(2);
  await expect(page.getByText(/NaN|undefined/)).toHaveCount(0);
  await expectAccessible(page, 'dashboard');
  for (const [place, area] of AREAS.entries()) {
    const tab = page.getByRole('tab', { name: titleOf('en', area), exact: true });
    await (place === 0 ? widget(page, 'en', area).getByRole('link') : tab).click();
    await expect(page).toHaveURL(new RegExp(`/statistics/${area}$`));
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    await expect(page.getByText(text('insight.statistics.failed'))).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  }
});

test('the figures are those of the API, and a sign-in counts at once', async ({ page, running }) => {
  await enter(page, SUPERUSER, '/dashboard');
  const succeeded = async (): Promise<number> => {
    const shown = widget(page, 'en', 'users').getByRole('button', { name: /^Succeeded/ });
    await expect(shown).toBeVisible();
    return Number((await shown.textContent())?.replace(/\D/g, ''));
  };
  const before = await succeeded();
  const other = await page.context().browser()?.newContext();
  await other?.request.post(`${running.url}/api/login`, { form: { email: EDITOR, password: PASSWORD } });
  await other?.close();
  // The server stores the event after its answer.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: wordsOf('en')('insight.dashboard.refresh'), exact: true }).click();
      return succeeded();
    })
    .toBe(before + 1);
});

test('a legend is toggled by keyboard, the table has the same numbers (nl, dark, phone)', async ({ page, arrive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await arrive('nl', '/dashboard');
  const text = wordsOf('nl');
  const orders = widget(page, 'nl', 'orders');
  await expect(lines(orders)).toHaveCount(2);
  const entry = orders.getByRole('button', {
    name: new RegExp(`^${text('insight.statistics.areas.orders.series.total')}`),
  });
  await entry.focus();
  await page.keyboard.press('Space');
  await expect(entry).toHaveAttribute('aria-pressed', 'false');
  await expect(lines(orders)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(lines(orders)).toHaveCount(2);
  const sum = (await entry.textContent())?.replace(/\D/g, '');
  await page.getByRole('button', { name: text('insight.dashboard.table'), exact: true }).click();
  const rows = orders.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(30);
  const figures = await rows.locator('td:nth-of-type(1)').allTextContents();
  expect(String(figures.reduce((total, figure) => total + Number(figure.replace(/\D/g, '')), 0))).toBe(sum);
  await expectAccessible(page, 'dashboard as tables');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the range is chosen, kept in the address, and aborts the request of the one before', async ({ page, arrive }) => {
  const text = wordsOf('en');
  await arrive('en', '/dashboard');
  await expect(lines(widget(page, 'en', 'orders'))).toHaveCount(2);
  const choose = async (from: number, to: number): Promise<void> => {
    await page.getByRole('button', { name: text('insight.dashboard.range', { count: from }), exact: true }).click();
    await page.getByRole('menuitemradio', { name: text('insight.dashboard.range', { count: to }) }).click();
  };
  const { held, release } = await holdFirst(page, DASHBOARD);
  const aborted = page.waitForEvent('requestfailed', (request) => DASHBOARD.test(request.url()));
  await choose(30, 90);
  const first = (await held).request().url();
  await choose(90, 7);
  expect((await aborted).url()).toBe(first);
  await release();
  await expect(page).toHaveURL(/days=7$/);
  await page.getByRole('button', { name: text('insight.dashboard.table'), exact: true }).click();
  await expect(widget(page, 'en', 'orders').locator('tbody tr')).toHaveCount(7);
  await page.reload();
  await expect(page.getByRole('button', { name: text('insight.dashboard.range', { count: 7 }) })).toBeVisible();
});

test('a chart is saved as PNG and as CSV with the same numbers (nl)', async ({ page, arrive }) => {
  const text = wordsOf('nl');
  await arrive('nl', '/statistics/orders?start=2026-03-25&end=2026-04-03');
  const chart = page.getByRole('tabpanel').getByRole('region').first();
  await expect(lines(chart)).toHaveCount(2);
  const save = async (entry: string): Promise<Buffer> => {
    await chart.getByRole('button', { name: /: opslaan$/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: text(`shared.chart.${entry}`) }).click();
    return readFile(await (await download).path());
  };
  const picture = sharp(await save('png'));
  const { width, height } = await picture.metadata();
  expect(width).toBeGreaterThan(400);
  expect(height).toBeGreaterThan(200);
  // The picture has lines, letters and a background: it is not one colour.
  expect((await picture.stats()).entropy).toBeGreaterThan(0.2);
  const csv = (await save('csv'))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(csv).toHaveLength(11);
  expect(csv[0]).toMatch(/^Periode;/);
  await page.getByRole('button', { name: text('insight.dashboard.table'), exact: true }).click();
  const shown = await chart
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(';')),
    );
  // Fewer than a thousand a day: no number has a thousands separator.
  expect(csv.slice(1)).toEqual(shown);
});
