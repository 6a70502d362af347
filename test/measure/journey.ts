import type { Browser } from '@playwright/test';
import type { Expected } from './in-page';
import { Visit } from './visit';

/** Figures of one round by name; milliseconds unless the name says otherwise. */
export type Figures = Record<string, number>;

export interface Subject {
  readonly name: 'floor' | 'ours';
  /** Path of the list of 25 rows. */
  readonly home: string;
  /** In the console, a click on a selected row opens it; the page without a framework opens on the first click. */
  readonly clicksToOpen: number;
  /** The form of the page without a framework is always editable. */
  readonly hasEditButton: boolean;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** From the answer to the sign-in to the list: hashing the password is slow on purpose, and equal for all. */
export async function signIn(visit: Visit, account: Account): Promise<number> {
  const { page } = visit;
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const clicked = await visit.step({ kind: 'rows', count: 25 }, () =>
    page.getByRole('button', { name: 'Log in', exact: true }).click(),
  );
  return clicked - (await page.evaluate(() => window.measure.signedIn() - window.measure.lastInput));
}

export async function useList(visit: Visit, { clicksToOpen, hasEditButton }: Subject, figures: Figures): Promise<void> {
  const { page } = visit;
  const search = page.getByRole('searchbox').first();
  const perPage = page.getByLabel('Per page');
  const changed = async () => ({ kind: 'first-row-changed', before: await visit.firstRow() }) as const;

  figures['sort'] = await visit.step(await changed(), () =>
    page.getByRole('columnheader').getByRole('button', { name: 'Last login' }).click(),
  );
  figures['next page'] = await visit.step(await changed(), () =>
    page.getByRole('button', { name: 'Next page' }).click(),
  );
  await perPage.focus();
  figures['100 rows per page'] = await visit.step({ kind: 'rows', count: 100 }, () => page.keyboard.press('End'));
  await visit.step({ kind: 'rows', count: 25 }, () => perPage.selectOption('25'));

  await visit.step({ kind: 'found', term: 'p12' }, () => search.fill('p12'));
  await search.press('End');
  figures['search'] = await visit.step({ kind: 'found', term: 'p123' }, () => page.keyboard.press('3'));
  const entered = await visit.step({ kind: 'found', term: 'p124' }, async () => {
    await search.fill('p124');
    await search.press('Enter');
  });
  // The page without a framework searches without Enter: both figures are compared with its search.
  figures['search, Enter'] = hasEditButton ? entered : figures['search'];

  const email = /p124\d*\.\w+@[\w.]+?\.example/.exec(await visit.firstRow())?.[0] ?? '';
  const row = page.locator('tbody tr[data-id]').first().getByText(email);
  for (let click = 1; click < clicksToOpen; click++) await row.click();
  figures['open a record'] = await visit.step({ kind: 'record', email }, () => row.click());
  if (hasEditButton) await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill(`Round ${String.fromCharCode(65 + (round++ % 26))}x`);
  figures['save, to the message'] = await visit.step({ kind: 'message', text: 'saved' }, () =>
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  );
}

/** Visits by keyboard only: a locator adds a driver script of 1.3 MB to the page's heap, which would count. */
async function heapAfterList(
  browser: Browser,
  baseURL: string,
  { home }: Subject,
  { email, password }: Account,
): Promise<number> {
  const { page, context, heap } = await Visit.start(browser, baseURL);
  const painted = (expected: Expected) => page.evaluate((what) => window.measure.painted(what), expected);
  const fill = async (type: 'email' | 'password', text: string) => {
    await page.evaluate((wanted) => {
      document.querySelector<HTMLInputElement>(`input[type=${wanted}]`)?.focus();
    }, type);
    await page.keyboard.type(text);
  };
  await page.goto(home, { waitUntil: 'commit' });
  await painted({ kind: 'sign-in' });
  await fill('email', email);
  await fill('password', password);
  const listed = painted({ kind: 'rows', count: 25 });
  await page.keyboard.press('Enter');
  await listed;
  const used = await heap();
  await context.close();
  return used;
}

let round = 0;

/** One round of all rows of the first table of the budget. */
export async function measureOnce(
  browser: Browser,
  baseURL: string,
  subject: Subject,
  account: Account,
): Promise<Figures> {
  const figures: Figures = {};
  const visit = await Visit.start(browser, baseURL);
  const { page } = visit;
  const cold = await visit.load(subject.home, 'signIn');
  figures['cold sign-in page'] = cold;
  figures['sign-in page, KB'] = visit.wire(cold).kilobytes;
  figures['signed in to list painted'] = await signIn(visit, account);
  const listed = await visit.now();
  const wire = visit.wire(listed);
  figures['through the first list, KB'] = wire.kilobytes;
  figures['through the first list, requests'] = wire.requests;
  figures['long tasks, cold to list'] = await visit.longTasks(0, listed);
  figures['DOM elements'] = await page.evaluate(() => document.querySelectorAll('*').length);
  figures['heap after the list, MB'] = await heapAfterList(browser, baseURL, subject, account);

  const before = await visit.now();
  await useList(visit, subject, figures);
  figures['long tasks, using the list'] = await visit.longTasks(before, await visit.now());

  await visit.visitList(subject.home);
  figures['list, warm cache'] = await visit.load(subject.home, 'rows');
  await visit.slowDown(4);
  figures['list, warm, CPU x4'] = await visit.load(subject.home, 'rows');
  const perPage = page.getByLabel('Per page');
  await perPage.focus();
  const slow = await visit.now();
  figures['100 rows, CPU x4'] = await visit.step({ kind: 'rows', count: 100 }, () => page.keyboard.press('End'));
  figures['long tasks, 100 rows, CPU x4'] = await visit.longTasks(slow, await visit.now());
  await visit.context.close();

  const far = await Visit.start(browser, baseURL);
  await far.longLine();
  figures['cold sign-in page, long line'] = await far.load(subject.home, 'signIn');
  figures['signed in to list painted, long line'] = await signIn(far, account);
  await far.context.close();
  return figures;
}
