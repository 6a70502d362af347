import { halfASecond } from '../support/editing';
import { signIn, SUPERUSER } from '../support/people';
import { toast } from '../support/screens';
import { deskIn } from './support/desk';
import { aHeading, aPage, aQuote, storedWords, told } from './support/items';
import { expect, test } from './support/test';
import { takeOver, twoAtOnce } from './support/two';

const language = 'en';

test.describe(language, () => {
  test('shows the holder and the content to a second person', async ({ page, arrive, colleague }) => {
    const { other, theirs, myName } = await twoAtOnce(page, arrive, colleague, language);
    await expect(other.getByText(new RegExp(`^${myName} has been editing this since`))).toBeVisible();
    await expect(theirs.blocks).toHaveCount(2);
    await theirs
      .block('Goed gezegd')
      .getByRole('button', { name: theirs.text('content.block.expand', { name: theirs.quote }) })
      .click();
    await expect(theirs.field('quote')).toHaveValue('Goed gezegd');
    await expect(theirs.field('quote')).not.toBeEditable();
    await theirs.button('content.item.commands.collapse').click();
    await expect(theirs.field('quote')).toHaveCount(0);
    // Edit asks for a take-over; cancelling changes nothing.
    await theirs.button('shared.actions.edit').click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: theirs.text('shared.actions.cancel') })
      .click();
    await expect(theirs.button('shared.actions.edit')).toBeEnabled();
    await expect(theirs.button('shared.actions.edit')).toBeFocused();
  });

  test('asks for no take-over after a sign-in in the same browser', async ({ page, context, arrive }) => {
    await arrive(language);
    const item = await aPage(page);
    const desk = deskIn(language)(page);
    await desk.open(item);
    await desk.edit();
    await context.clearCookies({ name: 'kantoor' });
    await page.goto('/dashboard');
    await signIn(page, SUPERUSER);
    await desk.open(item);
    await expect(desk.button('content.lock.takeOver')).toHaveCount(0);
    await desk.edit();
    await desk.name.fill(`${item.name} verder`);
    await desk.save();
    await expect(toast(page, desk.text('content.item.saved'))).toBeVisible();
  });

  test('keeps both edits of different blocks after a take-over', async ({ page, arrive, colleague }) => {
    const two = await twoAtOnce(page, arrive, colleague, language);
    const { item, mine, other, theirs, theirName } = two;
    await mine.expand();
    await mine.field('title').fill('Mijn kop');
    await takeOver(two);
    await theirs.expand();
    await theirs.field('quote').fill('Hun citaat');

    const strip = page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }));
    await expect(strip).toBeVisible();
    await expect(page.getByText(mine.text('content.lock.lostStrip.body'))).toBeVisible();
    await expect(mine.field('title')).toHaveValue('Mijn kop');
    await expect(mine.field('title')).toBeEditable();
    await expect(mine.button('shared.actions.save')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+s');
    expect(await storedWords(page, item)).toEqual(['Het begin', 'Goed gezegd']);
    await mine.field('title').fill('Mijn betere kop');
    await mine.button('content.lock.lostStrip.again').click();
    await expect(toast(page, mine.text('content.lock.taken', { name: theirName }))).toBeVisible();
    await expect(strip).toBeVisible();

    await theirs.save();
    await expect(toast(other, theirs.text('content.item.saved'))).toBeVisible();
    await mine.button('content.lock.lostStrip.again').click();
    await expect(strip).toBeHidden();
    // The version saved meanwhile is loaded below the typed text.
    await expect(mine.field('title')).toHaveValue('Mijn betere kop');
    await expect(toast(page, mine.text('shared.record.newer'))).toBeVisible();
    await expect(mine.field('quote')).toHaveValue('Hun citaat');
    await mine.save();
    expect(await storedWords(page, item)).toEqual(['Mijn betere kop', 'Hun citaat']);
    expect((await told(page, item)).locked).toBeNull();
  });

  test('asks where both changed the same block after taking back', async ({ page, arrive, colleague }) => {
    const two = await twoAtOnce(page, arrive, colleague, language);
    const { item, mine, theirs, theirName } = two;
    await mine.expand();
    await mine.field('quote').fill('Mijn citaat');
    await takeOver(two);
    await theirs.expand();
    await theirs.field('quote').fill('Hun citaat');
    await theirs.field('title').fill('Hun kop');
    await expect(page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }))).toBeVisible();
    await theirs.save();

    await mine.button('content.lock.lostStrip.again').click();
    const choice = page.getByRole('dialog', { name: mine.text('shared.dialogs.conflict.title') });
    await expect(choice.getByRole('radio')).toHaveCount(2);
    await expect(choice).toContainText('Mijn citaat');
    await expect(choice).toContainText('Hun citaat');
    await expect(choice.getByRole('group', { name: mine.quote })).toBeVisible();
    await choice.getByRole('radio', { name: /Hun/ }).check();
    await choice.getByRole('radio', { name: /Mijn/ }).check();
    await choice.getByRole('button', { name: mine.text('shared.dialogs.conflict.goOn') }).click();
    await expect(mine.field('title')).toHaveValue('Hun kop');
    await expect(mine.field('quote')).toHaveValue('Mijn citaat');
    await mine.save();
    expect(await storedWords(page, item)).toEqual(['Hun kop', 'Mijn citaat']);
  });
});

