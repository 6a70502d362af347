import type { Browser } from '@playwright/test';
import type { Account, Figures } from './journey';
import { Visit } from './visit';

/** Paths of the folder with 1,000 files and of a folder of usual size inside it. */
export interface LibraryPlaces {
  readonly fullest: string;
  readonly usual: string;
  /** Names of the files in the largest folder, in order. */
  readonly names: readonly string[];
}

const addressOf = (folder: string, layout: 'tiles' | 'table') =>
  `/library?folder=${encodeURIComponent(folder)}&layout=${layout}`;

/** The maximum number of elements in the page while the largest folder is scrolled from top to end. */
async function mostElements({ page }: Visit): Promise<number> {
  return page.evaluate(async () => {
    const list = document.querySelector('[role=listbox], [role=grid]')?.parentElement;
    if (!list) return NaN;
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    let most = 0;
    for (let top = 0; top < list.scrollHeight; top += list.clientHeight / 2) {
      list.scrollTop = top;
      await frame();
      most = Math.max(most, document.querySelectorAll('*').length);
    }
    return most;
  });
}

/** One round of all budget rows for the library of 50,000 files. */
export async function measureLibraryOnce(
  browser: Browser,
  baseURL: string,
  { email, password }: Account,
  { fullest, usual, names }: LibraryPlaces,
): Promise<Figures> {
  const figures: Figures = {};
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const visit = await Visit.start(browser, baseURL);
  const { page } = visit;
  await visit.load(addressOf(usual, 'tiles'), 'signIn');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await visit.step({ kind: 'library' }, () => page.getByRole('button', { name: 'Log in', exact: true }).click());
  figures['to the first files, tree included'] = await visit.load(addressOf(usual, 'tiles'), 'library');

  const opened = page.getByRole('treeitem', { name: fullest.split('/').at(-1) ?? '' }).first();
  figures['folder of 1,000 files opened'] = await visit.step({ kind: 'file', name: first }, () => opened.click());
  await page.locator('[data-row^="file-"]').first().focus();
  figures['its end reached'] = await visit.step({ kind: 'file', name: last }, () => page.keyboard.press('End'));

  const search = page.getByRole('searchbox', { name: 'Search in this folder' });
  await visit.step({ kind: 'found', term: 'foto' }, () => search.fill('foto'));
  await visit.step({ kind: 'first-row-changed', before: await visit.firstRow() }, () =>
    page.getByRole('button', { name: 'in the whole library' }).click(),
  );
  await search.fill('foto-');
  figures['search, to the answer'] = await visit.step({ kind: 'found', term: 'foto-5' }, () =>
    page.keyboard.press('5'),
  );
  await search.fill('p');
  figures['search for two letters, to the answer'] = await visit.step({ kind: 'found', term: 'pl' }, () =>
    page.keyboard.press('l'),
  );

  const elements: number[] = [];
  for (const layout of ['tiles', 'table'] as const) {
    await visit.load(addressOf(fullest, layout), 'library');
    elements.push(await mostElements(visit));
  }
  figures['DOM elements, at any scroll position'] = Math.max(...elements);
  figures['heap, MB'] = await visit.heap();
  await visit.context.close();
  return figures;
}
