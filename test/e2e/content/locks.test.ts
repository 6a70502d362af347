import { LANGUAGES, type Language } from '../support/strings';
import { toast } from '../support/screens';
import type { Arrive } from '../support/test';
import { deskIn } from './support/desk';
import { aPage, storedWords, told, type SentPage } from './support/items';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

interface Two {
  readonly item: SentPage;
  readonly mine: ReturnType<ReturnType<typeof deskIn>>;
  readonly other: Page;
  readonly theirs: ReturnType<ReturnType<typeof deskIn>>;
  /** What the two are called. */
  readonly myName: string;
  readonly theirName: string;
}

/** What whoever sits there is called. */
const nameIn = async (page: Page): Promise<string> => {
  const { me } = (await (await page.request.get('/api/me')).json()) as { readonly me: { readonly name: { readonly firstname: string; readonly surname: string } } }; // the shape of the API's own answer
  return `${me.name.firstname} ${me.name.surname}`;
};

/** I have the item open for editing; somebody else opens it to read. */
const twoAtOnce = async (page: Page, arrive: Arrive, colleague: (language: Language) => Promise<Page>, language: Language): Promise<Two> => {
  await arrive(language);
  const item = await aPage(page);
  const mine = deskIn(language)(page);
  await mine.open(item);
  await mine.edit();
  const other = await colleague(language);
  const theirs = deskIn(language)(other);
  await theirs.open(item);
  return { item, mine, other, theirs, myName: await nameIn(page), theirName: await nameIn(other) };
};

/** The other one takes it from me. */
const takeOver = async ({ other, theirs, myName }: Two): Promise<void> => {
  await theirs.button('content.lock.takeOver').click();
  const question = other.getByRole('alertdialog', { name: theirs.text('content.lock.ask.title', { name: myName }) });
  await expect(question.getByRole('button', { name: theirs.text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: theirs.text('content.lock.ask.confirm') }).click();
  await expect(theirs.button('shared.actions.save')).toBeVisible();
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('who opens what somebody else edits reads who has it, and everything in it', async ({ page, arrive, colleague }) => {
      const { other, theirs, myName } = await twoAtOnce(page, arrive, colleague, language);
      await expect(other.getByText(new RegExp(`^${myName} ${language === 'en' ? 'is editing this since' : 'bewerkt dit sinds'}`))).toBeVisible();
      await expect(theirs.blocks).toHaveCount(2);
      await theirs.block('Goed gezegd').getByRole('button', { name: theirs.text('content.block.expand', { name: theirs.quote }) }).click();
      await expect(theirs.field('quote')).toHaveValue('Goed gezegd');
      await expect(theirs.field('quote')).not.toBeEditable();
      await theirs.button('content.item.commands.collapse').click();
      await expect(theirs.field('quote')).toHaveCount(0);
      // Whoever asks all the same is asked whether they take it over; leaving it changes nothing.
      await theirs.button('shared.actions.edit').click();
      await other.getByRole('alertdialog').getByRole('button', { name: theirs.text('shared.actions.cancel') }).click();
      await expect(theirs.button('shared.actions.edit')).toBeEnabled();
      await expect(theirs.button('shared.actions.edit')).toBeFocused();
    });

    test('the loser of a take-over keeps every edit, and both edits stay when they touch different blocks', async ({ page, arrive, colleague }) => {
      const two = await twoAtOnce(page, arrive, colleague, language);
      const { item, mine, other, theirs, theirName } = two;
      await mine.expand();
      await mine.field('title').fill('Mijn kop');
      await takeOver(two);
      await theirs.expand();
      await theirs.field('quote').fill('Hun citaat');

      await mine.button('shared.actions.save').click();
      const strip = page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }));
      await expect(strip).toBeVisible();
      await expect(page.getByText(mine.text('content.lock.lostStrip.body'))).toBeVisible();
      await expect(mine.field('title')).toHaveValue('Mijn kop');
      await expect(mine.field('title')).toBeEditable();
      await expect(mine.button('shared.actions.save')).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Control+s');
      expect(await storedWords(page, item)).toEqual(['Het begin', 'Goed gezegd']);
      // It can still be typed on.
      await mine.field('title').fill('Mijn betere kop');
      await mine.button('content.lock.lostStrip.again').click();
      await expect(toast(page, mine.text('content.lock.taken', { name: theirName }))).toBeVisible();
      await expect(strip).toBeVisible();

      await theirs.save();
      await expect(toast(other, theirs.text('content.item.saved'))).toBeVisible();
      await mine.button('content.lock.lostStrip.again').click();
      await expect(strip).toBeHidden();
      await expect(mine.field('title')).toHaveValue('Mijn betere kop');
      await mine.save();
      expect(await storedWords(page, item)).toEqual(['Mijn betere kop', 'Hun citaat']);
      expect((await told(page, item)).locked).toBeNull();
    });

    test('whoever takes it back chooses where both changed the same block', async ({ page, arrive, colleague }) => {
      const two = await twoAtOnce(page, arrive, colleague, language);
      const { item, mine, theirs, theirName } = two;
      await mine.expand();
      await mine.field('quote').fill('Mijn citaat');
      await takeOver(two);
      await theirs.expand();
      await theirs.field('quote').fill('Hun citaat');
      await theirs.field('title').fill('Hun kop');
      await mine.button('shared.actions.save').click();
      await expect(page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }))).toBeVisible();
      await theirs.save();

      await mine.button('content.lock.takeOver').click();
      await page.getByRole('alertdialog').getByRole('button', { name: mine.text('content.lock.ask.confirm') }).click();
      await expect(page.getByText(mine.text('content.lock.lostStrip.body'))).toBeHidden();
      await mine.button('shared.actions.save').click();
      const choice = page.getByRole('dialog', { name: mine.text('shared.dialogs.conflict.title') });
      await expect(choice.getByRole('radio')).toHaveCount(2);
      await expect(choice).toContainText('Mijn citaat');
      await expect(choice).toContainText('Hun citaat');
      await expect(choice.getByRole('group', { name: mine.quote })).toBeVisible();
      await choice.getByRole('radio', { name: /Hun/ }).check();
      await choice.getByRole('radio', { name: /Mijn/ }).check();
      await choice.getByRole('button', { name: mine.text('shared.dialogs.conflict.save') }).click();
      await expect(mine.button('shared.actions.edit')).toBeEnabled();
      expect(await storedWords(page, item)).toEqual(['Hun kop', 'Mijn citaat']);
    });
  });
}

test('a lock is free as soon as its holder leaves the screen or the page', async ({ page, arrive }) => {
  await arrive('en');
  const item = await aPage(page);
  const desk = deskIn('en')(page);
  await desk.open(item);
  await desk.edit();
  await expect.poll(async () => (await told(page, item)).locked).not.toBeNull();
  await desk.leave();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(async () => (await told(page, item)).locked).toBeNull();
  await desk.open(item);
  await desk.edit();
  await page.goto('/dashboard');
  await expect.poll(async () => (await told(page, item)).locked).toBeNull();
});

test('a second tab of the same browser does not edit the same item, and may when the first is closed', async ({ page, context, arrive }) => {
  await arrive('en');
  const item = await aPage(page);
  const desk = deskIn('en')(page);
  await desk.open(item);
  await desk.edit();
  const second = await context.newPage();
  const there = deskIn('en')(second);
  await there.open(item);
  await there.button('shared.actions.edit').click();
  await expect(toast(second, there.text('content.lock.elsewhere'))).toBeVisible();
  await expect(there.button('shared.actions.save')).toBeHidden();
  await page.close();
  await there.edit();
});
