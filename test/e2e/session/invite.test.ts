import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { linkTo, mailsTo } from '../support/outbox';
import { accountButton, enter, signIn, SUPERUSER } from '../support/people';
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

test('invites, accepts in another browser, assigns what was chosen, and lets in again', async ({
  page,
  browser,
  running,
}) => {
  await enter(page, SUPERUSER, '/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page).toHaveURL(/\/users\/invite$/);
  const invite = page.getByRole('main').getByRole('button', { name: 'Invite', exact: true });
  await expect(invite).toBeDisabled();
  await expect(page.getByText('Still missing: at least one e-mail address and a user group')).toBeVisible();
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
  await expect(accountButton(guest)).toBeVisible();
  const menu = guest.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'User groups' })).toHaveCount(0);
  const { me } = (await (await guest.request.get('/api/me')).json()) as {
    me: { rights: string[]; websites: { name: string }[] };
  }; // cast: the API sends this type
  expect([me.rights, me.websites.map(({ name }) => name)]).toEqual([['users.view'], ['Zilvermeeuw België']]);
  await guest.goto('/users');
  await expect(userRows(guest)).toHaveCount(10);
  await expect(guest.getByRole('button', { name: 'Invite' })).toBeHidden();
  await guest.getByRole('button', { name: 'Account of Gerda de Groot' }).click();
  await guest.getByRole('menuitem', { name: 'Log out' }).click();
  await signIn(guest, 'gerda@elders.example', PASSWORD);
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
  await expect(page.getByText('Ontbreekt nog: minstens één e-mailadres en een gebruikersgroep')).toBeVisible();
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