test('asks about deleted and changed parts; keeps moves and additions', async ({ page, arrive, colleague }) => {
  const two = await twoAtOnce(page, arrive, colleague, 'en', [aHeading('Eerste'), aQuote('Tweede'), aHeading('Derde')]);
  const { item, mine, theirs, theirName } = two;
  await mine.expand();
  await mine.field('title').first().fill('Mijn eerste');
  await mine.button('content.block.duplicate', { name: mine.quote }).click();
  await takeOver(two);
  await theirs.button('content.block.more', { name: theirs.heading }).first().click();
  await two.other.getByRole('menuitem', { name: theirs.text('content.block.remove') }).click();
  await theirs.button('content.block.more', { name: theirs.heading }).click();
  await two.other.getByRole('menuitem', { name: theirs.text('content.block.up') }).click();
  await expect(page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }))).toBeVisible();
  await theirs.save();
  expect(await storedWords(page, item)).toEqual(['Derde', 'Tweede']);

  await mine.button('content.lock.lostStrip.again').click();
  const choice = page.getByRole('dialog', { name: mine.text('shared.dialogs.conflict.title') });
  await expect(
    choice.getByRole('radio', { name: new RegExp(`^${mine.text('content.versions.removed')}`) }),
  ).toBeVisible();
  await choice.getByRole('radio', { name: /^Mijn eerste/ }).check();
  await choice.getByRole('button', { name: mine.text('shared.dialogs.conflict.goOn') }).click();
  await mine.save();
  expect((await storedWords(page, item)).toSorted()).toEqual(['Derde', 'Mijn eerste', 'Tweede', 'Tweede']);
  expect((await storedWords(page, item)).indexOf('Derde')).toBeLessThan(
    (await storedWords(page, item)).indexOf('Tweede'),
  );
});

test('releases the lock when the holder leaves', async ({ page, arrive }) => {
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

test(`a second tab neither edits the item nor discards its draft, and edits it after the first tab is closed (${language})`, async ({
  page,
  context,
  arrive,
}) => {
  await arrive(language);
  const item = await aPage(page);
  const desk = deskIn(language)(page);
  await desk.open(item);
  await desk.edit();
  await desk.expand();
  await desk.field('title').fill('Nog mee bezig');
  await halfASecond(page);
  const second = await context.newPage();
  const there = deskIn(language)(second);
  await there.open(item);
  await expect(second.getByText(there.text('content.lock.elsewhere'))).toBeVisible();
  await expect(there.offer).toBeHidden();
  await expect(there.button('content.lock.takeOver')).toBeHidden();
  await there.button('shared.actions.edit').click();
  await expect(toast(second, there.text('content.lock.elsewhere'))).toBeVisible();
  await expect(there.button('shared.actions.save')).toBeHidden();
  await desk.field('title').fill('Nog mee bezig, en verder');
  await halfASecond(page);
  await page.close();
  await expect(there.offer).toBeVisible();
  await there.button('shared.dialogs.recovery.resume').click();
  await expect(there.button('shared.actions.save')).toBeVisible();
  await there.expand();
  await expect(there.field('title')).toHaveValue('Nog mee bezig, en verder');
});
