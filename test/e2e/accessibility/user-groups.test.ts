import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('user groups: every screen and dialog (en, light), the record and its form in the dark as well', async ({
  page,
}) => {
  const text = wordsOf('en');
  const expectInBoth = async (what: string): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what}, ${colorScheme}`);
    }
  };
  await enter(page, SUPERUSER);
  await page.goto('/usergroups/7');
  await expect(
    page
      .getByRole('table', { name: text('access.members.label') })
      .locator('tbody')
      .getByRole('row'),
  ).toHaveCount(10);
  await expectInBoth('record');
  await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
  await page.getByRole('button', { name: text('access.rights.expand') }).click();
  await expectInBoth('edit, all open');
  await page.getByRole('searchbox', { name: text('access.rights.find') }).fill('xyzzy');
  await page.getByRole('searchbox', { name: text('access.members.filter') }).fill('xyzzy');
  await expect(page.getByText(text('shared.states.nothingLeft.titleTerm', { term: 'xyzzy' }))).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('button', { name: text('shared.actions.delete'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question');

  await page.goto('/usergroups');
  await expect(
    page
      .getByRole('table', { name: text('access.usergroups.label') })
      .locator('tbody')
      .getByRole('row'),
  ).toHaveCount(8);
  await expectAccessible(page, 'list');

  await page.goto('/usergroups/add');
  await expect(page.getByText(text('access.usergroup.saveOff.name'))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(
    page.getByRole('checkbox', { name: text('access.rights.allOf', { name: text('content.blog.title') }) }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'new, narrow');
});
