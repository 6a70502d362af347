import { expect, type Page } from '@playwright/test';
import { CONTENT_MODULES } from '../../../../src/domain/content/modules.rule';
import { wordsOf, type Language } from '../../support/strings';

/** Checks the empty state of each content list on an empty website. */
export const expectNothingWritten = async (page: Page, url: string, language: Language): Promise<void> => {
  const text = wordsOf(language);
  for (const module of CONTENT_MODULES) {
    await page.goto(`${url}/${module}`);
    for (const part of ['title', 'body'])
      await expect(page.getByText(text(`content.${module}.empty.${part}`))).toBeVisible();
    await expect(page.getByRole('button', { name: text(`content.${module}.add`) })).toBeVisible();
  }
};
