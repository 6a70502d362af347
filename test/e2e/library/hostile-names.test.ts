import type { Page, Route } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { intercept } from '../support/api';
import { aPicture } from '../../support/pictures';
import { watch } from '../support/harm';
import { enter, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { aText, libraryIn } from './support/library-screen';
import { addressOf, aFolder, callTo } from './support/stock';

/** Names that another API may allow, by the name of the file on the reference server. */
const HOSTILE = {
  Kwaad1: '<img src=x onerror="window.harmed=1">',
  Kwaad2: '"><svg onload=window.harmed=1>',
  Kwaad3: '{{constructor.constructor("window.harmed=1")()}} $t(shared.yes)',
  Kwaad4: 'javascript:window.harmed=1',
} as const;
/** Names that the reference server allows too. */
const STORED = ["' onmouseover=window.harmed=1 x='.txt", '&lt;img src=x onerror=window.harmed=1&gt;.txt'] as const;

const each = (text: string, into: (name: string, payload: string) => readonly [string, string]): string =>
  Object.entries(HOSTILE).reduce((made, [name, payload]) => made.replaceAll(...into(name, payload)), text);
const inAddress = (text: string): string => each(text, (name, payload) => [name, encodeURIComponent(payload)]);
const tamed = (text: string): string => each(text, (name, payload) => [payload, name]);

/** Replaces harmless names by hostile ones in answers. */
const renameAll = (page: Page): Promise<unknown> =>
  intercept(page, /\/api\/(?:library|popup)(?!\/thumbnail)/, async (route: Route) => {
    const request = route.request();
    const [type, body] = [request.headers()['content-type'] ?? '', request.postData()];
    const postData =
      body !== null && type.startsWith('application/x-www-form-urlencoded')
        ? new URLSearchParams(
            [...new URLSearchParams(body)].map(([key, value]) => [
              key,
              tamed(value.replace(/^api\/.*/, decodeURIComponent)),
            ]),
          ).toString()
        : undefined;
    const answer = await route.fetch({
      url: each(request.url(), (name, payload) => [encodeURIComponent(payload), name]),
      postData,
      maxRedirects: 0,
    });
    const headers = Object.fromEntries(
      Object.entries(answer.headers()).map(([key, value]) => [key, key === 'location' ? inAddress(value) : value]),
    );
    if (!(headers['content-type'] ?? '').includes('json')) return route.fulfill({ response: answer, headers });
    const json = JSON.parse(await answer.text(), (key, value: unknown) =>
      typeof value !== 'string'
        ? value
        : key === 'location' || key === 'path'
          ? inAddress(value)
          : each(value, (name, payload) => [name, payload]),
    ) as object; // cast: JSON made from an object above
    return route.fulfill({ response: answer, headers, json });
  });

test('shows hostile names as text on every screen', async ({ page }) => {
  test.slow();
  const harm = await watch(page);
  const { own, name, question, panel, chooser, choose, button } = libraryIn(page, wordsOf('en'));
  const text = wordsOf('en');
  const { keyboard } = page;
  const [folder, file, second] = [HOSTILE.Kwaad2, `${HOSTILE.Kwaad1}.png`, `${HOSTILE.Kwaad3}.txt`];
  const row = (called: string) =>
    page.getByRole('option').filter({ has: page.locator(`[data-tooltip=${JSON.stringify(called)}]`) });
  await enter(page, SUPERUSER);
  const top = await aFolder(page, {
    'Kwaad2/Kwaad1.png': await aPicture('png', { width: 90, height: 60 }),
    'Kwaad2/Kwaad3.txt': '3',
    'Kwaad2/Kwaad4.txt': '4',
    'Kwaad2/Kwaad2/': '',
    ...Object.fromEntries(STORED.map((called) => [`Kwaad2/${called}`, '5'])),
  });
  expect(
    (
      await page.request.put(callTo(`${top}/Kwaad2/Kwaad1.png`), {
        form: { title: 'Kwaad1', alt: 'Kwaad2', caption: 'Kwaad3', description: 'Kwaad4' },
      })
    ).ok(),
  ).toBe(true);
  await renameAll(page);

  await page.goto(addressOf(top));
  await row(folder).dblclick();
  await expect(page.getByRole('navigation', { name: own('way') })).toContainText(folder);
  await expect(page.getByRole('treeitem', { selected: true })).toContainText(folder);
  const preview = page.getByRole('complementary', { name: own('preview') });
  for (const called of [file, second, `${HOSTILE.Kwaad4}.txt`, ...STORED]) {
    await row(called).hover();
    await expect(preview.getByRole('heading').first()).toHaveText(called);
  }
  await page.getByRole('searchbox', { name: own('search') }).fill('harmed');
  await expect(row(folder).locator('mark')).toHaveText('harmed');
  await button('library.overview.table').click();
  await expect(page.getByRole('row').filter({ hasText: file })).toBeVisible();
  await button('library.overview.tiles').click();
  await page.getByRole('searchbox', { name: own('search') }).fill('');
  await harm.expectHarmless();

  // In questions and messages.
  await row(second).click();
  await keyboard.press('F2');
  await expect(name).toHaveValue(HOSTILE.Kwaad3);
  await name.fill('Kwaad9');
  await keyboard.press('Enter');
  await expect(row('Kwaad9.txt')).toBeVisible();
  await row(`${HOSTILE.Kwaad4}.txt`).click();
  await choose('library.overview.move');
  await expect(page.getByRole('dialog').getByRole('treeitem', { selected: true })).toContainText(folder);
  await keyboard.press('Escape');
  await chooser.setInputFiles([aText(`${HOSTILE.Kwaad1}.txt`), aText(STORED[0])]);
  await expect(panel.getByRole('listitem').filter({ hasText: HOSTILE.Kwaad1 })).toContainText(
    text('library.overview.badCharacter', { character: '<' }),
  );
  await expect(panel.getByRole('listitem').filter({ hasText: STORED[0] })).toContainText(text('library.upload.exists'));
  await panel.getByRole('button', { name: text('library.upload.clear') }).press('Enter');

  // A record that uses it has a hostile name too.
  const added = await page.request.post('/api/popup', {
    form: { title: 'Kwaad4 dreigt', content: '<p>x</p>', datetime_start: '2026-11-20 15:30:00', popup: '0' },
  });
  const popup = `/${(added.headers()['location'] ?? '').replace('api/', '')}`;
  await page.goto(popup);
  await button('shared.actions.edit').click();
  await button('library.picker.chooseFor', { field: text('site.popup.image') }).click();
  const picker = page.getByRole('dialog', { name: text('library.picker.titleImage') });
  await picker.getByRole('treeitem', { name: top }).click();
  await picker.getByRole('option').filter({ hasText: folder }).dblclick();
  await picker.getByRole('option').filter({ hasText: file }).click();
  await expect(picker.getByRole('complementary').getByRole('heading').first()).toHaveText(file);
  await picker.getByRole('button', { name: text('library.picker.select') }).click();
  await expect(page.locator(`[data-tooltip=${JSON.stringify(`${top}/${folder}/${file}`)}]`)).toHaveText(file);
  await page.getByRole('textbox', { name: text('site.popup.title') }).press('Control+s');
  await expectNotice(page, text('site.popups.saved'));
  await harm.expectHarmless();

  await page.goto(`/library/${encodeURIComponent(`${top}/${folder}/${file}`)}`);
  await expect(page.getByRole('textbox', { name: text('library.file.title') })).toHaveValue(HOSTILE.Kwaad1);
  await expect(page.getByRole('link', { name: 'dreigt' })).toHaveText(`${HOSTILE.Kwaad4} dreigt`);
  await button('library.file.url.open').click();
  await expect(page.getByRole('dialog')).toContainText(file);
  await keyboard.press('Escape');
  await button('library.overview.editImage').click();
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(file).first()).toBeVisible();
  await harm.expectHarmless();

  await page.goto(addressOf(`${top}/${folder}`));
  await row(file).click();
  await row(folder).click({ modifiers: ['Control'] });
  await keyboard.press('Delete');
  await expect(question).toContainText(file);
  await expect(question.getByRole('note')).toContainText(`${HOSTILE.Kwaad4} dreigt`);
  await question.getByRole('button', { name: own('removal.confirm_other', { count: 2 }) }).click();
  await expectNotice(page, own('removed_other', { count: 2 }));
  await harm.expectHarmless();
  expect((await page.request.delete(`/api${popup}`)).ok()).toBe(true);
});
