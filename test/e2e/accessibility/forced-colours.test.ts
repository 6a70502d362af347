import { enter, SUPERUSER } from '../support/people';
import { userRows } from '../support/screens';
import { expect, test } from '../support/test';

test('what is chosen is seen in the colours of the system, which leave no backgrounds', async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  await page.emulateMedia({ forcedColors: 'active' });
  const [chosen, other] = [userRows(page).nth(0), userRows(page).nth(1)];
  await chosen.getByRole('checkbox').check();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Users' })).toHaveCSS('outline-style', 'solid');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCSS('outline-style', 'none');

  const filled = (rows: typeof chosen, role: 'checkbox' | 'switch') =>
    rows.getByRole(role).evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await filled(chosen, 'checkbox')).not.toBe(await filled(other, 'checkbox'));
  const off = page.getByRole('row').filter({ has: page.getByRole('switch', { checked: false }) });
  expect(await filled(other, 'switch')).not.toBe(await filled(off.first(), 'switch'));
});
