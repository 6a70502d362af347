import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { intercept } from '../support/api';
import { expectAccessible } from '../support/axe';
import { aMark, enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import { wordsOf, type Words } from '../support/strings';
import { expect, test } from '../support/test';

const from = (page: Page, text: Words) => page.getByRole('textbox', { name: text('site.redirect.from') });
const to = (page: Page, text: Words) => page.getByRole('textbox', { name: text('site.redirect.to') });

const language = 'nl';

const text = wordsOf(language);

test(`a redirect says what it will cause before it is saved, and the rules that it concerns are a click away (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language, '/redirect/add');
  const check = page.getByRole('complementary').filter({ hasText: text('site.check.section') });
  await expect(check).toContainText(text('site.check.incomplete'));
  await from(page, text).fill('/klimaat');
  await to(page, text).fill('/airco');
  await expect(check.getByRole('heading', { name: text('site.check.kinds.chain_one', { count: 1 }) })).toBeVisible();
  await expect(check.getByRole('listitem')).toContainText([text('site.check.own')]);
  await expect(check.getByRole('link')).toHaveText([
    '/airco',
    '/producten/airconditioning',
    '/producten/airco-en-ventilatie',
  ]);
  await to(page, text).fill('/klimaat');
  await expect(check.getByRole('heading', { name: text('site.check.kinds.loop_one', { count: 1 }) })).toBeVisible();
  await to(page, text).fill('https://www.zilvermeeuw.example/nl/airco');
  await expect(check.getByRole('heading', { name: text('site.check.kinds.chain_one', { count: 1 }) })).toBeVisible();
  await to(page, text).fill('/assortiment/lucht');
  await expect(check).toContainText(text('site.check.fine'));
  await from(page, text).fill(`/downloads/${aMark()}`);
  await page.getByRole('switch', { name: text('site.redirect.catchAll') }).check();
  await expect(check.getByRole('listitem')).toContainText([
    `/downloads/* ${text('site.check.joints.shadowed')} ${text('site.check.own')}`,
  ]);
  await page.getByRole('button', { name: text('shared.actions.save') }).click();
  await expectNotice(page, text('site.redirects.saved'));
  await expect(page).toHaveURL(/\/redirect\/\d+$/);
  // The link opens in a new tab, so that typed text is kept.
  const opened = page.waitForEvent('popup');
  await check.getByRole('link', { name: '/downloads/*' }).click();
  const other = await opened;
  await expect(from(other, text)).toHaveValue('/downloads/');
  await other.close();
});

test(`an address that is taken is refused at its field, and a wrong one says what it should be (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language, '/redirect/add');
  await from(page, text).fill('www.zilvermeeuw.example');
  await to(page, text).fill('javascript:alert(1)');
  await to(page, text).blur();
  await expect(page.getByText(text('site.redirect.pattern.from'))).toBeVisible();
  await expect(page.getByText(text('site.redirect.pattern.to'))).toBeVisible();
  await from(page, text).fill('/contact.html');
  await to(page, text).fill('/contact');
  await page.getByRole('button', { name: text('shared.actions.save') }).click();
  await expectNotice(
    page,
    text('shared.failures.fieldWithLabel', {
      label: text('site.redirect.from'),
      message: text('shared.fields.codes.URL_IN_USE'),
    }),
  );
  await expect(from(page, text)).toHaveAttribute('aria-invalid', 'true');
});

test('all redirects are checked together with the keyboard, on a phone and wide in the dark (nl)', async ({
  page,
  arrive,
}) => {
  const expectBothLooks = async (what: string): Promise<void> => {
    for (const [width, colorScheme] of [
      [1280, 'dark'],
      [390, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `${what}, ${String(width)} px`);
    }
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await arrive('nl', '/redirect');
  const command = page.getByRole('button', { name: text('site.check.title') });
  await tabTo(command);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: text('site.check.title') });
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText([
    text('site.check.kinds.loop_one', { count: 1 }),
    text('site.check.kinds.chain_other', { count: 2 }),
  ]);
  await expect(dialog.getByRole('link', { name: '/downloads/*' })).not.toHaveCount(0);
  await expectBothLooks('check');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(command).toBeFocused();
  await page.keyboard.press('Enter');
  const loop = dialog.getByRole('link', { name: '/acties/najaar' });
  await tabTo(loop);
  await page.keyboard.press('Enter');
  await expect(from(page, text)).toHaveValue('/acties/najaar');
  await expectBothLooks('redirect');
});

test('shows progress of a long check and stops it', async ({ page }) => {
  await enter(page, SUPERUSER, '/redirect');
  let asked = 0;
  const rules = (first: number) =>
    Array.from({ length: 100 }, (_, place) => ({
      id: first + place,
      location_from: `/r${String(first + place)}`,
      location_to: '/',
      datetime: '2026-01-01 00:00:00',
      status: 301,
      catch_all: 0,
    }));
  await intercept(page, /\/api\/redirect\/\?.*perPage=100/, async (route) => {
    asked += 1;
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    // The third page is never answered.
    if (number < 3)
      await route.fulfill({
        json: { code: 'OK', redirects: rules(number * 100), meta: { pagination: { perPage: 100, total: 2_345 } } },
      });
  });
  await page.getByRole('button', { name: 'Check redirects' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check redirects' });
  await expect(dialog.getByText('Reading the redirects: 100 of 2,345')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '100');
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('page=3'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await stopped;
  await expect(dialog).toBeHidden();
  expect(asked).toBe(3);

  await page.goto('/redirect/add');
  await expect(page.getByText('There are 2,345 redirects; reading them takes a moment.')).toBeVisible();
  expect(asked).toBe(4);
});
