import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo, toast } from '../support/screens';
import { expect, test } from '../support/test';

const from = (page: Page) => page.getByRole('textbox', { name: /^(From|Van)/ });
const to = (page: Page) => page.getByRole('textbox', { name: /^(To|Naar)/ });

test('a redirect says what it will cause before it is saved, and the rules that it concerns are a click away', async ({ page }) => {
  await enter(page, SUPERUSER, '/redirect/add');
  const check = page.getByRole('complementary').filter({ hasText: 'Together with the others' });
  await expect(check).toContainText('Fill in from and to');
  await from(page).fill('/klimaat');
  await to(page).fill('/airco');
  await expect(check.getByRole('heading', { name: '1 chain' })).toBeVisible();
  await expect(check.getByRole('listitem')).toContainText(['this redirect']);
  await expect(check.getByRole('link')).toHaveText(['/airco', '/producten/airconditioning', '/producten/airco-en-ventilatie']);
  await to(page).fill('/klimaat');
  await expect(check.getByRole('heading', { name: '1 loop' })).toBeVisible();
  await to(page).fill('https://www.zilvermeeuw.example/nl/airco');
  await expect(check.getByRole('heading', { name: '1 chain' })).toBeVisible();
  await to(page).fill('/assortiment/lucht');
  await expect(check).toContainText('No loop, no detour');
  await from(page).fill('/downloads/foto');
  await page.getByRole('switch', { name: 'Catch all' }).check();
  await expect(check.getByRole('listitem')).toContainText(['/downloads/* gives way to this redirect']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  await expect(page).toHaveURL(/\/redirect\/\d+$/);
  await check.getByRole('link', { name: '/downloads/*' }).click();
  await expect(from(page)).toHaveValue('/downloads/');
});

test('an address that is taken is refused at its field, and a wrong one says what it should be', async ({ page }) => {
  await enter(page, SUPERUSER, '/redirect/add');
  await from(page).fill('www.zilvermeeuw.example');
  await to(page).fill('javascript:alert(1)');
  await to(page).blur();
  await expect(page.getByText('Write a path that begins with one slash')).toBeVisible();
  await expect(page.getByText('Write a path such as /new-page')).toBeVisible();
  await from(page).fill('/contact.html');
  await to(page).fill('/contact');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'From - This address is already used.')).toBeVisible();
  await expect(from(page)).toHaveAttribute('aria-invalid', 'true');
});

for (const { language, theme, width } of [{ language: 'en', theme: 'dark', width: 1280 }, { language: 'nl', theme: 'light', width: 390 }] as const) {
  test(`all redirects are checked together with the keyboard, ${language}, ${String(width)} px`, async ({ page, speak }) => {
    const words = language === 'en'
      ? { command: 'Check redirects', loop: '1 loop', chains: '2 chains' }
      : { command: 'Doorverwijzingen nalopen', loop: '1 lus', chains: '2 ketens' };
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    await enter(page, SUPERUSER);
    await speak(language);
    await page.goto('/redirect');
    const command = page.getByRole('button', { name: words.command });
    await tabTo(command);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.command });
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText([words.loop, words.chains]);
    await expect(dialog.getByRole('link', { name: '/downloads/*' })).not.toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'check');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(command).toBeFocused();
    await page.keyboard.press('Enter');
    const loop = dialog.getByRole('link', { name: '/acties/najaar' });
    await tabTo(loop);
    await page.keyboard.press('Enter');
    await expect(from(page)).toHaveValue('/acties/najaar');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'redirect');
  });
}

test('a check that takes long shows how far it is, and can be stopped', async ({ page }) => {
  await enter(page, SUPERUSER, '/redirect');
  let asked = 0;
  const rules = (first: number) => Array.from({ length: 100 }, (_, place) => ({ id: first + place, location_from: `/r${String(first + place)}`, location_to: '/', datetime: '2026-01-01 00:00:00', status: 301, catch_all: 0 }));
  await page.route(/\/api\/redirect\?.*perPage=100/, async (route) => {
    asked += 1;
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    // The third page never comes.
    if (number < 3) await route.fulfill({ json: { code: 'OK', redirects: rules(number * 100), meta: { pagination: { perPage: 100, total: 2_345 } } } });
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
