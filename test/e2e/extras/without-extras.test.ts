import { expectNotice } from '../support/notices';
import { contentEditorIn } from '../content/support/content-editor';
import { libraryIn, aText } from '../library/support/library-screen';
import { aFirstName } from '../library/support/stock';
import { keepAnErrorCode, narrowTheSearchLog, rowsOf } from '../support/operations';
import { aMark, signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { makeAGroup } from '../support/user-groups';

const text = wordsOf('en');

test.use({ settings: { EXTRAS: 'none' } });
// One server for the whole file.
test.describe.configure({ mode: 'default' });

test('session: signs in, changes the own name, signs out', async ({ page }) => {
  await page.goto('/profile');
  await signIn(page, SUPERUSER);
  const firstname = page.getByLabel(text('session.profile.fields.firstname'));
  await expect(firstname).toHaveValue('Susanne');
  await firstname.fill('Noor');
  await page.keyboard.press('Enter');
  await expectNotice(page, text('session.profile.saved'));
  const account = page.getByRole('button', { name: new RegExp(`^${text('shell.topBar.account', { name: 'Noor' })}`) });
  await account.click();
  await page.getByRole('menuitem', { name: text('shell.userMenu.signOut') }).click();
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
});

test('access: creates, changes and deletes a group', async ({ page, running }) => {
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await makeAGroup(page, text, running.restart);
});

test('library: uploads, describes, finds, renames and deletes a file', async ({ page }) => {
  await page.goto('/library');
  await signIn(page, SUPERUSER);
  const { own, button, row, question, name, chooser, addFolder, choose } = libraryIn(page, text);
  const folder = aFirstName();
  await addFolder(folder);
  await row(folder).dblclick();
  await chooser.setInputFiles([aText('een.txt'), aText('twee.txt')]);
  await expect(row('twee.txt')).toBeVisible();
  await row('een.txt').dblclick();
  await button('shared.actions.edit').click();
  await page.getByRole('textbox', { name: text('library.file.title') }).fill('Eerste blad');
  await button('shared.actions.save').click();
  await expect(button('shared.actions.edit')).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('textbox', { name: text('library.file.title') })).toHaveValue('Eerste blad');
  await button('shared.actions.back').click();
  await row('twee.txt').click();
  await choose('library.overview.rename');
  await name.fill('drie');
  await page.keyboard.press('Enter');
  await row('drie.txt').focus();
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: own('removal.confirm_one', { count: 1 }) }).click();
  await expect(row('drie.txt')).toHaveCount(0);
});

test('content: shows names of links, and saves blocks without identities', async ({ page }) => {
  await page.goto('/page');
  await signIn(page, SUPERUSER);
  const { branches } = (await (await page.request.get('/api/branch/?perPage=10')).json()) as {
    readonly branches: readonly { readonly id: number; readonly name: string }[];
  }; // cast: the API sends this type
  const [branch] = branches;
  if (branch === undefined) throw new Error('There is no branch');
  const called = `Proefpagina ${aMark()}`;
  const content = [
    { code: 'default-header', id: '', data: { title: 'Het begin', level: 'h2' } },
    { code: 'custom-branches', id: '', data: { branches: [{ id: branch.id, highlight: 1 }] } },
  ];
  const added = await page.request.post('/api/page', {
    form: { name: called, url: `proef-${aMark()}`, status: 'draft', internal: '0', content: JSON.stringify(content) },
  });
  expect(added.status()).toBe(201);
  const editor = contentEditorIn('en')(page);
  const stored = async (): Promise<unknown> => (await page.request.get(`/api/page/${id}`)).json();
  const id = added.headers()['location']?.split('/').at(-1) ?? '';
  await editor.open({ id, name: called, url: '' });
  await editor.expand();
  await expect(editor.blocks.nth(1)).toContainText(branch.name);
  await editor.edit();
  await editor.field('title', editor.blocks.first()).fill('Een nieuw begin');
  await editor.save();
  await page.reload();
  await expect(editor.block('Een nieuw begin')).toBeVisible();
  expect(await stored()).toMatchObject({
    page: {
      locked: null,
      content: [
        { code: 'default-header', fields: [{ value: 'Een nieuw begin' }, {}] },
        {
          code: 'custom-branches',
          fields: expect.arrayContaining([expect.objectContaining({ value: [{ id: branch.id, highlight: 1 }] })]),
        },
      ],
    },
  });
});

test('site: adds, changes and deletes a popup, which has no image', async ({ page }) => {
  const title = `Proef ${aMark()}`;
  await page.goto('/popup/add');
  await signIn(page, SUPERUSER);
  const field = page.getByRole('textbox', { name: text('site.popup.title') });
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  await field.fill(title);
  await button('shared.actions.save').click();
  await expectNotice(page, text('site.popups.saved'));
  await expect(page).toHaveURL(/\/popup\/\d+$/);
  await expect(page.getByText(text('site.popup.image'), { exact: true })).toHaveCount(0);
  await button('shared.actions.edit').click();
  await field.fill(`${title} anders`);
  await button('shared.actions.save').click();
  await expect(button('shared.actions.edit')).toBeEnabled();
  await page.reload();
  await expect(field).toHaveValue(`${title} anders`);
  await button('shared.actions.edit').click();
  await button('shared.actions.delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('site.popups.delete.confirm_one', { count: 1 }) })
    .click();
  await expect(page).toHaveURL(/\/popup(\?|$)/);
});

test('operations and insight: an error code, and the search log', async ({ page }) => {
  await page.goto('/errorcode');
  await signIn(page, SUPERUSER);
  await test.step('adds, filters, corrects and deletes an error code', () => keepAnErrorCode(page, text));
  await test.step('filters the search log', async () => {
    await page.goto('/searchlog');
    await expect(rowsOf(page).first()).toBeVisible();
    await narrowTheSearchLog(page, text);
  });
});

test('commerce: a promotion with a rule, an explained cart and the calendar, read record by record', async ({
  page,
}) => {
  await page.goto('/promotion/add');
  await signIn(page, SUPERUSER);
  await page.getByRole('textbox', { name: text('commerce.promotion.name') }).fill('Without extras');
  await page.getByRole('textbox', { name: text('commerce.promotion.start') }).fill('01-06-2031');
  await page.getByRole('button', { name: text('commerce.rules.add') }).click();
  await page.getByRole('menuitem', { name: text('commerce.ruleTypes.revenue'), exact: true }).click();
  await page.getByRole('textbox', { name: text('commerce.rule.from.money') }).fill('10');
  await page.getByRole('textbox', { name: text('commerce.rule.value.percent') }).fill('5');
  await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
  await expect(page.getByRole('button', { name: text('shared.actions.edit'), exact: true })).toBeVisible();

  await page.goto('/commerce/explain?date=2031-06-15&item=ZM-WP-08*2');
  const applies = page.getByRole('list', { name: text('commerce.explain.applies'), exact: true });
  await expect(applies.getByRole('listitem').filter({ hasText: 'Without extras' })).toContainText('€');

  await page.goto('/commerce/calendar?month=2031-06');
  const bar = page.getByRole('link', { name: /^Without extras,/ });
  await expect(bar).toBeVisible();
  await bar.click();
  await expect(page).toHaveURL(/\/promotion\/\d+$/);
});
