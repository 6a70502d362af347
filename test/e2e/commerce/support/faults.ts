import type { Page, Route } from '@playwright/test';
import { runsAll } from '../../../support/sample';
import { signIn, SUPERUSER } from '../../support/people';
import { LANGUAGES, wordsOf, type Language } from '../../support/strings';
import { expect, test } from '../../support/test';

type FaultName = 'server error' | 'cut line' | 'lost answer' | 'conflict' | 'end of the session';
const FAULTS: readonly (readonly [FaultName, (route: Route) => Promise<void>])[] = [
  ['server error', (route) => route.fulfill({ status: 500, json: { code: 'ERROR' } })],
  ['cut line', (route) => route.abort()],
  [
    'lost answer',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ],
  ['conflict', (route) => route.fulfill({ status: 409, json: { code: 'DUPLICATE' } })],
  ['end of the session', (route) => route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } })],
];

/** Makes one of the saving calls fail; `place` counts from 0. */
async function failAt(page: Page, calls: RegExp, place: number, fault: (route: Route) => Promise<void>): Promise<void> {
  let count = 0;
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    count += 1;
    return count - 1 === place ? fault(route) : route.fallback();
  });
}

/** A record that is saved by several calls. */
interface SavedInParts {
  /** The name in the path of the screen, and in the paths of its calls. */
  readonly screen: string;
  readonly endpoint: string;
  /** Number of calls when `change` is saved. */
  readonly calls: number;
  /** The faults of each run, with the call in which they happen, counted from 0. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  /** Makes a record to change. @returns its id */
  readonly make: (page: Page) => Promise<string>;
  readonly change: (page: Page, language: Language) => Promise<void>;
  readonly stored: (page: Page, id: string) => Promise<unknown>;
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * Makes faults in the calls of a save and expects the wanted record afterwards. All records share the code that
 * saves; with `KANTOOR_ALL=1` every fault is made in every call of every record.
 */
export function expectNothingLost(what: string, record: SavedInParts): void {
  const { screen, endpoint, calls, faults, make, change, stored, after } = record;
  const path = new RegExp(`/api/${endpoint}/\\d+`);
  for (const [place, [name, fault]] of FAULTS.entries()) {
    if (!runsAll && faults[name] === undefined) continue;
    test(`${what}: nothing is lost and nothing doubled (${name})`, async ({ page, arrive }) => {
      if (runsAll) test.setTimeout(180_000);
      const language = LANGUAGES[place % LANGUAGES.length] ?? 'en';
      const text = wordsOf(language);
      await arrive(language);
      for (let call = 0; call < calls; call += 1) {
        if (!runsAll && call !== faults[name]) continue;
        const id = await make(page);
        await page.goto(`/${screen}/${id}`);
        await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
        await change(page, language);
        await failAt(page, path, call, fault);
        await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
        if (name === 'end of the session') {
          await expect(page.getByRole('textbox', { name: /e-mail/i })).toBeVisible();
          await page.unroute(path);
          await signIn(page, SUPERUSER);
        } else {
          const retry = page.getByRole('button', { name: text('shared.actions.retry') });
          await expect(retry).toBeVisible();
          await page.unroute(path);
          await retry.click();
        }
        await expect(page.getByRole('button', { name: text('shared.actions.edit'), exact: true })).toBeVisible();
        expect([call, await stored(page, id)]).toEqual([call, expect.objectContaining(after)]);
      }
    });
  }
}

/** Makes a record and its parts through the API. @returns its id */
export async function makeInParts(
  page: Page,
  endpoint: string,
  form: Readonly<Record<string, string>>,
  path: string,
  parts: readonly Readonly<Record<string, string>>[],
): Promise<string> {
  const made = await page.request.post(`/api/${endpoint}`, { form });
  const [id = ''] = /\d+$/.exec(made.headers()['location'] ?? '') ?? [];
  for (const part of parts) await page.request.post(`/api/${endpoint}/${id}/${path}`, { form: part });
  return id;
}
