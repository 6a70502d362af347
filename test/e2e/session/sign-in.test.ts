import { expectNotice } from '../support/notices';
import { intercept, USER_LIST } from '../support/api';
import { accountButton, EDITOR, fillSignIn, PASSWORD, signIn, SUPERUSER } from '../support/people';
import { searchBox, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const LOGIN = /\/api\/login$/;
const text = wordsOf('en');

// Rule R-SES-26.
test('a cookie that is not kept, or no connection: the form says so, and the next attempt works', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await intercept(page, LOGIN, async (route) => {
    const answer = await route.fetch();
    await context.clearCookies();
    const headers = Object.entries(answer.headers()).filter(([name]) => name !== 'set-cookie');
    await route.fulfill({ response: answer, headers: Object.fromEntries(headers) });
  });
  await fillSignIn(page, SUPERUSER, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('session.failed.notKept.body'))).toBeVisible();
  await expect(page.getByText(text('session.notices.notAuthenticated'))).toBeHidden();
  await page.unroute(LOGIN);

  await fillSignIn(page, SUPERUSER, PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: text('session.signIn.submit') }).click();
  await expect(accountButton(page)).toBeVisible();
});

test('returns to a requested link with its query, also after the language was changed', async ({ page }) => {
  await page.goto('/users?q=postma&sort=-email');
  await page.getByRole('button', { name: text('session.language.nl') }).click();
  await expect(page.getByRole('heading', { name: wordsOf('nl')('session.signIn.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(/\/users\?q=postma&sort=-email$/);
  await expect(searchBox(page)).toHaveValue('postma');
  await expect(userRows(page)).toHaveCount(1);
});

/** Records the Intl objects that are made before rows are shown: the first one costs more than painting a list. */
const watchIntl = () => {
  const made: string[] = [];
  Object.assign(globalThis, { intlBeforeRows: made });
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator', 'ListFormat'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct(target, values: unknown[]) {
          if (document.querySelector('tbody tr[data-id]') === null) made.push(name);
          return Reflect.construct(target, values) as object; // cast: the constructor of an Intl object
        },
      }),
    });
};

test('requests strings once; the first list comes along with the sign-in (R-SES-33)', async ({ page }) => {
  await page.addInitScript(watchIntl);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.goto('/users?perPage=25');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, SUPERUSER, PASSWORD);
  // The list's modules load while the password is typed and compute its path. Sign-ins without that path fail, and
  // so does the first one.
  const lists: (string | undefined)[] = [];
  await intercept(page, LOGIN, (route) => {
    const list = route.request().headers()['kantoor-list'];
    lists.push(list);
    return list === undefined || lists.length === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await expect(async () => {
    const before = lists.length;
    await page.keyboard.press('Enter');
    await expect.poll(() => lists.length).toBe(before + 1);
    expect(lists.slice(1).at(-1)).toBe('user/?sort%5Bfirstname%5D=asc&page=1&perPage=25');
  }).toPass();
  await expect(userRows(page)).toHaveCount(25);
  expect(await page.evaluate('intlBeforeRows')).toEqual([]);
  // The answer to the sign-in contains person, menu and website; the strings load while the password is checked. The
  // list opens its event stream once it is shown.
  const others = asked.filter((path) => !/^\/api\/(?:events|login)/.test(path));
  expect([others, asked.filter((path) => path === '/api/login').length]).toEqual([['/api/lang/en'], lists.length]);
});

test('costs one request for a list without the right, and says at the top right that it is refused', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (USER_LIST.test(response.url())) answers.push(response.status());
  });
  await page.goto('/users');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => answers).toEqual([403]);
  const dutch = wordsOf('nl');
  const { x, y } = await expectNotice(
    page,
    dutch('shared.states.forbidden.title', { screen: dutch('access.users.title') }),
  );
  expect(x).toBeGreaterThan(640);
  expect(y).toBeLessThan(200);
  expect(answers).toEqual([403]);
});

test('nothing planted in the history leads elsewhere', async ({ page, context, baseURL }) => {
  for (const wanted of ['//evil.example', '/users/../..//evil.example']) {
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
