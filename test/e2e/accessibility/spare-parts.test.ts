import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { openReviewed } from '../support/spare-parts';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const LOOKS = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'nl', theme: 'dark', width: 390 },
] as const;

for (const { language, theme, width } of LOOKS)
  test(`a spare part, its review, dialogs and drawing in ${language}, ${theme}, ${String(width)} wide`, async ({
    page,
    speak,
  }) => {
    test.slow();
    const text = wordsOf(language);
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await enter(page, SUPERUSER);
    await speak(language);
    await page.goto('/spare-parts?reference=SV-HR28-2019');
    await openReviewed(page);
    await expect(page.locator('[data-spot]').first()).toBeVisible();
    await expectAccessible(page, 'reference');
    await expectNoSidewaysScroll(page);
    await button('spareParts.part.logs.open').click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'logs');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('spareParts.part.review.start') }).click();
    const pane = page.getByRole('region', { name: text('spareParts.part.review.title') });
    await expect(pane).toBeFocused();
    expect((await pane.boundingBox())?.height).toBeLessThanOrEqual(844 / 2);
    await expectAccessible(page, 'review');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-spot]').first().focus();
    await page.keyboard.press('Enter');
    await expect(button('spareParts.part.dialog.apply')).toBeVisible();
    await expectAccessible(page, 'item');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-spot]:focus')).toHaveCount(1);
    await button('shared.actions.cancel').click();
    await button('spareParts.part.stage.edit').click();
    await button('spareParts.image.crop.start').click();
    await expect(page.getByRole('application')).toBeFocused();
    await expectAccessible(page, 'drawing');
    await expectNoSidewaysScroll(page);
  });
