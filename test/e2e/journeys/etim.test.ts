import { expectNotice } from '../support/notices';
import { codesOf, dragTo, drawn, expectSaved, featureRow, groupRow } from '../support/etim';
import { signIn, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

// Rule R-CAT-33.
test(
  'sorts features within and across groups by mouse and by keyboard, and finds them so',
  { tag: '@fake' },
  async ({ page }) => {
    await page.goto('/etim');
    await signIn(page, SUPERUSER);
    await expect(page.getByRole('treegrid')).toBeVisible();
    const [one, two] = await drawn(page);
    if (one === undefined || two === undefined) throw new Error('Two groups are drawn');
    const [a = '', b = '', c = '', ...rest] = one.codes;
    const [first = '', second = ''] = two.codes;

    await dragTo(page, featureRow(page, a), featureRow(page, c), 'lower');
    await expect.poll(async () => (await codesOf(page, one.name)).slice(0, 3)).toEqual([b, c, a]);
    await expectSaved(page);

    // Moves two features at once to the next group.
    await featureRow(page, b).click();
    await featureRow(page, c).click({ modifiers: ['ControlOrMeta'] });
    await dragTo(page, featureRow(page, c), featureRow(page, first), 'lower');
    await expect.poll(async () => (await codesOf(page, two.name)).slice(0, 4)).toEqual([first, b, c, second]);

    await featureRow(page, a).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await codesOf(page, one.name)).slice(0, 2)).toEqual([rest[0], a]);
    await expect(featureRow(page, a)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Drop here')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await codesOf(page, two.name)).slice(0, 3)).toEqual([a, first, b]);
    await expectSaved(page);
    await expect(page.getByText(/^Saving order/)).toBeHidden();

    // A pending move is saved on leaving.
    await groupRow(page, two.name).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await page.goto('/etim');
    await expect
      .poll(async () => (await drawn(page)).slice(0, 2).map(({ name }) => name))
      .toEqual([two.name, one.name]);
    expect((await codesOf(page, two.name)).slice(0, 5)).toEqual([a, first, b, c, second]);
    expect((await codesOf(page, one.name))[0]).toBe(rest[0]);

    const visible = featureRow(page, a).getByRole('switch', { name: /^Visible: / });
    const before = await visible.isChecked();
    await visible.click();
    await expectNotice(page, 'Successfully updated the item');
    await page.reload();
    await expect(visible).toBeChecked({ checked: !before });
  },
);
