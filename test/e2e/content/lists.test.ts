import { toast } from '../support/screens';
import { wordsOf } from '../support/strings';
import { aPage } from './support/items';
import { expect, test } from './support/test';
import { aMark } from '../support/people';

const language = 'nl';

test(`the list says what is online and who is editing, filters, and does not delete what somebody edits (${language})`, async ({
  page,
  arrive,
  colleague,
}) => {
  const text = wordsOf(language);
  await arrive(language);
  const mark = aMark();
  const [locked, free] = [
    await aPage(page, undefined, { name: `Lijst ${mark} een` }),
    await aPage(page, undefined, {
      name: `Lijst ${mark} twee`,
      status: 'published',
      datetime_online: '2026-03-09 11:00:00',
    }),
  ];
  const other = await colleague(language);
  expect((await other.request.put(`/api/page/${locked.id}/lock`)).status()).toBe(200);
  const { me } = (await (await other.request.get('/api/me')).json()) as {
    readonly me: { readonly name: { readonly firstname: string; readonly surname: string } };
  }; // cast: the API sends this type
  const holder = `${me.name.firstname} ${me.name.surname}`;

  await page.goto(`/page?q=${mark}`);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const rowOf = (name: string) => rows.filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (const column of ['name', 'url', 'online', 'locked'])
    await expect(page.getByRole('columnheader', { name: text(`content.page.columns.${column}`) })).toBeVisible();
  await expect(rowOf(locked.name)).toContainText(text('content.item.list.concept'));
  await expect(rowOf(free.name)).toContainText('2026');
  await expect(rowOf(locked.name).getByRole('img', { name: new RegExp(holder) })).toBeVisible();
  await expect(rowOf(free.name).getByRole('img', { name: new RegExp(holder) })).toHaveCount(0);

  await page.goto(`/page?q=${mark}&status=draft`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(locked.name);
  await page.goto(`/page?q=${mark}`);
  await expect(rows).toHaveCount(2);

  await page.getByRole('checkbox', { name: text('shared.list.selectAll') }).check();
  await page.getByRole('button', { name: new RegExp(`^${text('shared.list.bulk')}`) }).click();
  await page.getByRole('menuitem', { name: text('shared.list.delete', { count: 2 }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('content.page.delete.confirm_other', { count: 2 }) })
    .click();
  await expect(rowOf(free.name)).toHaveCount(0);
  await expect(rowOf(locked.name)).toHaveCount(1);
  await expect(
    toast(page, new RegExp(locked.name))
      .or(page.getByRole('dialog').filter({ hasText: locked.name }))
      .first(),
  ).toBeVisible();
});
