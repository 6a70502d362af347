import { signIn, SUPERUSER } from '../support/people';
import { userRows } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('touch targets meet the guideline', { tag: '@fake' }, async ({ page }) => {
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
