import type { Page, Route } from '@playwright/test';

/** The calls of the list of users, and those of one user. */
export const USER_LIST = /\/api\/user\/?\?/;
export const ONE_USER = /\/api\/user\/\d+$/;

export const anEmptyList = { code: 'OK', users: [], meta: { pagination: { perPage: 10, total: 0 } } };

/** Answers every call to these addresses with a status and a body, until `page.unroute`. */
export const answerWith = (page: Page, calls: RegExp, status: number, json: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  page.route(calls, (route) => route.fulfill({ status, json, headers }));

/** Holds the first call to these addresses; the others pass. */
export async function holdFirst(page: Page, calls: RegExp): Promise<{ readonly held: Promise<Route>; readonly release: () => Promise<void> }> {
  let taken: ((route: Route) => void) | null = null;
  const held = new Promise<Route>((resolve) => { taken = resolve; });
  await page.route(calls, (route) => {
    if (taken === null) return route.fallback();
    taken(route);
    taken = null;
    return undefined;
  });
  return { held, release: async () => { await (await held).continue().catch(() => undefined); } };
}
