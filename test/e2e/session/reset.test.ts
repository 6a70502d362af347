import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { linkTo, mailsTo } from '../support/outbox';
import { aColleague, enter, fillSignIn, signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import { expect, test } from '../support/test';

const OLD = 'Zeer-Geheim-2026!';
const NEW = 'Nog-Geheimer-2027!';

/** An invited person with a password. */
const aPerson = async (page: Page, outbox: string): Promise<string> => {
  await enter(page, SUPERUSER);
  const { email } = await aColleague(page);
  await page.request.post('/api/reset', { form: { email } });
  const link = await linkTo(outbox, email);
  const code = link.split('/').at(-1) ?? '';
  expect((await page.request.post('/api/reset/save', { form: { email, code, password: OLD } })).status()).toBe(200);
  await page.request.post('/api/logout');
  return email;
};

test('resets a password by mail and ends old sessions', async ({ page, browser, running }) => {
  const email = await aPerson(page, running.outbox);
  const elsewhere = await browser.newContext({ baseURL: running.url });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, email, OLD);

  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/reset$/);
  await page.getByLabel('E-mail address').fill(email);
  await expectAccessible(page, 'asking for a new password');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`If there is an account for ${email}, a link to choose a new password is on its way.`),
  ).toBeVisible();

  const link = await linkTo(running.outbox, email, 2);
  await page.goto(link);
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'New password', exact: true }));
  await page.keyboard.type('Nog-Geheimer');
  await expect(page.getByRole('status')).toHaveText('Not met yet: 2 digits and 2 special characters, such as ! or -');
  await page.keyboard.type('-2027!');
  await expect(page.getByRole('status')).toHaveText('The password meets all requirements.');
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill(NEW);
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(page).toHaveURL(link);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`${running.url}/login`);
  await page.clock.resume();

  await fillSignIn(page, email, OLD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed')).toBeVisible();
  await signIn(page, email, NEW);
  expect((await other.request.get('/api/me')).status()).toBe(401);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();

  // Opens the link again: it signs out the current person, then shows that it was used.
  await page.goto(link);
  await expectNotice(page, 'This link is not valid.');
  await expect(page).toHaveURL(`${running.url}/login`);
});

test("in Dutch, on a phone: the mail uses the person's language", async ({ page, running }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth/reset');
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  await page.getByRole('button', { name: 'Link versturen' }).click();
  await expect(page.getByRole('alert')).toContainText('De link is niet verstuurd');
  await expect(page.getByText('Dit veld is verplicht')).toBeVisible();
  await page.getByLabel('E-mailadres').fill('marijke.postma@zilvermeeuw.example');
  await page.getByRole('button', { name: 'Link versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Bekijk je e-mail' })).toBeVisible();
  await expectAccessible(page, 'the link was sent, Dutch dark on a phone');
  const link = await linkTo(running.outbox, 'marijke.postma@zilvermeeuw.example');
  expect(mailsTo(running.outbox, 'marijke.postma@zilvermeeuw.example')[0]).toContain('Hallo Marijke,');
  await page.goto(link.replace('/reset/', '/auth/reset/'));
  await page.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true }).fill('zwak');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Wachtwoord opslaan' })).toBeDisabled();
  await expect(page.getByText('Het wachtwoord voldoet nog niet aan alle eisen.')).toBeVisible();
  await expect(page.getByText('Dit wachtwoord voldoet nog niet aan alle eisen.')).toBeVisible();
  await expectAccessible(page, 'a new password, Dutch dark with mistakes');
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true }).fill(NEW);
  await page.getByRole('textbox', { name: 'Herhaal het nieuwe wachtwoord' }).fill(NEW);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await page.getByRole('button', { name: 'Naar inloggen' }).click();
  await signIn(page, 'marijke.postma@zilvermeeuw.example', NEW);
});
