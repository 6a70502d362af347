import { expect, type Page } from '@playwright/test';
import type { Language } from '../../support/strings';
import type { Arrive } from '../../support/test';
import { contentEditorIn } from './content-editor';
import { aPage, type SentBlock, type SentPage } from './items';

export interface Two {
  readonly item: SentPage;
  readonly mine: ReturnType<ReturnType<typeof contentEditorIn>>;
  readonly other: Page;
  readonly theirs: ReturnType<ReturnType<typeof contentEditorIn>>;
  readonly myName: string;
  readonly theirName: string;
}

export const nameIn = async (page: Page): Promise<string> => {
  const { me } = (await (await page.request.get('/api/me')).json()) as {
    readonly me: { readonly name: { readonly firstname: string; readonly surname: string } };
  }; // cast: the API sends this type
  return `${me.name.firstname} ${me.name.surname}`;
};

/** I edit the item; another person reads it. */
export const twoAtOnce = async (
  page: Page,
  arrive: Arrive,
  colleague: (language: Language) => Promise<Page>,
  language: Language,
  blocks?: readonly SentBlock[],
): Promise<Two> => {
  await arrive(language);
  const item = await aPage(page, blocks);
  const mine = contentEditorIn(language)(page);
  await mine.open(item);
  await mine.edit();
  const other = await colleague(language);
  const theirs = contentEditorIn(language)(other);
  await theirs.open(item);
  return { item, mine, other, theirs, myName: await nameIn(page), theirName: await nameIn(other) };
};

/** The other person takes the lock over. */
export const takeOver = async ({ other, theirs, myName }: Two): Promise<void> => {
  await theirs.button('content.lock.takeOver').click();
  const question = other.getByRole('alertdialog', { name: theirs.text('content.lock.ask.title', { name: myName }) });
  await expect(question.getByRole('button', { name: theirs.text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: theirs.text('content.lock.ask.confirm') }).click();
  await expect(theirs.button('shared.actions.save')).toBeVisible();
};
