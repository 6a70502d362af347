import type { Page } from '@playwright/test';
import { answerWith, intercept } from '../support/api';
import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test, type Speak } from '../support/test';

const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'nl', theme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

/** A screen, and an element that shows that it is loaded. */
interface Screen {
  readonly path: string;
  readonly shows: 'row' | 'textbox' | 'treeitem';
}
const SCREENS: readonly Screen[] = [
  ...[
    '/holidays',
    '/redirect',
    '/popup',
    '/tag',
    '/category',
    '/faq?open=1',
    '/faq?q=bestelling',
    '/etim',
    '/etim/combination',
    '/structure',
    '/spare-parts',
    '/spare-part-categories',
    '/spare-part-logs',
  ].map((path) => ({ path, shows: 'row' }) as const),
  ...[
    '/holidays/1',
    '/redirect/73',
    '/popup/8',
    '/errorcode/51',
    '/whitelist/3',
    '/tag/7',
    '/faq/category/1',
    '/faq/category/1/question/1',
    '/etim/feature/1',
    '/etim/category/1',
    '/etim/combination/1',
    '/structure/VERWARMING-2027/node/1',
    '/spare-part-categories/1',
  ].map((path) => ({ path, shows: 'textbox' }) as const),
  { path: '/structure/VERWARMING-2027', shows: 'treeitem' },
  ...['/popup/add', '/faq/question/add', '/etim/combination/add'].map((path) => ({ path, shows: 'textbox' }) as const),
];
/** Screens before sign-in; links are accepted as valid. */
const OUTSIDE = [
  '/reset',
  '/reset/noor.jansen%40zilvermeeuw.example/abc',
  '/accept/noor.jansen%40zilvermeeuw.example/abc',
];

const visit = async (page: Page, { path, shows }: Screen): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole(shows).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const signIn = async (page: Page, speak: Speak, { language, theme }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await enter(page, SUPERUSER);
  await speak(language);
};

// Each screen once, unless another test checks it: alternately in English and light, and in Dutch and dark.
for (const [place, look] of LOOKS.entries())
  test(`every second screen (${look.language}, ${look.theme})`, async ({ page, speak }) => {
    test.slow();
    const text = wordsOf(look.language);
    await signIn(page, speak, look);
    for (const screen of SCREENS.filter((_, index) => index % LOOKS.length === place)) {
      await visit(page, screen);
      if (/\/\d+$/.test(screen.path)) {
        await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
        await expect(page.getByRole('button', { name: text('shared.actions.cancel'), exact: true })).toBeVisible();
      }
      await expectAccessible(page, screen.path);
    }
  });

test('list tools, a support question and a screen that does not load (nl, dark)', async ({ page, speak }) => {
  test.slow();
  const text = wordsOf('nl');
  await signIn(page, speak, { language: 'nl', theme: 'dark' });
  await page.goto('/holidays');
  const tool = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: text('shared.view.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: text(entry) }).click();
  };
  await tool('shared.columns.choose');
  await expect(page.getByRole('dialog', { name: text('shared.columns.title') })).toBeVisible();
  await expectAccessible(page, 'columns');
  await page.keyboard.press('Escape');
  await tool('shared.views.open');
  await page.getByRole('textbox', { name: text('shared.views.name') }).fill('Met, "alles"');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'views');
  await page.getByRole('button', { name: text('shared.views.renameOf', { name: 'Met, "alles"' }) }).click();
  await expectAccessible(page, 'a view that is renamed');
  await page.keyboard.press('Escape');

  await answerWith(page, /\/api\/holidays\/?\?.*perPage=100/, 500, { code: 'ERROR' });
  await tool('shared.export.start');
  await expect(page.getByRole('dialog', { name: text('shared.export.failed') })).toBeVisible();
  await expectAccessible(page, 'a file that was not made');
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await page.getByRole('checkbox', { name: text('shared.list.selectAll') }).check();
  await page.getByRole('button', { name: new RegExp(`^${text('shared.whole.select', { count: '\\d+' })}$`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${text('shared.list.bulk')}`) }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'all rows of the query');
  await answerWith(page, /\/api\/holidays\/?$/, 500, { code: 'ERROR' });
  const logged = page.waitForRequest(
    (request) => request.url().endsWith('/api/log') && request.postData()?.includes('failed%3A+ServerError') === true,
  );
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(
    page.getByRole('dialog', {
      name: new RegExp(`^${text('shared.whole.halted_other', { done: '0', count: '\\d+' })}$`),
    }),
  ).toContainText(text('shared.failures.unreachable.server'));
  await logged;
  await expectAccessible(page, 'a deletion that was stopped');
  await page.unrouteAll();

  await page.goto('/redirect?status=foo');
  await expect(page.getByRole('heading', { name: text('shared.states.unknownFilter.title') })).toBeVisible();
  await expectAccessible(page, 'an unknown filter');
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('shared.states.nothingLeft.clear') })
    .click();
  await expect(page).toHaveURL(/\/redirect$/);
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(10);
  await page.goto('/help');
  await page.getByRole('button', { name: text('insight.help.support') }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'a question');
  await page.keyboard.press('Escape');
  await intercept(page, /\/operations\.\w+\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/whitelist');
  await expect(page.getByRole('heading', { name: text('boot.missing.title') })).toBeVisible();
  await expectAccessible(page, 'a screen that does not come');
});

test('forms for visitors (en, light)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await answerWith(page, /\/api\/(?:reset|accept)\/check/, 200, { code: 'OK' });
  for (const path of OUTSIDE) {
    await page.goto(path);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page, path);
  }
});
