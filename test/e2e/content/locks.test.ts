import { expectNotice } from '../support/notices';
import { halfASecond } from '../support/editing';
import { signIn, SUPERUSER } from '../support/people';
import { contentEditorIn } from './support/content-editor';
import { aPage, storedFirstFields, told } from './support/items';
import { expect, test } from './support/test';
import { takeOver, twoAtOnce } from './support/two';

const language = 'en';

// Rule R-CON-24.
test('the lock ends when its holder leaves; who signs in again in the same browser is asked for no take-over', async ({
  page,
  context,
  arrive,
}) => {
  await arrive(language);
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  const locked = async () => (await told(page, item)).locked;
  await editor.open(item);
  await editor.edit();
  await expect.poll(locked).not.toBeNull();
  await editor.leave();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(locked).toBeNull();
  await editor.open(item);
  await editor.edit();
  await page.goto('/dashboard');
  await expect.poll(locked).toBeNull();

  await editor.open(item);
  await editor.edit();
  await context.clearCookies({ name: 'kantoor' });
  await page.goto('/dashboard');
  await signIn(page, SUPERUSER);
  await editor.open(item);
  await expect(editor.button('content.lock.takeOver')).toHaveCount(0);
  await editor.edit();
  await editor.name.fill(`${item.name} verder`);
  await editor.save();
  await expectNotice(page, editor.text('content.item.saved'));
});

test('a take-over shows before the next heartbeat and keeps both edits of different blocks (R-LIV-04)', async ({
  page,
  arrive,
  colleague,
}) => {
  const two = await twoAtOnce(page, arrive, colleague, language);
  const { item, mine, other, theirs, theirName } = two;
  await mine.expand();
  await mine.field('title').fill('Mijn kop');
  await takeOver(two);
  const strip = page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }));
  await expect(strip).toBeVisible();
  await theirs.expand();
  await theirs.field('quote').fill('Hun citaat');

  await expect(page.getByText(mine.text('content.lock.lostStrip.body'))).toBeVisible();
  await expect(mine.field('title')).toHaveValue('Mijn kop');
  await expect(mine.field('title')).toBeEditable();
  await expect(mine.button('shared.actions.save')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+s');
  expect(await storedFirstFields(page, item)).toEqual(['Het begin', 'Goed gezegd']);
  await mine.field('title').fill('Mijn betere kop');
  await mine.button('content.lock.lostStrip.again').click();
  await expectNotice(page, mine.text('content.lock.taken', { name: theirName }));
  await expect(strip).toBeVisible();

  await theirs.save();
  await expectNotice(other, theirs.text('content.item.saved'));
  await mine.button('content.lock.lostStrip.again').click();
  await expect(strip).toBeHidden();
  // The version saved meanwhile is loaded below the typed text.
  await expect(mine.field('title')).toHaveValue('Mijn betere kop');
  await expectNotice(page, mine.text('shared.record.newer'));
  await expect(mine.field('quote')).toHaveValue('Hun citaat');
  await mine.save();
  expect(await storedFirstFields(page, item)).toEqual(['Mijn betere kop', 'Hun citaat']);
  expect((await told(page, item)).locked).toBeNull();
});

test(`a second tab neither edits the item nor discards its draft, and edits it after the first tab is closed (${language})`, async ({
  page,
  context,
  arrive,
}) => {
  await arrive(language);
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  await editor.open(item);
  await editor.edit();
  await editor.expand();
  await editor.field('title').fill('Nog mee bezig');
  await halfASecond(page);
  const second = await context.newPage();
  const there = contentEditorIn(language)(second);
  await there.open(item);
  await expect(second.getByText(there.text('content.lock.elsewhere'))).toBeVisible();
  await expect(there.offer).toBeHidden();
  await expect(there.button('content.lock.takeOver')).toBeHidden();
  await there.button('shared.actions.edit').click();
  await expectNotice(second, there.text('content.lock.elsewhere'));
  await expect(there.button('shared.actions.save')).toBeHidden();
  await editor.field('title').fill('Nog mee bezig, en verder');
  await halfASecond(page);
  await page.close();
  await expect(there.offer).toBeVisible();
  await there.button('shared.dialogs.recovery.resume').click();
  await expect(there.button('shared.actions.save')).toBeVisible();
  await there.expand();
  await expect(there.field('title')).toHaveValue('Nog mee bezig, en verder');
});
