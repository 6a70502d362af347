import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { intercept } from '../support/api';
import { expectAccessible } from '../support/axe';
import { linkTo, mailsTo } from '../support/outbox';
import { deskOf, EDITOR, enter, signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo, userRows } from '../support/screens';
import { expect, test } from '../support/test';

const PASSWORD = 'Zeer-Geheim-2026!';
const SMALL_GROUP = /^(Member of|Lid van) Colleagues, look only$/;

const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^(E-mail address|E-mailadres) ${String(number)}`) });

const fillAccount = async (page: Page, firstname: string): Promise<void> => {
  await page.getByLabel('First name').fill(firstname);
  await page.getByLabel('Surname').fill('de Groot');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Repeat the password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
};

test('invites, accepts in another browser, and assigns what was chosen', async ({ page, browser, running }) => {
  await enter(page, SUPERUSER, '/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page).toHaveURL(/\/users\/invite$/);
  const invite = page.getByRole('main').getByRole('button', { name: 'Invite', exact: true });
  await expect(invite).toBeDisabled();
  await expect(page.getByText('Still missing: a first e-mail address and a user group')).toBeVisible();
  await line(page, 1).fill('gerda@elders.example');
  await page.getByRole('button', { name: 'Add an e-mail address' }).click();
  await page.keyboard.type('hugo@elders.example');
  await page.getByRole('searchbox', { name: 'Filter groups' }).fill('look');
  await page.getByRole('switch', { name: SMALL_GROUP }).check();
  await page.getByRole('switch', { name: 'Zilvermeeuw NL' }).uncheck();
  await page.getByRole('switch', { name: 'Zilvermeeuw België' }).check();
  await expectAccessible(page, 'invite, filled in');
  await invite.click();
  await expectNotice(page, '2 people invited');
  await expect(page).toHaveURL(/\/users$/);
  expect(mailsTo(running.outbox, 'hugo@elders.example')).toHaveLength(1);

  const link = await linkTo(running.outbox, 'gerda@elders.example');
  expect(mailsTo(running.outbox, 'gerda@elders.example')[0]).toContain('Susanne Zandstra invites you to Kantoor');
  const elsewhere = await browser.newContext({ baseURL: running.url });
  const guest = await elsewhere.newPage();
  await guest.clock.install();
  await guest.goto(link);
  await fillAccount(guest, 'Gerda');
  await expect(guest.getByRole('heading', { name: 'Welcome, Gerda' })).toBeVisible();
  await guest.clock.runFor(3_000);
  await expect(guest).toHaveURL(`${running.url}/dashboard`);
  await expect(deskOf(guest)).toBeVisible();
  const menu = guest.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'User groups' })).toHaveCount(0);
  const { me } = (await (await guest.request.get('/api/me')).json()) as {
    me: { rights: string[]; websites: { name: string }[] };
  }; // the shape that the API promises
  expect([me.rights, me.websites.map(({ name }) => name)]).toEqual([['users.view'], ['Zilvermeeuw België']]);
  await guest.goto('/users');
  await expect(userRows(guest)).toHaveCount(10);
  await expect(guest.getByRole('button', { name: 'Invite' })).toBeHidden();
  await elsewhere.close();

  await page.goto('/users?q=gerda');
  await expect(userRows(page)).toHaveCount(1);
  await page.goto(link);
  await expectNotice(page, 'This invitation is not valid.');
  await expect(page).toHaveURL(/\/login$/);
});

test('in Dutch, by keyboard, on a phone: the mail is Dutch too', async ({ page, running, speak }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, SUPERUSER);
  await speak('nl');
  await page.goto('/users/invite');
  await expect(page.getByText('Ontbreekt nog: een eerste e-mailadres en een gebruikersgroep')).toBeVisible();
  await tabTo(line(page, 1));
  await page.keyboard.type('irma@elders.example');
  await tabTo(page.getByRole('switch', { name: SMALL_GROUP }));
  await page.keyboard.press('Space');
  await expectAccessible(page, 'invite, Dutch dark on a phone');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Control+s');
  await expectNotice(page, '1 persoon uitgenodigd');
  const link = await linkTo(running.outbox, 'irma@elders.example');
  expect(link).toContain('/accept/irma%40elders.example/');
  expect(mailsTo(running.outbox, 'irma@elders.example')[0]).toContain('nodigt je uit voor Kantoor');
});

test('keeps an existing user in the form; renews a link', async ({ page, running }) => {
  await enter(page, SUPERUSER, '/users/invite');
  await line(page, 1).fill('jan@elders.example');
  await page.getByRole('button', { name: 'Add an e-mail address' }).click();
  await line(page, 2).fill(EDITOR);
  await page.getByRole('switch', { name: SMALL_GROUP }).check();
  await page.getByRole('main').getByRole('button', { name: 'Invite', exact: true }).click();
  await expectNotice(page, '1 person invited');
  await expect(line(page, 1)).toHaveValue(EDITOR);
  await expect(page.getByText('There is already an account with this address.')).toBeVisible();
  const former = await linkTo(running.outbox, 'jan@elders.example');
  await line(page, 1).fill('jan@elders.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users$/);
  const link = await linkTo(running.outbox, 'jan@elders.example', 2);
  expect(link).not.toBe(former);
  await page.goto(former);
  await expectNotice(page, 'This invitation is not valid.');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('asks before leaving and offers the draft after a reload', async ({ page }) => {
  await enter(page, SUPERUSER, '/users/invite');
  await line(page, 1).fill('klaas@elders.example');
  await page.getByRole('main').getByRole('button', { name: 'Back to overview' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You have unsaved changes');
  await page.getByRole('button', { name: 'Stay' }).click();
  page.once('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(line(page, 1)).toHaveValue('klaas@elders.example');
  await page.getByRole('main').getByRole('button', { name: 'Back to overview' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/users$/);
});

test('explains an expired link in both languages', async ({ page }) => {
  const late = { code: 'CODE_EXPIRED', fields: { code: { code: 'CODE_EXPIRED' } } };
  await intercept(page, '**/api/accept/check?*', (route) => route.fulfill({ status: 400, json: late }));
  await page.goto('/accept/laat%40elders.example/verlopen');
  await expectNotice(page, 'This invitation has expired. Ask for a new one.');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  await page.goto('/auth/accept/laat%40elders.example/verlopen');
  await expectNotice(page, 'Deze uitnodiging is verlopen. Vraag een nieuwe aan.');
});

test('an invited person can sign in again', async ({ page, running }) => {
  await enter(page, SUPERUSER);
  await page.request.post('/api/user/invite', {
    form: { 'email[]': 'mees@elders.example', 'usergroups[]': '8', 'websites[]': '1' },
  });
  await page.goto(await linkTo(running.outbox, 'mees@elders.example'));
  await fillAccount(page, 'Mees');
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await page.getByRole('button', { name: 'Account of Mees de Groot' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await signIn(page, 'mees@elders.example', PASSWORD);
});
