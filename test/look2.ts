import { chromium, type Page } from '@playwright/test';
import { chromium as howToStart } from './e2e/support/browser';
const base = 'http://localhost:8095';
const out = '/tmp/shots2';
const browser = await chromium.launch(howToStart());
type Do = (page: Page) => Promise<unknown>;
const shots: [string, string, string, string, number, Do?, Do?][] = [
  ['dash', '/dashboard', 'nl', 'light', 1280],
  ['dash', '/dashboard', 'nl', 'dark', 390],
  ['dash-table', '/dashboard', 'en', 'dark', 1280, undefined, (p) => p.getByRole('button', { name: 'Table' }).click()],
  ['dash-bottom', '/dashboard', 'nl', 'dark', 1280, undefined, (p) => p.locator('main section').last().scrollIntoViewIfNeeded()],
  ['dash-fail', '/dashboard', 'nl', 'light', 390, (p) => p.route(/statistics\/dashboard/, (r) => r.fulfill({ status: 500, json: { code: 'ERROR' } }))],
  ['dash-part', '/dashboard', 'nl', 'dark', 1280, (p) => p.route(/statistics\/dashboard/, async (r) => { const a = await r.fetch(); const b = await a.json(); b.statistics.orders = { code: 'ERROR' }; b.statistics.icc = { code: 'ERROR' }; b.statistics.invoices = { period: [] }; b.statistics.holidays = { holidays: [] }; await r.fulfill({ json: b }); })],
  ['dash-wait', '/dashboard', 'en', 'light', 1280, (p) => p.route(/statistics\/dashboard/, () => new Promise(() => undefined))],
  ['stat', '/statistics/brochures', 'nl', 'light', 1280],
  ['stat', '/statistics/tools?start=2025-01-01&end=2026-11-20', 'nl', 'dark', 390],
  ['stat-holidays', '/statistics/holidays', 'nl', 'light', 390],
  ['stat-empty', '/statistics/orders', 'nl', 'dark', 1280, (p) => p.route(/statistics\/orders/, (r) => r.fulfill({ json: { code: 'OK', statistics: { period: [] } } }))],
  ['stat-fail', '/statistics/orders', 'nl', 'light', 1280, (p) => p.route(/statistics\/orders/, (r) => r.fulfill({ status: 503, headers: { 'Retry-After': '9' }, json: { code: 'ERROR' } }))],
  ['stat-low', '/statistics/orders', 'en', 'light', 640],
  ['logs', '/logs?perPage=25', 'nl', 'light', 1280],
  ['logs', '/logs?perPage=25', 'en', 'dark', 390],
  ['logs-filter', '/logs?perPage=25', 'nl', 'dark', 1280, undefined, async (p) => { await p.getByRole('button', { name: 'Filters', exact: true }).click(); await p.getByRole('textbox', { name: /Melding/ }).fill('fout'); await p.waitForTimeout(900); }],
  ['logs-empty', '/logs', 'nl', 'light', 390, (p) => p.route(/api\/log\/?\?/, (r) => r.fulfill({ json: { code: 'OK', logs: [], meta: { pagination: { perPage: 10, total: 0 } } } }))],
  ['logs-fail', '/logs', 'en', 'dark', 1280, (p) => p.route(/api\/log\/?\?/, (r) => r.fulfill({ status: 500, json: { code: 'ERROR' } }))],
  ['log', '/logs/5', 'nl', 'light', 1280],
  ['log', '/logs/9', 'nl', 'dark', 390],
];
const only = process.argv[2];
for (const [name, path, lang, theme, width, before, after] of shots) {
  if (only && !name.includes(only)) continue;
  const context = await browser.newContext({ baseURL: base, viewport: { width, height: width < 500 ? 844 : width === 640 ? 400 : 800 }, colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await context.request.post('/api/login', { form: { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' } });
  const { me } = await (await context.request.get('/api/me')).json();
  await context.request.put('/api/me/settings', { form: { ...me.settings, language: lang } });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error' && !/Failed to load resource/.test(m.text())) console.log(name, 'console', m.text().slice(0, 200)); });
  page.on('pageerror', (e) => { console.log(name, 'pageerror', e.message.slice(0, 400)); });
  if (before) await before(page);
  await page.goto(path);
  await page.waitForTimeout(1500);
  if (after) { await after(page); await page.waitForTimeout(500); }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(name, lang, width, 'overflows', wide);
  await page.screenshot({ path: `${out}/${name}-${lang}-${theme}-${width}.png` });
  await context.close();
}
await browser.close();
