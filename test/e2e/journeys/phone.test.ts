import { signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, userRows } from '../support/screens';
import { expect, test } from '../support/test';
import { editOnAPhone } from '../support/users';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone: nothing overflows, the menu is a sheet, the selection has a dock', async ({ page }) => {
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await signIn(page, SUPERUSER);
  await editOnAPhone(page, 'en', { firstname: 'Lotte', surname: 'Dekker', search: 'dekker' });
});

test('touch targets meet the guideline', async ({ page }) => {
  await page.goto('/users');
  await signIn(page, SUPERUSER);
  await expect(userRows(page)).toHaveCount(10);
  const tooSmall = await page
    .getByRole('button')
    .or(page.getByRole('link'))
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 24 || height < 24
            ? [`${target.textContent || target.ariaLabel || ''}: ${String(width)} x ${String(height)}`]
            : [];
        }),
    );
  expect(tooSmall.filter((name) => !name.startsWith('Skip to content'))).toEqual([]);
});
