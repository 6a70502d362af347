import { expect, type Locator, type Page } from '@playwright/test';
import { enter, SUPERUSER } from './people';
import { toast } from './screens';
import { test } from './test';

let made = 0;

/** A day that no other holiday of the run stands on. */
const ownDay = (): string => new Date(Date.UTC(2040 + test.info().parallelIndex * 20, 0, 1 + (made += 1) * 3)).toISOString().slice(0, 10);

/** A holiday with this notice, through the API. @returns its id */
async function aNotice(page: Page, html: string): Promise<string> {
  const answer = await page.request.post('/api/holidays', { form: { date: ownDay(), reason: 'Proef', notification: '1', days_before_notification: '2', notification_text: html } });
  expect(answer.status()).toBe(201);
  return answer.headers()['location']?.split('/').at(-1) ?? '';
}

/** The notice that the server holds. */
export async function stored(page: Page, id: string): Promise<unknown> {
  // The shape of the reference API's answer; a wrong one fails the test.
  const { holidays } = (await (await page.request.get(`/api/holidays/${id}`)).json()) as { readonly holidays: { readonly notification_text: string } };
  return holidays.notification_text;
}

/** What the notice is typed in. */
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the notice', exact: true });

/** An object in the notice, by what it is called. */
export const object = (page: Page, name: string): Locator => text(page).getByRole('img', { name });

/** Opens a notice for reading. */
export async function read(page: Page, html: string): Promise<string> {
  await enter(page, SUPERUSER);
  const id = await aNotice(page, html);
  await page.goto(`/holidays/${id}`);
  return id;
}

/** Opens a notice for editing. */
export async function edit(page: Page, html: string): Promise<string> {
  const id = await read(page, html);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(text(page)).toBeVisible();
  return id;
}

/** Saves by key, and waits until the server has said that it is kept. */
export async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  expect((await answer).ok()).toBe(true);
  // The toast of the save before may still be there.
  await expect(toast(page, /saved/i).last()).toBeVisible();
}
