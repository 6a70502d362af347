import type { Browser } from '@playwright/test';
import type { Account, Figures, Subject } from './journey';
import { Visit } from './visit';

/** One round of the list of ten thousand posts: as for users, and with a filter. */
export async function measureContentListOnce(
  browser: Browser,
  baseURL: string,
  { name, home }: Subject,
  { email, password }: Account,
): Promise<Figures> {
  const figures: Figures = {};
  const visit = await Visit.start(browser, baseURL);
  const { page } = visit;
  const changed = async () => ({ kind: 'first-row-changed', before: await visit.firstRow() }) as const;
  await visit.load(home, 'signIn');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await visit.step({ kind: 'rows', count: 25 }, () =>
    page.getByRole('button', { name: 'Log in', exact: true }).click(),
  );
  await visit.visitList(home);
  figures['list, warm cache'] = await visit.load(home, 'rows');
  figures['DOM elements'] = await page.evaluate(() => document.querySelectorAll('*').length);

  const before = await visit.now();
  const [search, perPage] = [page.getByRole('searchbox').first(), page.getByLabel('Per page')];
  figures['sort'] = await visit.step(await changed(), () =>
    page.getByRole('columnheader').getByRole('button', { name: 'URL' }).click(),
  );
  figures['next page'] = await visit.step(await changed(), () =>
    page.getByRole('button', { name: 'Next page' }).click(),
  );
  await perPage.focus();
  figures['100 rows per page'] = await visit.step({ kind: 'rows', count: 100 }, () => page.keyboard.press('End'));
  await visit.step({ kind: 'rows', count: 25 }, () => perPage.selectOption('25'));

  if (name === 'ours') {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: /^Status/ }).click();
  }
  const draft = page.getByRole('checkbox', { name: 'Concept', exact: true });
  const unfiltered = await visit.firstRow();
  figures['filter'] = await visit.step(await changed(), () => draft.click());
  await visit.step(await changed(), () => draft.click());
  if ((await visit.firstRow()) !== unfiltered) throw new Error('The list is another without its filter than before it');

  await visit.step({ kind: 'found', term: 'k12' }, () => search.fill('k12'));
  await search.press('End');
  figures['search'] = await visit.step({ kind: 'found', term: 'k123' }, () => page.keyboard.press('3'));
  const entered = await visit.step({ kind: 'found', term: 'k124' }, async () => {
    await search.fill('k124');
    await search.press('Enter');
  });
  figures['search, Enter'] = name === 'ours' ? entered : figures['search'];
  figures['long tasks, using the list'] = await visit.longTasks(before, await visit.now());
  await visit.context.close();
  return figures;
}
