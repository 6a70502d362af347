import type { Page } from '@playwright/test';
import { halfASecond } from '../support/editing';
import { rowsOf } from '../support/operations';
import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
const offset = (page: Page) => page.getByRole('textbox', { name: text('spareParts.image.x'), exact: true });

test(
  'an offset that was typed is offered after a reload, saved, and read again (R-SPA-44)',
  { tag: '@fake' },
  async ({ page }) => {
    await page.goto('/spare-parts?reference=SV-HR35');
    await signIn(page, SUPERUSER);
    await rowsOf(page).first().focus();
    await page.keyboard.press('Enter');
    await button(page, 'spareParts.part.stage.edit').click();
    await expect(page).toHaveURL(/\/spare-parts\/\d+\/image\/\d+$/);
    await expect(offset(page)).toHaveValue('0');
    await expect(button(page, 'shared.actions.save')).toBeDisabled();
    await offset(page).fill('17');
    await halfASecond(page);
    await page.reload();
    const resume = button(page, 'shared.dialogs.recovery.resume');
    await expect(resume).toBeVisible();
    await expect(offset(page)).toHaveValue('0');
    await resume.press('Enter');
    await expect(page.getByRole('application')).toBeFocused();
    await expect(offset(page)).toHaveValue('17');
    await button(page, 'shared.actions.save').click();
    await expect(page).toHaveURL(/\/spare-parts\/\d+\?sheet=\d+$/);

    await button(page, 'spareParts.part.stage.edit').click();
    await expect(offset(page)).toHaveValue('17');
    await page.reload();
    await expect(offset(page)).toHaveValue('17');
    await expect(resume).toBeHidden();
  },
);
