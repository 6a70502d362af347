import { expect, type Page, type Route } from '@playwright/test';

/** Calls of the user list and of one user. */
export const USER_LIST = /\/api\/user\/?\?/;
export const ONE_USER = /\/api\/user\/\d+$/;

export const anEmptyList = { code: 'OK', users: [], meta: { pagination: { perPage: 10, total: 0 } } };

/** A path that always exists. */
const PROBE = '/favicon.ico?is-watched';

/** Removes the prefetched answers from the page, so that the console sends these requests itself. */
const withoutAnswers = async (route: Route): Promise<void> => {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const page = await response.text();
  const asked = page.replace(/(id="?answers"?>)(?!.*"status":401).*?(?=<\/script>)/s, '$1{}');
  return route.fulfill({ response, body: asked });
};
const PAGE = /^https?:\/\/[^/]+\/(?!api\/|media\/)[^.?]*(?:\?|$)/;

/**
 * Intercepts calls until `page.unroute`. An open page may send one more call that is not intercepted; resolves when
 * none can follow.
 */
export const intercept = async (
  page: Page,
  calls: RegExp | string,
  handler: (route: Route) => unknown,
  options?: { readonly times: number },
): Promise<void> => {
  await page.unroute(PAGE, withoutAnswers);
  await page.route(PAGE, withoutAnswers);
  await page.route(calls, handler, options);
  if (!page.url().startsWith('http')) return;
  await page.route(/\/favicon\.ico\?is-watched$/, (route) => route.fulfill({ status: 204 }));
  await expect
    .poll(() => page.evaluate(async (path) => (await fetch(path).catch(() => null))?.status, PROBE))
    .toBe(204);
};

/** Answers calls with a status and body until `page.unroute`. */
export const answerWith = (
  page: Page,
  calls: RegExp,
  status: number,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> => intercept(page, calls, (route) => route.fulfill({ status, json, headers }));

/** Holds the first matching call; others pass. */
export async function holdFirst(
  page: Page,
  calls: RegExp,
): Promise<{ readonly held: Promise<Route>; readonly release: () => Promise<void> }> {
  let taken: ((route: Route) => void) | null = null;
  const held = new Promise<Route>((resolve) => {
    taken = resolve;
  });
  await intercept(page, calls, (route) => {
    if (taken === null) return route.fallback();
    taken(route);
    taken = null;
    return undefined;
  });
  return {
    held,
    release: async () => {
      await (await held).continue().catch(() => undefined);
    },
  };
}
