import { expectAccessible } from '../support/axe';

import { contentEditorIn } from './support/content-editor';
import { savePage, storedFirstFields, told } from './support/items';
import { expect, test } from './support/test';
import { nameIn } from './support/two';
import { aPageWithVersions, versionsOf } from './support/versions';

const AS_IT_WAS = ['De warme kamer', 'Goed gezegd', 'Derde', 'Tot slot'];

const language = 'en';

test(`what a save changed is read word by word, and what is missed is taken back, piece by piece (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  const item = await aPageWithVersions(page);
  const editor = contentEditorIn(language)(page);
  const { text, heading, quote } = editor;
  const versions = versionsOf(editor, page);
  const { change, changes, summary, take } = versions;
  const count = (what: string, number: number): string =>
    text(`content.versions.counts.${what}_${number === 1 ? 'one' : 'other'}`, { count: number });
  const saved = async (kind: string): Promise<string> =>
    text('content.versions.by', { kind: text(`content.versions.kinds.${kind}`), name: await nameIn(page) });
  await editor.open(item);
  await versions.open();
  await expect(versions.rows).toContainText([
    text('content.versions.storedWhat'),
    await saved('update'),
    await saved('created'),
  ]);
  await expect(summary).toHaveText([
    count('wordsAdded', 4),
    count('wordsRemoved', 2),
    count('moved', 1),
    count('added', 1),
    count('removed', 1),
    count('changed', 1),
    count('fields', 1),
  ]);

  await expect(change(heading, 'kamer').locator('del')).toHaveText(['warme']);
  await expect(change(heading, 'kamer').locator('ins')).toHaveText(['koude']);
  await expect(change(heading, 'Erbij gekomen')).toContainText(text('content.versions.added'));
  await expect(change(heading, 'Derde')).toContainText(text('content.versions.removed'));
  await expect(change(quote, 'Tot slot')).toContainText(text('content.versions.moved', { from: 4, to: 1 }));
  await expect(changes).toContainText(text('content.versions.ghost', { name: quote, place: 1 }));
  await expect(change(text('content.versions.fields'), item.first).locator('ins')).toHaveText(['nieuw']);
  await changes
    .getByRole('button', { name: text('content.versions.unchanged_one', { count: 1, names: quote }) })
    .click();
  await expect(changes).toContainText('Goed gezegd');
  await editor.button('content.versions.beside').click();
  for (const side of ['De warme kamer', 'De koude kamer']) await expect(change(heading, 'kamer')).toContainText(side);
  // Readers cannot restore.
  await expect(take('fieldOf', editor.labelOf('title'))).toHaveCount(0);
  await expect(editor.button('content.versions.restore')).toHaveCount(0);
  await versions.back();

  await editor.edit();
  await editor.expand();
  await editor.field('position', editor.block('Goed gezegd')).fill('Inkoper');
  await versions.open();
  await expect(versions.rows.first()).toContainText(text('content.versions.nowMine'));
  await expect(summary).toHaveText([count('wordsAdded', 1), count('changed', 1)]);
  await versions.fromFirst();
  // Nothing is restored while two stored versions are compared.
  const to = (row: number) => versions.rows.nth(row).getByRole('radio').last();
  await to(1).check();
  await expect(summary.first()).toHaveText(count('wordsAdded', 4));
  await expect(take('fieldOf', text('content.item.name'))).toHaveCount(0);
  await to(0).check();
  await expect(summary.first()).toHaveText(count('wordsAdded', 5));
  for (const [what, name] of [
    ['fieldOf', text('content.item.name')],
    ['fieldOf', editor.labelOf('title')],
    ['removedOf', heading],
    ['restoredOf', heading],
    ['placeOf', quote],
  ] as const) {
    await take(what, name).click();
    await expect(changes).toBeFocused();
  }
  await expect(summary).toHaveText([count('wordsAdded', 1), count('changed', 1)]);
  await versions.back();
  await expect(editor.name).toHaveValue(item.first);
  await editor.save();
  expect(await storedFirstFields(page, item)).toEqual(AS_IT_WAS);
  const now = await told(page, item);
  expect([now.name, now.history.map(({ type }) => type)]).toEqual([item.first, ['save', 'update', 'created']]);
  expect(now.content[1]?.fields.find(({ code }) => code === 'position')?.value).toBe('Inkoper');
});

test('shows questions above the comparison; restores a whole version after confirmation', async ({
  page,
  arrive,
  colleague,
}) => {
  await arrive('en');
  const item = await aPageWithVersions(page);
  const editor = contentEditorIn('en')(page);
  const versions = versionsOf(editor, page);
  const other = await colleague('en');
  expect((await other.request.put(`/api/page/${item.id}/lock`)).status()).toBe(200);
  await editor.open(item);
  await versions.open();
  await page.keyboard.press('e');
  const question = page.getByRole('alertdialog');
  await page
    .getByRole('alertdialog', { name: editor.text('content.lock.ask.title', { name: await nameIn(other) }) })
    .getByRole('button', { name: editor.text('content.lock.ask.confirm') })
    .click();
  await editor.button('content.versions.restore').click();
  await expect(question.getByRole('button', { name: editor.text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: editor.text('content.versions.ask.confirm') }).click();
  await expect(editor.button('shared.actions.save')).toBeFocused();
  expect((await told(page, item)).name).toBe(item.name);
  await editor.button('shared.actions.saveMenu').click();
  await page.getByRole('menuitem', { name: editor.text('content.item.commands.saveVersion') }).click();
  await expect(editor.button('shared.actions.edit')).toBeEnabled();
  expect(await storedFirstFields(page, item)).toEqual(AS_IT_WAS);
  const now = await told(page, item);
  expect([now.name, now.history[0]?.type]).toEqual([item.first, 'update']);

  await editor.edit();
  await editor.name.fill('Zo noem ik haar');
  await versions.open();
  await savePage(page, item, { name: 'Zo heet ze nu' });
  await page.keyboard.press('Control+s');
  const choice = page.getByRole('dialog');
  for (const side of ['Zo noem ik haar', 'Zo heet ze nu'])
    await expect(choice.getByRole('radio', { name: new RegExp(`^${side}`) })).toBeVisible();
  await expectAccessible(page, 'the choice between two edits');
  await choice.getByRole('button', { name: editor.text('shared.dialogs.conflict.save') }).click();
  await expect.poll(async () => (await told(page, item)).name).toBe('Zo noem ik haar');
});
