import { aColleague, signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { expect, test as base } from '../support/test';
import { chooseByKeyboard, editByKeyboard, editOnAPhone, jumpByKeyboard, type Listed } from '../support/users';

/** A user for this test only; sets the superuser's language to Dutch and signs nobody in. */
const test = base.extend<{ colleague: Listed }>({
  colleague: [
    async ({ page, arrive, context }, use) => {
      await arrive('nl');
      const { firstname, surname } = await aColleague(page);
      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
      });
      await use({ firstname, surname, search: surname.toLowerCase() });
    },
    { auto: true },
  ],
});

test('in Dutch, by keyboard: sign in, find, edit, save', async ({ page, colleague }) => {
  await editByKeyboard(page, 'nl', colleague);
});

test('in Dutch, by keyboard: select, open and delete rows', async ({ page }) => {
  await chooseByKeyboard(page, 'nl');
});

test('in Dutch, by keyboard: palette, shortcuts, edit and cancel', async ({ page, colleague }) => {
  await jumpByKeyboard(page, 'nl', colleague);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('in Dutch: nothing overflows, the menu is a sheet, the selection has a dock', async ({ page, colleague }) => {
    await page.goto('/');
    await expect(page.getByLabel(/^(E-mail address|E-mailadres)/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await signIn(page, SUPERUSER);
    await editOnAPhone(page, 'nl', colleague);
  });
});
