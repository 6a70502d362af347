import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectNotice } from './notices';
import { aColleague, type Colleague } from './people';
import { wordsOf, type Language } from './strings';
import type { Arrive } from './test';

/** Waits half a second after the last key, after which drafts must be stored. */
export const halfASecond = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, now);
};

/** Kills the renderer process. */
export const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
};

/** Actions of a superuser on a user record in a language. */
export const editingIn = (language: Language) => {
  const text = wordsOf(language);
  const field = (page: Page, name: 'firstname' | 'surname' | 'email') =>
    page.getByRole('textbox', { name: new RegExp(`^${text(`access.user.${name}`)}`) });
  const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
  const offer = (page: Page) => page.getByText(new RegExp(`^${text('shared.dialogs.recovery.title', { when: '' })}`));

  const openForEditing = async (page: Page, { id, firstname }: Colleague): Promise<void> => {
    await page.goto(`/users/${id}`);
    await expect(field(page, 'firstname')).toHaveValue(firstname);
    await button(page, 'shared.actions.edit').click();
    await expect(field(page, 'firstname')).toBeEditable();
  };

  return {
    text,
    field,
    button,
    offer,
    openForEditing,

    /** Opens a new user for editing. */
    startEditing: async (page: Page, arrive: Arrive): Promise<Colleague> => {
      await arrive(language);
      const colleague = await aColleague(page);
      await openForEditing(page, colleague);
      return colleague;
    },

    reopen: async (context: BrowserContext, { id }: Colleague): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(`/users/${id}`);
      return page;
    },

    /** Restores the draft and saves it. */
    resumeAndSave: async (page: Page, firstname: string): Promise<void> => {
      await expect(offer(page)).toBeVisible();
      await button(page, 'shared.dialogs.recovery.resume').click();
      await expect(field(page, 'firstname')).toHaveValue(firstname);
      await button(page, 'shared.actions.save').click();
      await expectNotice(page, text('access.users.saved'));
      await page.reload();
      await expect(field(page, 'firstname')).toHaveValue(firstname);
      await expect(offer(page)).toBeHidden();
    },
  };
};
