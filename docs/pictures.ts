import { chromium, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as howToStart } from '../test/e2e/support/browser';
import { startServer } from '../test/e2e/support/servers';

// `npm run pictures`: takes the pictures of the README anew, from the built console on the reference API with its seed;
// `npm run pictures -- library editor` only these.

const folder = 'docs/pictures';
const password = 'Kantoor-Welkom-26!';

interface Picture {
  readonly name: string;
  readonly as: string | null;
  readonly at: string;
  readonly scheme: 'light' | 'dark';
  readonly phone?: boolean;
  /** What has to be there before the picture is taken. */
  readonly ready: (page: Page) => Promise<unknown>;
}

const SU = 'su@kantoor.example';
const EDITOR = 'editor@kantoor.example';
const rows = (page: Page) => page.locator('tbody tr[data-id]').nth(5).waitFor();

const HEAT_PUMPS = encodeURIComponent('Producten/Warmtepompen');
const HEAT_PUMP = encodeURIComponent('Producten/Warmtepompen/buitenunit-achtertuin.jpg');
/** Selects a file, so that it stands beside the others, and waits until every picture of the library is drawn. */
const selected = async (page: Page, name: string) => {
  await page.getByRole('option', { name }).click();
  await page.getByRole('complementary').getByText(name).waitFor();
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
};
const cropping = async (page: Page) => {
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await page.getByRole('button', { name: 'Apply crop' }).waitFor();
};

/** Opens a post of the list by its name, which the data for a demonstration holds. */
const openPost = async (page: Page) => {
  await page.getByRole('searchbox').fill('inloopdouche');
  await page.getByRole('row', { name: /Vijf vragen over de inloopdouche/ }).dblclick();
  await page.getByRole('heading', { name: /^Blog edit/ }).waitFor();
  await page.getByRole('button', { name: 'History', exact: true }).waitFor();
};
const editing = async (page: Page) => {
  await openPost(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Expand Call to action' }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Collapse Call to action' }).waitFor();
};
const comparing = async (page: Page) => {
  await openPost(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByText(/blocks added/).waitFor();
};

const charts = async (page: Page): Promise<void> => {
  await page.locator('main figure svg path[stroke^="var(--kantoorChart"][fill]').first().waitFor({ state: 'attached' });
};

const pictures: readonly Picture[] = [
  {
    name: 'sign-in',
    as: null,
    at: '/login',
    scheme: 'light',
    ready: (page) => page.getByLabel('Password', { exact: true }).waitFor(),
  },
  { name: 'users', as: SU, at: '/users?perPage=25', scheme: 'light', ready: rows },
  { name: 'redirects-dark', as: SU, at: '/redirect?perPage=25', scheme: 'dark', ready: rows },
  {
    name: 'user-group',
    as: SU,
    at: '/usergroups/1',
    scheme: 'light',
    ready: (page) => page.getByText('Redactie').first().waitFor(),
  },
  { name: 'dashboard', as: SU, at: '/dashboard', scheme: 'light', ready: charts },
  { name: 'statistics-dark', as: SU, at: '/statistics/brochures', scheme: 'dark', ready: charts },
  {
    name: 'library',
    as: SU,
    at: `/library?folder=${HEAT_PUMPS}`,
    scheme: 'light',
    ready: (page) => selected(page, 'rijtjeswoningen-buitenunit.jpg'),
  },
  {
    name: 'library-dark',
    as: EDITOR,
    at: `/library?folder=${HEAT_PUMPS}`,
    scheme: 'dark',
    ready: (page) => selected(page, 'buitenunit-achtertuin.jpg'),
  },
  { name: 'image-editor', as: SU, at: `/library/${HEAT_PUMP}/edit`, scheme: 'light', ready: cropping },
  { name: 'blog-dutch', as: EDITOR, at: '/blog?perPage=25', scheme: 'light', ready: rows },
  { name: 'editor', as: SU, at: '/blog', scheme: 'light', ready: editing },
  { name: 'compare-dark', as: SU, at: '/blog', scheme: 'dark', ready: comparing },
  {
    name: 'explained-cart',
    as: SU,
    at: '/commerce/explain?cart=1',
    scheme: 'light',
    ready: (page) => page.getByRole('list', { name: 'Does not apply' }).waitFor(),
  },
  {
    name: 'calendar-dark',
    as: SU,
    at: '/commerce/calendar',
    scheme: 'dark',
    ready: (page) => page.getByRole('link', { name: /^Winterklaar/ }).waitFor(),
  },
  { name: 'phone', as: SU, at: '/holidays', scheme: 'light', phone: true, ready: rows },
];

const wanted = process.argv.slice(2);
const taken = pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const browser = await chromium.launch(howToStart());
const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-pictures-'));
const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
mkdirSync(folder, { recursive: true });
try {
  for (const { name, as, at, scheme, phone = false, ready } of taken) {
    const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      colorScheme: scheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    if (as !== null)
      await context.request.post('/api/login', { form: { email: as, password }, headers: { Origin: server.url } });
    const page = await context.newPage();
    await page.goto(at);
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
    await context.close();
    console.log(`${folder}/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
