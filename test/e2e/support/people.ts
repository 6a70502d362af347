import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './strings';

/** The password of all three accounts. */
export const PASSWORD = 'Kantoor-Welkom-26!';

/** Accounts of the demonstration data. */
export const SUPERUSER = 'su@kantoor.example';
export const EDITOR = 'editor@kantoor.example';
export const READER = 'reader@kantoor.example';

/** Signs in through the page in either language and waits for the shell. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillSignIn(page, email, password);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(/^(E-mail address|E-mailadres)/).fill(email);
  await page.getByRole('textbox', { name: /^(Password|Wachtwoord)/ }).fill(password);
}

/** The button of the user menu, which is shown only after sign-in. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^Account (of|van) / });

/** Creates a session without the sign-in page and opens a path. Needs the API. */
export async function enter(page: Page, email: string, path = '/'): Promise<void> {
  await beginSession(page, email);
  await openScreen(page, path);
}

/** Ends the session on the server; the page gets this from its next call, not from its event stream. */
export async function endSession(page: Page): Promise<void> {
  await page.route(/\/api\/events/, (route) => route.abort());
  await page.request.post('/api/logout');
}

/** Creates a session only. Needs the API. */
export async function beginSession(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/login', { form: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
}

/** Opens a path with an existing session. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(accountButton(page)).toBeVisible();
}

export interface Person {
  readonly email: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Changes language and settings of the session. @returns the previous ones */
export async function changeLanguage(
  page: Page,
  language: Language,
  more: Readonly<Record<string, string>> = {},
): Promise<Person> {
  // Cast: the API sends this type.
  const { me } = (await (await page.request.get('/api/me')).json()) as { readonly me: Person };
  expect((await page.request.put('/api/me/settings', { form: { ...me.settings, ...more, language } })).ok()).toBe(true);
  return me;
}

export interface Colleague {
  readonly id: string;
  readonly firstname: string;
  readonly surname: string;
  readonly name: string;
  readonly email: string;
}

let made = 0;

/** Unique letters for a name, because names do not end in digits. */
export const aMark = (): string => {
  const number = process.pid * 1000 + (made += 1);
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
};

/** Adds a user for this test through the API. */
export async function aColleague(page: Page, fields: Readonly<Record<string, string>> = {}): Promise<Colleague> {
  const mark = aMark();
  const person = {
    firstname: 'Nienke',
    surname: `Proef${mark}`,
    email: `nienke.${mark}@zilvermeeuw.example`,
    ...fields,
  };
  const answer = await page.request.post('/api/user', { form: person });
  expect(answer.status()).toBe(201);
  const id = answer.headers()['location']?.split('/').at(-1) ?? '';
  const { firstname, surname, email } = person;
  return { id, firstname, surname, name: `${firstname} ${surname}`, email };
}
