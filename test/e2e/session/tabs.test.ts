import { expectNotice } from '../support/notices';
import { aColleague, deskOf, enter, signIn, SUPERUSER } from '../support/people';
import { searchBox, toast, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'nl';

test(`signing out clears filters, and the other tab follows (${language})`, async ({ page, context, arrive }) => {
  const text = wordsOf(language);
  await arrive(language, '/users?q=postma');
  await expect(userRows(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/users');
  await expect(searchBox(other)).toHaveValue('postma');

  await page.getByRole('button', { name: text('shell.topBar.account', { name: 'Susanne Zandstra' }) }).click();
  await page.getByRole('menuitem', { name: text('shell.userMenu.signOut') }).click();
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await expect(other.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await expectNotice(other, text('session.notices.signedOutElsewhere'));
  await other.close();

  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/users');
  await expect(userRows(page)).toHaveCount(10);
  await expect(searchBox(page)).toHaveValue('');
});

test('shows nothing after sign-out and Back', async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  await expect(userRows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(userRows(page)).toHaveCount(0);
});

test('reloads at the dashboard after a website switch, in the other tab too', async ({ page, context }) => {
  await enter(page, SUPERUSER, '/users');
  const other = await context.newPage();
  await other.goto('/users');
  await expect(userRows(other)).toHaveCount(10);

  // The notice is short: it is awaited from before the switch.
  const told = toast(other, /You switched to another website in another tab/).waitFor();
  await page.getByRole('button', { name: 'Website: Zilvermeeuw NL' }).click();
  await Promise.all([told, page.getByRole('menuitemradio', { name: 'Zilvermeeuw Service' }).click()]);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Website: Zilvermeeuw Service' })).toBeVisible();
  await expect(page.getByText('You are working on the staging environment.')).toBeVisible();

  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('button', { name: 'Website: Zilvermeeuw Service' })).toBeVisible();

  await page.getByRole('button', { name: 'Website: Zilvermeeuw Service' }).click();
  await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
  await expect(page.getByRole('button', { name: 'Website: Zilvermeeuw België' })).toBeVisible();
  await expect(page.getByText('You are working on the staging environment.')).toBeHidden();
});

test('offers unsaved changes after a website switch elsewhere', async ({ page, context }) => {
  await enter(page, SUPERUSER, '/dashboard');
  const colleague = await aColleague(page);
  const other = await context.newPage();
  await other.goto(`/users/${colleague.id}`);
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await other.getByLabel('First name').fill('Willemijn');
  // The browser asks whether to leave: this person lets it.
  other.on('dialog', (dialog) => void dialog.accept());

  await page.getByRole('button', { name: 'Website: Zilvermeeuw NL' }).click();
  await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
  await expect(page.getByRole('button', { name: 'Website: Zilvermeeuw België' })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('button', { name: 'Website: Zilvermeeuw België' })).toBeVisible();

  await other.goto(`/users/${colleague.id}`);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByLabel('First name')).toHaveValue('Willemijn');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(other, 'User saved');
});

test('ends here when the session ends elsewhere', async ({ page, context }) => {
  await enter(page, SUPERUSER, '/users');
  await expect(userRows(page)).toHaveCount(10);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectNotice(page, 'You are not authenticated');
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(/\/users\?page=2$/);
  await expect(deskOf(page)).toBeVisible();
});

test('remembers language and theme', async ({ page, untouched }) => {
  await page.goto(untouched.url);
  await signIn(page, SUPERUSER);
  await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page.locator('main header').getByText(/^Goede(morgen|middag|navond), Susanne$/)).toBeVisible();
  await page.getByRole('button', { name: 'Account van Susanne Zandstra' }).click();
  await page.getByRole('menuitem', { name: 'Thema' }).click();
  await page.getByRole('menuitemradio', { name: 'Donker' }).click();
  const background = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  await expect.poll(background).not.toBe('rgb(255, 255, 255)');
  await page.reload();
  await expect(page.locator('main header').getByText(/^Goede/)).toBeVisible();
  await expect.poll(background).not.toBe('rgb(255, 255, 255)');
});
