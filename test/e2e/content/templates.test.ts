import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { aMark } from '../support/people';

import { deskIn, type Desk } from './support/desk';
import { aHeading, aPage, aQuote, storedWords, told } from './support/items';
import { expect, test } from './support/test';

const templatesOf = ({ text, button }: Desk, page: Page) => {
  const chooser = page.getByRole('dialog', { name: text('content.templates.title') });
  const naming = page.getByRole('dialog', { name: text('content.templates.save.title') });
  return {
    chooser,
    naming,
    name: naming.getByRole('textbox', { name: new RegExp(`^${text('content.templates.save.name')}`) }),
    offered: chooser.getByRole('list', { name: text('content.templates.list') }).getByRole('button'),
    choose: async (entry: 'useTemplate' | 'saveTemplate'): Promise<void> => {
      await button('content.item.commands.template').click();
      await page.getByRole('menuitem', { name: text(`content.item.commands.${entry}`) }).click();
    },
    confirm: (key: string) => page.getByRole('button', { name: text(key), exact: true }),
  };
};

const language = 'en';

test(`the blocks of an item are kept for one module, and there put in, behind others, instead of them, and undone (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  const called = `Sjabloon ${aMark()}`;
  const desk = deskIn(language)(page);
  const { text } = desk;
  const { chooser, naming, name, offered, choose, confirm } = templatesOf(desk, page);
  const item = await aPage(page, [
    aHeading('Bovenaan', { publication: { from: null, to: '2050-01-01 00:00:00' } }),
    aQuote('Onderaan'),
  ]);
  await desk.open(item);
  await desk.button('content.item.commands.template').click();
  await expect(page.getByRole('menuitem', { name: text('content.item.commands.useTemplate') })).toContainText(
    text('content.templates.off.reading'),
  );
  await page.keyboard.press('Escape');

  await choose('saveTemplate');
  await confirm('content.templates.save.confirm').click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(called);
  await naming.getByRole('checkbox', { name: text('content.blog.title'), exact: true }).check();
  await confirm('content.templates.save.confirm').click();
  await expectNotice(page, text('content.templates.saved'));
  await expect(naming).toBeHidden();
  await choose('saveTemplate');
  await name.fill(called.toUpperCase());
  await confirm('content.templates.save.confirm').click();
  await expectNotice(page, text('content.templates.notSaved'));
  await expect(naming).toContainText(text('shared.fields.codes.NAME_IN_USE'));
  await page.keyboard.press('Escape');

  // Restricted to other modules.
  await desk.edit();
  await choose('useTemplate');
  await expect(offered.filter({ hasText: 'Productuitleg met verkooppunten' })).toBeVisible();
  await expect(offered.filter({ hasText: called })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(chooser).toBeHidden();

  await page.goto('/blog/add');
  await choose('useTemplate');
  await offered.filter({ hasText: called }).click();
  await expect(desk.blocks).toHaveCount(2);
  // Visibility windows are not copied.
  await expect(desk.blocks.first()).not.toContainText('2050');
  await choose('useTemplate');
  await offered.filter({ hasText: called }).click();
  await expect(
    page
      .getByRole('alertdialog', { name: text('content.templates.ask.title', { name: called }) })
      .getByRole('button', { name: text('shared.actions.cancel') }),
  ).toBeFocused();
  await confirm('content.templates.ask.append').click();
  await expect(desk.blocks).toHaveCount(4);
  await expect(desk.blocks).toContainText(['Bovenaan', 'Onderaan', 'Bovenaan', 'Onderaan']);
  await choose('useTemplate');
  await offered.filter({ hasText: 'Productuitleg met verkooppunten' }).click();
  await confirm('content.templates.ask.replace').click();
  await expect(desk.block('Bovenaan')).toHaveCount(0);
  await expect(desk.blocks.last()).toContainText(desk.nameOf('custom-text-cta'));
  for (const count of [4, 2, 0]) {
    await desk.button('content.item.commands.undo').click();
    await expect(desk.blocks).toHaveCount(count);
  }
});

test(`edits are saved before a template is made of them, after asking; what is ready for a text is put into it (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  const called = `Sjabloon ${aMark()}`;
  const desk = deskIn(language)(page);
  const { text } = desk;
  const { name, choose, confirm } = templatesOf(desk, page);
  const item = await aPage(page, [
    aHeading('Kop'),
    { guid: `text-${aMark()}`, code: 'default-text-plain', data: { text: '<p>Vooraf.</p>' } },
  ]);
  await desk.open(item);
  await desk.edit();
  await desk.expand();
  await desk.field('title').fill('Betere kop');
  const body = page.getByRole('textbox', { name: desk.labelOf('text'), exact: true });
  await body.click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: text('richText.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: text('richText.templates') }).click();
  await page.getByRole('menuitem', { name: text('content.textTemplates.question.name') }).click();
  await expect(body.getByRole('heading', { name: text('content.textTemplates.question.question') })).toBeVisible();

  await choose('saveTemplate');
  await name.fill(called);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: text('content.templates.first.title') });
  await expect(question).toContainText(called);
  expect(await storedWords(page, item)).toEqual(['Kop', '<p>Vooraf.</p>']);
  await confirm('content.templates.first.confirm').click();
  await expectNotice(page, text('content.templates.saved'));
  await expect(desk.button('shared.actions.edit')).toBeEnabled();
  const [words, html] = await storedWords(page, item);
  expect([words, html]).toEqual([
    'Betere kop',
    `<p>Vooraf.</p><h3>${text('content.textTemplates.question.question')}</h3><p>${text('content.textTemplates.question.answer')}</p>`,
  ]);
  expect((await told(page, item)).locked).toBeNull();
  const { templates } = (await (await page.request.get('/api/block/templates/?restricted=press')).json()) as {
    readonly templates: readonly { readonly name: string }[];
  }; // the shape of the API's own answer
  expect(templates.map((template) => template.name)).toContain(called);
});
