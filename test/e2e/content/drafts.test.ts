import { expectNotice } from '../support/notices';
import { halfASecond, crash } from '../support/editing';
import { endSession, fillSignIn, PASSWORD, SUPERUSER } from '../support/people';
import { type Language } from '../support/strings';
import type { Arrive } from '../support/test';
import { contentEditorIn } from './support/content-editor';
import { aPage, storedFirstFields, told, type SentPage } from './support/items';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const FIRST = 'Zilvermeeuw NL';
const websiteButton = (page: Page, website: string) => page.getByRole('button', { name: `Website: ${website}` });

const typing = async (
  page: Page,
  arrive: Arrive,
  language: Language,
  website = FIRST,
): Promise<{ readonly item: SentPage; readonly editor: ReturnType<ReturnType<typeof contentEditorIn>> }> => {
  await arrive(language);
  if (website !== FIRST) {
    await websiteButton(page, FIRST).click();
    await page.getByRole('menuitemradio', { name: website }).click();
    await expect(websiteButton(page, website)).toBeVisible();
  }
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  await editor.open(item);
  await editor.edit();
  await editor.expand();
  await editor.field('title').fill('Nog niet klaar');
  return { item, editor };
};

/** The draft is restored and the lock held. */
const expectResumed = async (page: Page, language: Language, item: SentPage): Promise<void> => {
  const editor = contentEditorIn(language)(page);
  await expect(editor.offer).toBeVisible();
  await expect(editor.button('shared.actions.edit')).toBeDisabled();
  await editor.button('shared.dialogs.recovery.resume').click();
  await expect(editor.button('shared.actions.save')).toBeVisible();
  await expect(editor.block('Nog niet klaar')).toBeVisible();
  await expect(page.getByText(editor.text('content.lock.mine'))).toBeVisible();
  expect((await told(page, item)).locked).not.toBeNull();
};

const language = 'nl';

test('asks before leaving: stay, save temporarily, or discard; not after an undo', async ({ page, arrive }) => {
  const { item, editor } = await typing(page, arrive, language);
  await expect(page.getByText(editor.text('shared.record.unsaved'))).toBeVisible();
  await editor.button('content.item.commands.undo').click();
  await expect(editor.field('title')).toHaveValue('Het begin');
  await expect(page.getByText(editor.text('shared.record.unsaved'))).toBeHidden();
  await editor.leave();
  await expect(page).toHaveURL(/\/dashboard$/);

  await editor.open(item);
  await editor.edit();
  await editor.expand();
  await editor.field('title').fill('Nog niet klaar');
  await editor.leave();
  await expect(editor.question).toBeVisible();
  await expect(
    editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.keep') }),
  ).toBeFocused();
  await editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.stay') }).click();
  await expect(editor.question).toBeHidden();
  await expect(editor.field('title')).toHaveValue('Nog niet klaar');
  await expect(editor.field('title')).toBeEditable();

  await editor.button('shared.actions.back').click();
  await editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.keep') }).click();
  await expect(page).toHaveURL(/\/page(\?|$)/);
  await expect.poll(async () => (await told(page, item)).locked).toBeNull();
  await page.goto(`/page/${item.id}`);
  await expectResumed(page, language, item);

  await editor.leave();
  await editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.leave') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await editor.open(item);
  await expect(editor.offer).toBeHidden();
  await expect(editor.block('Het begin')).toBeVisible();
});

test('keeps fields and blocks: a page from the cache of the browser, a crash, and a page that is closed', async ({
  page: first,
  context,
  arrive,
}) => {
  let page = first;
  const { item, editor } = await typing(page, arrive, language);
  const reopen = async (): Promise<void> => {
    page = await context.newPage();
    await page.goto(`/page/${item.id}`);
    await expectResumed(page, language, item);
  };

  await test.step('from the cache', async () => {
    await editor.name.fill('Een naam van later');
    // Driven browsers have no bfcache: the event is dispatched.
    await page.evaluate(() => {
      globalThis.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectResumed(page, language, item);
  });

  await test.step('a crash half a second after the last key', async () => {
    await editor.expand();
    await editor.field('title').fill('Nog niet klaar, nog niet');
    await halfASecond(page);
    await crash(page);
    await reopen();
    await expect(contentEditorIn(language)(page).block('Nog niet klaar, nog niet')).toBeVisible();
  });

  await test.step('closed with what was resumed, and right after the last key', async () => {
    await halfASecond(page);
    await page.close();
    await reopen();
    await contentEditorIn(language)(page).expand();
    await contentEditorIn(language)(page).field('title').fill('Nog niet klaar');
    await page.close();
    await reopen();
  });

  const last = contentEditorIn(language)(page);
  await expect(last.name).toHaveValue('Een naam van later');
  await last.save();
  expect(await storedFirstFields(page, item)).toEqual(['Nog niet klaar', 'Goed gezegd']);
  await page.reload();
  await expect(last.button('shared.actions.edit')).toBeEnabled();
  await expect(last.offer).toBeHidden();
});

test('the session ends in the middle of an edit on another website: after signing in the save goes on', async ({
  page,
  arrive,
}) => {
  const website = 'Zilvermeeuw België';
  const { item, editor } = await typing(page, arrive, language, website);
  await endSession(page);
  await page.keyboard.press('Control+s');
  await fillSignIn(page, SUPERUSER, PASSWORD);
  await page.keyboard.press('Enter');
  await expectNotice(page, editor.text('content.item.saved'));
  await expect(websiteButton(page, website)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/page/${item.id}$`));
  expect(await storedFirstFields(page, item)).toEqual(['Nog niet klaar', 'Goed gezegd']);
});

test('discards an offered draft for good', async ({ page, arrive }) => {
  const { item, editor } = await typing(page, arrive, 'en');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await editor.button('shared.dialogs.recovery.discard').click();
  await expect(editor.offer).toBeHidden();
  await expect(editor.button('shared.actions.edit')).toBeEnabled();
  await page.reload();
  await expect(editor.block('Het begin')).toBeVisible();
  await expect(editor.button('shared.actions.edit')).toBeEnabled();
  await expect(editor.offer).toBeHidden();
  expect((await told(page, item)).locked).toBeNull();
});

test('offers the draft of a new page on the next new page', async ({ page, arrive }) => {
  await arrive('en', '/page/add');
  const editor = contentEditorIn('en')(page);
  await editor.name.fill('Nog zonder inhoud');
  await editor.leave();
  await editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.keep') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/page/add');
  await editor.button('shared.dialogs.recovery.resume').click();
  await expect(editor.name).toHaveValue('Nog zonder inhoud');
  await editor.leave();
  await editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.leave') }).click();
  await page.goto('/page/add');
  await expect(editor.name).toHaveValue('');
});

test('keeps the draft while someone else has the lock', async ({ page, arrive, colleague }) => {
  const { item, editor } = await typing(page, arrive, 'en');
  await editor.leave();
  await editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.keep') }).click();
  const other = await colleague('en');
  const theirs = contentEditorIn('en')(other);
  await theirs.open(item);
  await theirs.edit();
  await theirs.expand();
  await theirs.field('quote').fill('Hun citaat');
  await page.goto(`/page/${item.id}`);
  await editor.button('shared.dialogs.recovery.resume').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: editor.text('shared.actions.cancel') })
    .click();
  await expect(editor.offer).toBeVisible();
  await theirs.save();
  await editor.button('shared.dialogs.recovery.resume').click();
  await expect(editor.button('shared.actions.save')).toBeVisible();
  await editor.save();
  expect(await storedFirstFields(page, item)).toEqual(['Nog niet klaar', 'Hun citaat']);
});
