import { expect, type Locator, type Page } from '@playwright/test';
import type { ContentEditor } from './content-editor';
import { aHeading, aPage, aQuote, savePage, type SentPage } from './items';

/**
 * A page whose newest version has a longer name, and changed, moved, removed and added blocks; `first` is its former
 * name.
 */
export const aPageWithVersions = async (page: Page): Promise<SentPage & { readonly first: string }> => {
  const [warm, last] = [aHeading('De warme kamer'), aQuote('Tot slot')];
  const stays = aQuote('Goed gezegd');
  const item = await aPage(page, [warm, stays, aHeading('Derde'), last]);
  const name = `${item.name} nieuw`;
  await savePage(page, item, { name, update: '1' }, [
    last,
    { ...warm, data: { ...warm.data, title: 'De koude kamer' } },
    stays,
    aHeading('Erbij gekomen'),
  ]);
  return { ...item, name, first: item.name };
};

export const versionsOf = ({ text, button }: ContentEditor, page: Page) => {
  const changes = page.getByRole('region', { name: text('content.versions.content') });
  const rows = page.getByRole('list', { name: text('content.versions.list') }).getByRole('listitem');
  const summary = page.getByRole('list', { name: text('content.versions.summary') }).getByRole('listitem');
  return {
    changes,
    rows,
    summary,
    /** A changed block or field, by name and text. */
    change: (name: string, words: string): Locator =>
      changes.getByRole('group', { name, exact: true }).filter({ hasText: words }),
    take: (what: string, name: string): Locator =>
      changes.getByRole('button', { name: text(`content.versions.take.${what}`, { name }), exact: true }),
    open: async (): Promise<void> => {
      await button('content.item.commands.history').click();
      await expect(summary.first()).toBeVisible();
    },
    back: async (): Promise<void> => {
      await button('content.versions.back').click();
      await expect(button('content.item.commands.history')).toBeFocused();
    },
    fromFirst: async (): Promise<void> => {
      await rows.last().getByRole('radio').first().check();
    },
  };
};
