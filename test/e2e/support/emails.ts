import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { wordsOf, type Language } from './strings';
import { expect } from './test';

/** Unique, because a retry finds the records of the previous run. */
const uniqueOf = (name: string): string => `${name}_${randomUUID().slice(0, 8)}`;

/** E-mail templates as a signed-in person uses them, in a language. */
export const emailsIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  const button = (key: string, values = {}) => page.getByRole('button', { name: text(key, values), exact: true });
  const box = (key: string, values = {}) => page.getByRole('textbox', { name: text(key, values), exact: true });
  const subject = box('communication.email.subject');
  const content = box('communication.email.content');
  const checks = page.getByRole('list', { name: text('communication.proof.findings') });
  const frame = page.frameLocator(`iframe[title="${text('communication.proof.frame')}"]`);
  const proofButton = page.getByRole('button', { name: new RegExp(`^${text('communication.proof.title')}`) });
  const isRead = () => expect(button('shared.actions.edit')).toBeVisible();

  return {
    subject,
    content,
    frame,
    checks,

    /**
     * Writes a template with a variable in each place, previews and activates it, and sends a test mail. @param code
     * prefix of a code that is unique to each run
     */
    proven: async (code: string, recipient: string): Promise<void> => {
      await box('communication.email.code').fill(uniqueOf(code));
      await box('communication.variables.newName').fill('first_name');
      await page.keyboard.press('Enter');
      await box('communication.variables.newName').fill('order');
      await button('communication.variables.add').click();
      await subject.click();
      await page.keyboard.type('Order ');
      await button('communication.variables.insert', { name: 'order' }).click();
      await page.keyboard.type(', {{first_nam}}');
      await content.click();
      await page.keyboard.type('Dear ');
      await button('richText.variables').click();
      await page.getByRole('menuitem', { name: 'first_name', exact: true }).click();
      await page.keyboard.type(' <b>, your {{order}}');
      await proofButton.click();
      await expect(checks).toContainText('first_nam');
      await button('communication.proof.replaceNamed', { name: 'first_nam', meant: 'first_name' }).click();
      await button('communication.proof.addValueNamed', { name: 'order' }).click();
      await expect(box('communication.variables.valueOf', { name: 'order' })).toBeFocused();
      await page.keyboard.type('2026-1 & <i>');
      // Variables without a value are reported before an active mail is saved.
      await page.getByRole('switch', { name: text('communication.email.active') }).click();
      await button('shared.actions.save').click();
      await expect(page.getByRole('alertdialog')).toContainText('first_name');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: text('shared.actions.cancel') })
        .click();
      await box('communication.variables.valueOf', { name: 'first_name' }).fill('Lieke');
      await expect(checks).toContainText(text('communication.proof.fine'));
      await expect(frame.locator('body')).toContainText('Dear Lieke <b>, your 2026-1 & <i>');
      await button('communication.proof.looks.text').click();
      await expect(page.locator('pre')).toContainText('Dear Lieke <b>, your 2026-1 & <i>');
      await button('shared.actions.save').click();
      await isRead();
      await expect(page).toHaveURL(/\/emails\/\d+$/);
      await box('communication.testMail.recipients').fill('nobody');
      await button('communication.testMail.send').click();
      await expect(page.getByText(text('communication.testMail.notValid'))).toBeVisible();
      await box('communication.testMail.recipients').fill(recipient);
      await button('communication.testMail.send').click();
      await expect(page.getByText(text('communication.testMail.sent_one', { count: 1 }))).toBeVisible();
      await page.reload();
      await isRead();
      await expect(page.getByText('{{first_name}}').first()).toBeVisible();
    },

    /** Adds a category from the picker; a test mail can be sent only after the save. */
    filed: async (name: string): Promise<void> => {
      const category = uniqueOf(name);
      await isRead();
      await button('shared.actions.edit').click();
      const field = page.getByRole('combobox', { name: text('communication.email.category') });
      await field.fill(category);
      await page.getByRole('option', { name: new RegExp(category) }).click();
      await expect(page.getByText(text('content.choices.addedCategory', { name: category })).first()).toBeVisible();
      await expect(button('communication.testMail.send')).toHaveAttribute('aria-disabled', 'true');
      await button('shared.actions.save').click();
      await isRead();
      await page.goto('/emails');
      await expect(page.getByText(category)).toBeVisible();
    },
  };
};
