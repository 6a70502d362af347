import type { Page } from '@playwright/test';
import { wordsOf, type Language } from './strings';
import { expect } from './test';

/** Menus as a signed-in person uses them, in a language. */
export const navigationIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const box = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
  const tree = page.getByRole('tree');
  const line = (label: string) => tree.getByRole('treeitem').filter({ has: page.getByText(label, { exact: true }) });
  const press = (...keys: readonly string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Labels of the items with their levels, from 1. */
  const outline = () =>
    tree
      .getByRole('treeitem')
      .evaluateAll((lines) =>
        lines.map((item) => `${item.ariaLevel ?? ''} ${item.querySelector('[data-name]')?.textContent.trim() ?? ''}`),
      );
  const expectOutline = (...lines: readonly string[]) => expect.poll(outline).toEqual(lines);

  /** Adds an item with a URL, below the selected one or on the first level. */
  const add = async (label: string, below: boolean): Promise<void> => {
    await button(below ? 'navigation.items.addBelow' : 'navigation.items.add').click();
    await box('navigation.item.label').fill(label);
    await page.getByRole('radio', { name: text('navigation.types.external') }).check();
    await box('navigation.item.location').fill('/contact');
    await button('shared.actions.save').click();
    await expect(line(label)).toBeVisible();
    await expect(box('navigation.item.label')).toHaveCount(0);
  };

  return {
    line,
    button,
    box,
    outline,
    expectOutline,
    press,

    /** Builds a menu with items on three levels. @param name title of the menu @param code unique code */
    built: async (name: string, code: string): Promise<void> => {
      await box('navigation.menu.title').fill(name);
      await box('navigation.menu.code').fill(code);
      await button('shared.actions.save').click();
      await button('navigation.items.title').click();
      await add('A', false);
      await add('B', false);
      await line('A').click();
      await add('A1', true);
      await line('A1').click();
      await add('A1x', true);
      await expectOutline('1 A', '2 A1', '3 A1x', '1 B');
    },

    /** Rearranges the items by mouse and by keyboard, and finds them so after a reload. */
    rearranged: async (): Promise<void> => {
      const from = await line('B').locator('[data-handle]').boundingBox();
      const to = await line('A1').boundingBox();
      if (from === null || to === null) throw new Error('The tree is not shown.');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
      // Between A and A1 there is only one level: below A.
      await page.mouse.move(from.x + 8, to.y + 2, { steps: 4 });
      await page.mouse.up();
      await expectOutline('1 A', '2 B', '2 A1', '3 A1x');
      await line('A1x').focus();
      await press('Space', 'ArrowLeft', 'ArrowLeft', 'Space');
      await expectOutline('1 A', '2 B', '2 A1', '1 A1x');
      await expect(line('A1x')).toBeFocused();
      await press('Space', 'Home', 'Escape');
      await expectOutline('1 A', '2 B', '2 A1', '1 A1x');
      await press('Space', 'ArrowUp', 'Space');
      await expectOutline('1 A', '2 B', '2 A1x', '2 A1');
      // A reload before the last move is stored would read the old tree.
      await expect(page.getByText(text('navigation.tree.saving'))).toHaveCount(0);
      await page.reload();
      await expectOutline('1 A', '2 B', '2 A1x', '2 A1');
    },
  };
};
