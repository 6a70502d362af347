import { contentEditorIn } from './support/content-editor';
import { aPage, told } from './support/items';
import { expect, test } from './support/test';

const language = 'en';

test(`an item is put online, taken off and put online again; only what was online can be taken off (${language})`, async ({
  page,
  arrive,
}) => {
  // The browser's clock is ten minutes fast.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 600_000;
  });
  await arrive(language);
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  const status = page.getByRole('combobox', { name: editor.text('content.item.status') });
  const options = () => status.getByRole('option').allTextContents();
  const called = (one: string): string => editor.text(`content.item.statuses.${one}`);
  const moment = page
    .getByRole('group', { name: new RegExp(`^${editor.text('content.item.online')}`) })
    .or(page.getByRole('textbox', { name: new RegExp(`^${editor.text('content.item.online')}`) }))
    .first();
  await editor.open(item);
  await editor.edit();
  expect(await options()).toEqual([called('draft'), called('published')]);
  await expect(moment).toBeHidden();
  await status.selectOption(called('published'));
  await expect(moment).toBeVisible();
  await editor.save();
  const online = await told(page, item);
  expect(online.status).toBe('published');
  expect(online.datetime_online).toBe(online.datetime.update);

  await editor.edit();
  expect(await options()).toEqual([called('draft'), called('published'), called('unpublished')]);
  await status.selectOption(called('unpublished'));
  await editor.save();
  const offline = await told(page, item);
  expect([offline.status, offline.datetime_online]).toEqual(['unpublished', online.datetime_online]);

  await editor.edit();
  await status.selectOption(called('published'));
  await editor.save();
  const again = await told(page, item);
  expect(again.status).toBe('published');
  expect(Date.parse(`${again.datetime_online ?? ''}Z`)).toBeGreaterThanOrEqual(
    Date.parse(`${online.datetime_online ?? ''}Z`),
  );

  await editor.edit();
  await status.selectOption(called('draft'));
  await expect(moment).toBeHidden();
  await editor.save();
  expect(await told(page, item)).toMatchObject({ status: 'draft', datetime_online: null });
});
