import { encodeForm, bodyOf, type Browser, type Reply } from '../support/browser';

/** A feature in a list. */
export interface ListedFeature {
  readonly id: number | 'other';
  readonly feature_id: number;
  readonly code: string;
  readonly label: string;
  readonly sort_id: number;
  readonly visible: 0 | 1;
  readonly category: { readonly id: number; readonly name: string } | null;
}

export interface ListedCategory {
  readonly id: number;
  readonly name: string;
  readonly sort_id: number;
  readonly features: number;
}

export const featuresIn = (reply: Reply): readonly ListedFeature[] =>
  bodyOf<{ features: ListedFeature[] }>(reply).features;

export const featuresOf = async (browser: Browser, category: number | 'other'): Promise<readonly ListedFeature[]> =>
  featuresIn(await browser.get(`etim/feature?category=${category}`));

export const idsOf = async (browser: Browser, category: number | 'other'): Promise<readonly number[]> =>
  (await featuresOf(browser, category)).map(({ feature_id }) => feature_id);

export const categoriesOf = async (browser: Browser): Promise<readonly ListedCategory[]> =>
  bodyOf<{ categories: ListedCategory[] }>(await browser.get('etim/category')).categories;

/** A form with the positions of these ids, counted from 1. */
export const positionsOf = (field: 'feature' | 'category', ids: readonly number[]): string =>
  encodeForm(Object.fromEntries(ids.map((id, place) => [`${field}[${id}]`, place + 1])));

export const sortFeatures = (
  browser: Browser,
  category: number | 'other',
  ids: readonly number[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => browser.send('PUT', `etim/feature/sort/${category}`, positionsOf('feature', ids), headers);

export const sortCategories = (
  browser: Browser,
  ids: readonly number[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => browser.send('PUT', 'etim/category/sort', positionsOf('category', ids), headers);

/** Takes the lock of a record and saves it. */
export const savedUnderLock = async (
  browser: Browser,
  path: string,
  values: Readonly<Record<string, string | number>>,
): Promise<Reply> => {
  await browser.call('PUT', `${path}/lock`);
  return browser.call('PUT', path, values);
};

export const wrongFields = (reply: Reply): readonly [number, readonly string[]] => [
  reply.status,
  Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).sort(),
];
