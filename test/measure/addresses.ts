import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/application/session/routes';

/** Records of the demonstration data, for routes whose list does not show their path. */
const RECORDS: Readonly<Record<string, string>> = {
  '/help/:type': '/help/overview',
  '/help/:type/:module': '/help/overview/users',
  '/library/:filename': '/library/Vestigingen%2Fbus-01.jpg',
  '/library/:filename/edit': '/library/Vestigingen%2Fbus-01.jpg/edit',
  '/faq/category/:id': '/faq/category/1',
  '/faq/category/:category/question/:id': '/faq/category/1/question/1',
  '/navigation/:id/items': '/navigation/1/items',
  '/etim/feature/:id': '/etim/feature/1',
  '/etim/category/:id': '/etim/category/1',
  '/structure/:structure': '/structure/VERWARMING-2027',
  '/structure/:structure/node/:id': '/structure/VERWARMING-2027/node/1',
  '/spare-parts/:id/image/:categoryId': '/spare-parts/1/image/1',
  '/defaultcart/:id/usage': '/defaultcart/1/usage',
  '/statistics/:activeTab': '/statistics/orders',
};

/** Path of the first record of the list that a page shows; undefined if it shows none. */
const firstRecord = async (page: Page, list: string): Promise<string | undefined> => {
  const row = page.locator('tbody tr[data-id]').first();
  const id = (await row.count()) > 0 ? await row.getAttribute('data-id') : null;
  return id === null ? undefined : `${list}/${id}`;
};

/**
 * Visits every screen of the console, with one record for each route that needs one. @param visit opens a path and
 * inspects it @returns routes for which no record was found
 */
export const everyScreen = async (page: Page, visit: (path: string) => Promise<void>): Promise<readonly string[]> => {
  const records = new Map(Object.entries(RECORDS));
  const missing: string[] = [];
  for (const { path } of ROUTES) {
    const address = path.includes(':') ? records.get(path) : path;
    if (address === undefined) {
      missing.push(path);
      continue;
    }
    await visit(address);
    const record = `${path}/:id`;
    if (!records.has(record) && ROUTES.some((route) => route.path === record)) {
      const found = await firstRecord(page, path);
      if (found !== undefined) records.set(record, found);
    }
  }
  return missing;
};
