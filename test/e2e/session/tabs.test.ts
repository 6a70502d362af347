import { expectNotice } from '../support/notices';
import { aColleague, beginSession, enter, signIn, SUPERUSER } from '../support/people';
import { searchBox, toast, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('signing out clears filters, Back shows nothing, and the other tab follows; so does an invitation (nl)', async ({
  page,
  context,
  arrive,
}) => {
  const text = wordsOf('nl');
  const signInPage = page.getByRole('heading', { name: text('session.signIn.title') });
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: text('shell.topBar.account', { name: 'Susanne Zandstra' }) }).click();
    await page.getByRole('menuitem', { name: text('shell.userMenu.signOut') }).click();
    await expect(signInPage).toBeVisible();
  };
  await arrive('nl', '/users?q=postma');
  await expect(userRows(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/users');
  await expect(searchBox(other)).toHaveValue('postma');

  await signOut();
  await expect(other.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await expectNotice(other, text('session.notices.signedOutElsewhere'));
  await other.close();
  await signIn(page, SUPERUSER);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/users');
  await expect(userRows(page)).toHaveCount(10);
  await expect(searchBox(page)).toHaveValue('');

  await signOut();
  await page.goBack();
  await expect(signInPage).toBeVisible();
  await expect(userRows(page)).toHaveCount(0);

  await signIn(page, SUPERUSER);
  const invited = await context.newPage();
  await invited.goto('/accept/nobody%40firma.example/wrong');
  await expectNotice(invited, text('session.accept.linkInvalid'));
  await expect(invited).toHaveURL(/\/login$/);
  await expect(signInPage).toBeVisible();
});

test('reloads at the dashboard after a website switch, in the other tab too, and offers there what was not saved', async ({
  page,
  context,
}) => {
  await enter(page, SUPERUSER, '/users');
  const { id } = await aColleague(page);
  const website = (name: string) => page.getByRole('button', { name: `Website: ${name}` });
  const other = await context.newPage();
  const there = (name: string) => other.getByRole('button', { name: `Website: ${name}` });
  await other.goto(`/users/${id}`);
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await other.getByLabel('First name').fill('Willemijn');
  // Accepts the browser's dialog that asks whether to leave.
  other.on('dialog', (dialog) => void dialog.accept());

  // The notice is short: the test waits for it from before the switch.
  const told = toast(other, /You switched to another website in another tab/).waitFor();
  await website('Zilvermeeuw NL').click();
  await Promise.all([told, page.getByRole('menuitemradio', { name: 'Zilvermeeuw Service' }).click()]);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(website('Zilvermeeuw Service')).toBeVisible();
  await expect(page.getByText('You are working on the staging environment.')).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(there('Zilvermeeuw Service')).toBeVisible();

  await website('Zilvermeeuw Service').click();
  await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
  await expect(website('Zilvermeeuw België')).toBeVisible();
  await expect(page.getByText('You are working on the staging environment.')).toBeHidden();
  await expect(there('Zilvermeeuw België')).toBeVisible();

  await other.goto(`/users/${id}`);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByLabel('First name')).toHaveValue('Willemijn');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(other, 'User saved');
});

test('remembers language and theme', async ({ page, speak }) => {
  await beginSession(page, SUPERUSER);
  await speak('en');
  await page.goto('/');
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
