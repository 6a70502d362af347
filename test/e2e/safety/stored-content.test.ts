import type { Page } from '@playwright/test';
import { intercept } from '../support/api';
import { contentEditorIn } from '../content/support/content-editor';
import { versionsOf } from '../content/support/versions';
import { watch } from '../support/harm';
import { expect, test } from '../support/test';
import { harmfulContent, HARM, withHarm } from './support/harmful-content';

/** Expects that nothing active was rendered or executed. */
const expectInert = async (page: Page, harm: Awaited<ReturnType<typeof watch>>): Promise<void> => {
  await expect(page.locator('body').locator('[onerror], [onload], [onclick], [href^="javascript:" i]')).toHaveCount(0);
  await harm.expectHarmless();
};

const language = 'en';

test(`shows all fields of blocks, items, tags, categories and templates as text (${language})`, async ({
  page,
  arrive,
}) => {
  test.slow();
  const harm = await watch(page);
  await arrive(language);
  const content = await harmfulContent(page);
  const editor = contentEditorIn(language)(page);
  const { text, button, blocks } = editor;
  const inert = () => expectInert(page, harm);
  const row = page.getByRole('table').locator('tbody').getByRole('row').filter({ hasText: content.mark });

  await page.goto(`/reference?q=${content.mark}`);
  await expect(row).toContainText(HARM);
  await row.getByRole('checkbox').check();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toContainText(HARM);
  await inert();
  await page.keyboard.press('Escape');

  await page.goto(`/reference/${content.whole}`);
  await expect(blocks).toHaveCount(content.count);
  await editor.expand();
  await inert();
  await button('content.item.commands.preview').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region')).toContainText('onerror');
  await inert();
  await page.keyboard.press('Escape');
  const versions = versionsOf(editor, page);
  await versions.open();
  await expect(versions.changes).toContainText('onerror');
  await button('content.versions.beside').click();
  await inert();
  await versions.back();

  await editor.edit();
  const written = page.getByRole('textbox', { name: editor.labelOf('text'), exact: true });
  for (const editor of await written.all()) await editor.click();
  await inert();
  await button('content.item.commands.template').click();
  await page.getByRole('menuitem', { name: text('content.item.commands.useTemplate') }).click();
  await dialog.getByRole('button').filter({ hasText: content.template }).click();
  await expect(page.getByRole('alertdialog')).toContainText(content.template);
  await inert();
  await page.keyboard.press('Escape');

  for (const [address, field] of [
    ['tag', 'content.tag.name'],
    ['category', 'content.category.name'],
  ] as const) {
    await page.goto(`/${address}/${content[address]}`);
    await expect(page.getByRole('textbox', { name: text(field), exact: true })).toHaveValue(content.name);
    await expect(page.getByRole('table', { name: text('content.usage.label') }).locator('tbody')).toContainText(
      content.name,
    );
    await inert();
  }
  await page.goto(`/library/${encodeURIComponent(content.picture)}`);
  await expect(page.getByRole('link').filter({ hasText: content.mark }).first()).toBeVisible();
  await inert();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(content.mark);
  await expect(page.getByRole('option').filter({ hasText: content.mark }).first()).toBeVisible();
  await inert();
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: content.mark }).first()).toBeVisible();
  await inert();
});

// All modules share one editor: one module with an author and targets, one with an address.
for (const [module, language] of [
  ['blog', 'en'],
  ['branch', 'nl'],
] as const) {
  test(`names of people, files and choices, and the words of blocks that an API tells stay text: ${module} (${language})`, async ({
    page,
    arrive,
  }) => {
    test.slow();
    const harm = await watch(page);
    await arrive(language);
    // Cast: the API sends this type.
    const listed = (await (await page.request.get(`/api/${module}?perPage=10`)).json()) as object;
    const rows = Object.values(listed).find((value: unknown): value is readonly { readonly id: number }[] =>
      Array.isArray(value),
    );
    const id = String(rows?.[0]?.id);
    const locked = { user: { name: HARM }, since: '2026-11-20 09:14:00' };
    await intercept(page, new RegExp(`/api/(?:${module}(?:[/?].*)?|block|target)$`), async (route) => {
      const request = route.request();
      if (request.method() === 'PUT') return route.fulfill({ status: 423, json: { code: 'LOCKED', locked } });
      const answer = await route.fetch();
      const told = withHarm(await answer.text());
      const item: unknown = Reflect.get(told, module);
      if (typeof item === 'object' && item !== null) Object.assign(item, { locked });
      return route.fulfill({ response: answer, json: { ...told, code: 'OK' } });
    });
    const editor = contentEditorIn(language)(page);
    const { text, button } = editor;
    const inert = () => expectInert(page, harm);

    await page.goto(`/${module}`);
    await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toContainText(HARM);
    await inert();
    await page.goto(`/${module}/${id}`);
    await expect(page.getByRole('status').filter({ hasText: HARM }).first()).toBeVisible();
    await editor.expand();
    await inert();
    // The holder's name is in the take-over question and in the refusal.
    await button('shared.actions.edit').click();
    const question = page.getByRole('alertdialog', { name: text('content.lock.ask.title', { name: HARM }) });
    await question.getByRole('button', { name: text('content.lock.ask.confirm') }).click();
    await expect(page.locator('[aria-live="polite"]').getByText(HARM).first()).toBeVisible();
    await inert();
    await button('content.item.commands.preview').click();
    await expect(page.getByRole('dialog').getByRole('region')).toContainText('onerror');
    await inert();
    await page.keyboard.press('Escape');
    const versions = versionsOf(editor, page);
    await button('content.item.commands.history').click();
    await expect(versions.rows.filter({ hasText: HARM }).first()).toBeVisible();
    await inert();
  });
}
