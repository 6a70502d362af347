import { expect, type Page } from '@playwright/test';
import { SHARED_PAGE } from '../../../../src/adapters/memory/content/shared-page.seed';
import { beginSession, EDITOR } from '../../support/people';
import type { Mode } from '../../support/servers';
import { aHeading, aPage, aQuote } from './items';

/** Another person editing the page `SHARED_PAGE`. */
export interface SecondPerson {
  /** Ends the edit without changes. */
  readonly letGo: () => Promise<void>;
  /** Takes the lock over and saves changes. */
  readonly takeOver: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** With a server, a second session; the fake has a scripted colleague who acts on a refused lock or a save. */
export const secondPerson = async (page: Page, mode: Mode): Promise<SecondPerson> => {
  if (mode === 'fake') return { letGo: nothing, takeOver: nothing, leave: nothing };
  // The calls follow each other faster than a person's would: no live events arrive between them.
  await page.route('**/api/events*', (route) => route.abort());
  const heading = aHeading(SHARED_PAGE.heading);
  const text = (words: string) => ({ guid: `${heading.guid}-text`, code: 'default-text-plain', data: { text: words } });
  const quote = aQuote(SHARED_PAGE.quote);
  const { id } = await aPage(page, [heading, text(SHARED_PAGE.text), quote], { name: SHARED_PAGE.name });
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const there = await context?.newPage();
  if (there === undefined) throw new Error('There is no browser for a second person');
  await beginSession(there, EDITOR);
  const call = async (path: string, form: Readonly<Record<string, string>> = {}): Promise<void> => {
    expect((await there.request.put(`/api/page/${id}${path}`, { form })).ok()).toBe(true);
  };
  await call('/lock');
  return {
    letGo: () => call('/unlock'),
    takeOver: async () => {
      await call('/unlock');
      await call('/lock');
      const theirs = [
        heading,
        text(SHARED_PAGE.theirText),
        { ...quote, data: { ...quote.data, quote: SHARED_PAGE.theirQuote } },
      ];
      await call('', {
        content: JSON.stringify(theirs.map((block) => ({ id: '', publication: null, disabled: 0, ...block }))),
      });
      await call('/lock');
    },
    leave: async () => {
      expect((await there.request.delete(`/api/page/${id}`)).ok()).toBe(true);
      await there.context().close();
    },
  };
};
