import { expectNotice } from '../support/notices';
import { aMark } from '../support/people';
import { contentEditorIn } from './support/content-editor';
import { aHeading, aPage, aQuote, storedFirstFields, told } from './support/items';
import { expect, test } from './support/test';

test('edits are saved before a template is made of them, after asking; it is put behind the blocks or instead of them, and undone', async ({
  page,
  arrive,
}) => {
  await arrive('en');
  const called = `Sjabloon ${aMark()}`;
  const editor = contentEditorIn('en')(page);
  const { text } = editor;
  const offered = page
    .getByRole('dialog', { name: text('content.templates.title') })
    .getByRole('list', { name: text('content.templates.list') })
    .getByRole('button');
  const choose = async (entry: 'useTemplate' | 'saveTemplate'): Promise<void> => {
    await editor.button('content.item.commands.template').click();
    await page.getByRole('menuitem', { name: text(`content.item.commands.${entry}`) }).click();
  };
  const item = await aPage(page, [aHeading('Kop'), aQuote('Onderaan')]);
  await editor.open(item);
  await editor.edit();
  await editor.expand();
  await editor.field('title').fill('Betere kop');

  await choose('saveTemplate');
  await page
    .getByRole('dialog', { name: text('content.templates.save.title') })
    .getByRole('textbox', { name: new RegExp(`^${text('content.templates.save.name')}`) })
    .fill(called);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: text('content.templates.first.title') })).toContainText(called);
  expect(await storedFirstFields(page, item)).toEqual(['Kop', 'Onderaan']);
  await editor.button('content.templates.first.confirm').click();
  await expectNotice(page, text('content.templates.saved'));
  await expect(editor.button('shared.actions.edit')).toBeEnabled();
  expect(await storedFirstFields(page, item)).toEqual(['Betere kop', 'Onderaan']);
  expect((await told(page, item)).locked).toBeNull();

  await editor.edit();
  await choose('useTemplate');
  await offered.filter({ hasText: called }).click();
  await editor.button('content.templates.ask.append').click();
  await expect(editor.blocks).toHaveCount(4);
  await choose('useTemplate');
  await offered.filter({ hasText: 'Productuitleg met verkooppunten' }).click();
  await editor.button('content.templates.ask.replace').click();
  await expect(editor.block('Betere kop')).toHaveCount(0);
  await expect(editor.blocks.last()).toContainText(editor.nameOf('custom-text-cta'));
  for (const count of [4, 2]) {
    await editor.button('content.item.commands.undo').click();
    await expect(editor.blocks).toHaveCount(count);
  }
});
