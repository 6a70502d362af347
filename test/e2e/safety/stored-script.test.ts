import { expectNotice } from '../support/notices';
import { answerWith, intercept, ONE_USER, USER_LIST } from '../support/api';
import { watch } from '../support/harm';
import { enter, SUPERUSER } from '../support/people';
import { rowOf, userRows } from '../support/screens';
import { expect, test } from '../support/test';

/** Payloads for markup, attributes and templates, and one for an address. */
const PAYLOADS = [
  '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script><svg onload=window.harmed=1>' +
    '{{constructor.constructor("window.harmed=1")()}} $t(shared.yes)',
  "javascript:window.harmed=1//'",
];

const aUser = (payload: string, id = 7) => ({
  id,
  name: { firstname: payload, surname: payload },
  email: `${payload}@zilvermeeuw.example`,
  avatar: null,
  active: 1,
  lastLogin: null,
  websites: [1],
  usergroups: [],
  su: 0,
});
const aList = (payload: string) => ({
  code: 'OK',
  users: [aUser(payload)],
  meta: { pagination: { perPage: 10, total: 1 } },
});

for (const payload of PAYLOADS) {
  test(`as a name, and in the words of the server, it stays text everywhere: ${payload}`, async ({ page }) => {
    const harm = await watch(page);
    await answerWith(page, USER_LIST, 200, aList(payload));
    await intercept(page, ONE_USER, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { code: 'OK', user: aUser(payload) }, headers: { ETag: '"7-1"' } })
        : route.fulfill({
            status: 423,
            json: { code: 'LOCKED', locked: { user: { name: payload }, since: '2026-11-16 08:00:00' } },
          }),
    );
    await enter(page, SUPERUSER, '/users?q=harmed');

    const name = `${payload} ${payload}`;
    await expect(rowOf(page, payload)).toBeVisible();
    await expect(userRows(page).getByRole('cell').nth(1)).toContainText(name);
    await harm.expectHarmless();

    await userRows(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Bulk actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete (1)' }).click();
    await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveText(name);
    await page.keyboard.press('Escape');

    await userRows(page).press('Enter');
    await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue(payload);
    await expect(page.getByRole('banner').getByText(name).or(page.getByText(name).first())).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: /^First name/ }).fill('Anna');
    await page.getByRole('textbox', { name: /^Surname/ }).fill('Bakker');
    await page.getByRole('textbox', { name: /^E-mail/ }).fill('anna.bakker@zilvermeeuw.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, `${payload} is editing this.`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('harmed');
    await expect(page.getByRole('option').filter({ hasText: payload }).first()).toBeVisible();
    await harm.expectHarmless();

    await page.unrouteAll();
    await intercept(page, /\/api\/(me|website|menu)$/, async (route) => {
      const answer = await route.fetch();
      const json = JSON.parse(await answer.text(), (key, value: unknown) =>
        ['firstname', 'surname', 'label', 'name'].includes(key) && typeof value === 'string' ? payload : value,
      ) as object; // cast: JSON made from an object above
      await route.fulfill({ response: answer, json });
    });
    await page.goto('/dashboard');
    await expect(page.locator('main header').getByText(payload)).toBeVisible();
    await page.getByRole('button', { name: /^Website:/ }).click();
    await expect(page.getByRole('menuitemradio').first()).toHaveText(payload);
    await harm.expectHarmless();
    await page.goto(`/nowhere/${encodeURIComponent(payload.replaceAll('/', ''))}`);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await page.goto(`/users?q=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue(payload);
    await expect(page.getByText(`No results for “${payload}”`)).toBeVisible();
    await harm.expectHarmless();
  });
}
