import { expectNotice } from '../support/notices';
import type { Page } from '@playwright/test';
import { answerWith, intercept, USER_LIST } from '../support/api';
import { deskOf, EDITOR, enter, fillSignIn, READER, signIn, SUPERUSER } from '../support/people';
import { searchBox, userRows } from '../support/screens';
import { wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';

const LOGIN = /\/api\/login$/;

/** The sign-in page in a language. */
const visit = async (page: Page, language: Language): Promise<void> => {
  const text = wordsOf(language);
  await page.goto('/login');
  if (language !== 'en') await page.getByRole('button', { name: text(`session.language.${language}`) }).click();
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
};

test('a wrong password is said for three seconds, and what was typed stays (nl)', async ({ page }) => {
  const text = wordsOf('nl');
  await page.clock.install();
  await visit(page, 'nl');
  await fillSignIn(page, SUPERUSER, 'Not-The-Password-1!');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  const box = page.getByText(text('session.failed.refused.body'));
  await expect(box).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(box).toBeVisible();
  await page.clock.runFor(200);
  await expect(box).toBeHidden();
  await expect(page.getByLabel(text('session.signIn.email'))).toHaveValue(SUPERUSER);
  await expect(page).toHaveURL(/\/login$/);
});

test('a form that is not complete is not sent (en)', async ({ page }) => {
  const text = wordsOf('en');
  let calls = 0;
  await intercept(page, LOGIN, (route) => {
    calls += 1;
    return route.continue();
  });
  await visit(page, 'en');
  await page.getByRole('button', { name: text('session.signIn.submit') }).click();
  await expect(page.getByText(text('shared.fields.required'))).toHaveCount(2);
  await fillSignIn(page, 'susanne', 'short');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('shared.fields.pattern.email'))).toBeVisible();
  await expect(page.getByText(text('shared.fields.tooShort'))).toBeVisible();
  await expect(page.getByLabel(text('session.signIn.email'))).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toBe(0);
});

test('too many attempts: shows the waiting time', async ({ page }) => {
  await answerWith(page, LOGIN, 429, { code: 'TOO_MANY_REQUESTS' }, { 'Retry-After': '30' });
  await page.goto('/login');
  await fillSignIn(page, SUPERUSER, 'Not-The-Password-1!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wait 30 seconds before you try again.')).toBeVisible();
});

test('a browser that does not keep the cookie: the form says what to do (en)', async ({ page, context }) => {
  const text = wordsOf('en');
  await visit(page, 'en');
  await intercept(page, LOGIN, async (route) => {
    const answer = await route.fetch();
    await context.clearCookies();
    const headers = Object.entries(answer.headers()).filter(([name]) => name !== 'set-cookie');
    await route.fulfill({ response: answer, headers: Object.fromEntries(headers) });
  });
  await fillSignIn(page, SUPERUSER, 'Kantoor-Welkom-26!');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('session.failed.notKept.body'))).toBeVisible();
  await expect(page.getByText(text('session.notices.notAuthenticated'))).toBeHidden();
});

test('no connection: says so, and the next attempt works', async ({ page, context }) => {
  await page.goto('/login');
  await fillSignIn(page, SUPERUSER, 'Kantoor-Welkom-26!');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(deskOf(page)).toBeVisible();
});

test('returns to a requested link with its query', async ({ page }) => {
  await page.goto('/users?q=postma&sort=-email');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(/\/users\?q=postma&sort=-email$/);
  await expect(searchBox(page)).toHaveValue('postma');
  await expect(userRows(page)).toHaveCount(1);
});

test('keeps the requested page when the language changes', async ({ page }) => {
  await page.goto('/users?q=postma');
  await page.getByRole('button', { name: wordsOf('en')('session.language.nl') }).click();
  await expect(page.getByRole('heading', { name: wordsOf('nl')('session.signIn.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(/\/users\?q=postma$/);
});

test('requests strings and the first list once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.goto('/users?perPage=25');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, SUPERUSER);
  await expect(userRows(page)).toHaveCount(25);
  const after = asked.slice(asked.indexOf('/api/login') + 1);
  expect(after.filter((path) => path.startsWith('/api/user/?'))).toEqual([
    '/api/user/?sort%5Bfirstname%5D=asc&page=1&perPage=25',
  ]);
  // Person, menu and website came along with the sign-in, the words of the desk while the password was checked.
  expect(asked.filter((path) => !path.startsWith('/api/user/?')).sort()).toEqual(['/api/lang/en', '/api/login']);
});

test('costs one request for a list without the right', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (USER_LIST.test(response.url())) answers.push(response.status());
  });
  await page.goto('/users');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(answers).toEqual([403]);
});

test('nothing planted in the history leads elsewhere', async ({ page, context, baseURL }) => {
  for (const wanted of [
    '//evil.example',
    '//users',
    'https://evil.example/users',
    '/\\evil.example',
    'javascript:alert(1)',
    '\\\\evil.example\\users',
    '/users/../..//evil.example',
  ]) {
    await context.clearCookies();
    await page.goto('/login');
    await page.evaluate((address) => {
      history.replaceState({ wanted: address }, '', '/login');
    }, wanted);
    await page.reload();
    await signIn(page, SUPERUSER);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect([wanted, new URL(page.url()).origin]).toEqual([wanted, baseURL]);
  }
});

test('shows sign-in to visitors and not-found to users at an unknown path', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, SUPERUSER);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(page.getByText('/nowhere/at/all')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

const REFUSED = /^(You do not have the right to open this screen\.|Je hebt niet het recht om dit scherm te openen\.)$/;

for (const { email, paths } of [
  { email: EDITOR, paths: ['/users', '/logs'] },
  { email: READER, paths: ['/users/1', '/users/invite'] },
]) {
  test(`${email} is not let into ${paths.join(' and ')}`, async ({ page }) => {
    for (const path of paths) {
      await enter(page, email, path);
      const { x, y } = await expectNotice(page, REFUSED);
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(x).toBeGreaterThan(640);
      expect(y).toBeLessThan(200);
    }
  });
}

test('shows a reader a list without actions', async ({ page }) => {
  await enter(page, READER, '/users');
  await expect(userRows(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Invite' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bulk actions' })).toBeHidden();
  await expect(userRows(page).first().getByRole('switch')).toBeDisabled();
  const cell = userRows(page).first().getByRole('cell').nth(2);
  await cell.click();
  await cell.click();
  await userRows(page).first().press('Enter');
  await expect(page).toHaveURL(/\/users/);
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
});
