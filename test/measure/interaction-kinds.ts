import type { Locator, Page } from '@playwright/test';

/** One kind of interaction. */
export interface Interaction {
  readonly name: string;
  /** Runs before each act. */
  readonly before?: (page: Page, turn: number) => Promise<unknown>;
  /** One click or key. */
  readonly act: (page: Page, turn: number) => Promise<unknown>;
  /** Runs after each act: undoes it, or waits for its effect. */
  readonly after?: (page: Page, turn: number) => Promise<unknown>;
}

/** A screen, and the interactions on it. */
export interface Scene {
  readonly path: string;
  /** Waits until the screen is usable. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly interactions: readonly Interaction[];
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const rows = (page: Page): Locator => page.locator('tbody tr[data-id]');
const firstRow = (page: Page): Promise<unknown> => rows(page).first().waitFor();
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');
const quiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);

/** Alternates two keys that turn something on and off. */
const byTurns =
  (...keys: readonly [string, string]) =>
  (page: Page, turn: number): Promise<void> =>
    page.keyboard.press(keys[turn % 2] ?? keys[0]);

const LIST: readonly Interaction[] = [
  {
    name: 'list: column sorted',
    act: (page) => page.getByRole('columnheader').getByRole('button', { name: 'Last login' }).click(),
    after: quiet,
  },
  { name: 'list: next page', act: (page) => button(page, 'Next page').click(), after: quiet },
  {
    name: 'list: 100 or 10 rows per page',
    before: (page) => page.getByLabel('Per page').focus(),
    act: byTurns('End', 'Home'),
    after: quiet,
  },
  { name: 'list: row selected', act: (page, turn) => rows(page).nth(turn).locator('td').nth(1).click() },
  {
    name: 'list: key in the search field',
    before: (page) => page.getByRole('searchbox').first().focus(),
    act: byTurns('a', 'Backspace'),
    after: quiet,
  },
  {
    name: 'list: record opened',
    before: (page, turn) => rows(page).nth(turn).focus(),
    act: (page) => page.keyboard.press('Enter'),
    after: async (page) => {
      await page.getByLabel('First name').waitFor();
      await page.goBack();
      await firstRow(page);
    },
  },
  { name: 'menu opened', act: (page) => button(page, 'View').click(), after: escape },
  { name: 'palette opened', act: (page) => page.keyboard.press('Control+k'), after: escape },
  {
    name: 'palette: key typed',
    before: (page) => page.keyboard.press('Control+k'),
    act: (page) => page.keyboard.press('j'),
    after: escape,
  },
  {
    name: 'group of the main menu opened or closed',
    act: (page) => page.getByRole('navigation').locator('button[aria-expanded]').first().click(),
  },
  {
    name: 'theme switched',
    before: async (page) => {
      await button(page, /^Account /).click();
      await page.getByRole('menuitem', { name: /^Theme/ }).click();
    },
    act: (page, turn) => page.getByRole('menuitemradio', { name: turn % 2 === 0 ? /^Dark/ : /^Light/ }).click(),
  },
];

const edit = (page: Page): Promise<void> => button(page, 'Edit').click();
const handle = (page: Page, place: number): Locator => page.locator('[data-handle]').nth(place);

/** Screens of records in every demonstration database. */
export const CONSOLE: readonly Scene[] = [
  { path: '/users?perPage=25', ready: firstRow, interactions: LIST },
  {
    path: '/blog?perPage=25',
    ready: async (page) => {
      await firstRow(page);
      await button(page, 'Filters').click();
      await button(page, /^Status/).click();
    },
    interactions: [
      {
        name: 'list: filter chosen',
        act: (page) => page.getByRole('checkbox', { name: 'Concept', exact: true }).click(),
        after: quiet,
      },
    ],
  },
  {
    path: '/spare-parts',
    ready: firstRow,
    interactions: [
      { name: 'list: switch of a row', act: (page) => page.getByRole('switch').first().click(), after: quiet },
    ],
  },
  {
    path: '/users/2',
    ready: (page) => page.getByLabel('First name').waitFor(),
    interactions: [
      {
        name: 'record: editing begun',
        act: edit,
        after: async (page) => {
          await button(page, 'Cancel').click();
          await page.locator('[data-edit]:not(:disabled)').waitFor();
        },
      },
      {
        name: 'record: key in a field',
        before: async (page, turn) => {
          if (turn === 0) await edit(page);
          await page.getByLabel('First name').focus();
        },
        act: byTurns('a', 'Backspace'),
      },
      {
        name: 'record: switch',
        before: (page, turn) => (turn === 0 ? edit(page) : Promise.resolve()),
        act: (page) => page.getByRole('switch').first().click(),
      },
    ],
  },
  {
    path: '/spare-parts?reference=SV-HR28',
    ready: async (page) => {
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('tab').first().focus();
    },
    interactions: [{ name: 'tab chosen', act: byTurns('ArrowRight', 'ArrowLeft') }],
  },
  {
    path: '/library',
    ready: (page) => page.locator('[role=treeitem][aria-expanded]').first().focus(),
    interactions: [{ name: 'folder of a tree opened or closed', act: byTurns('ArrowLeft', 'ArrowRight') }],
  },
  {
    path: '/etim',
    ready: (page) => page.locator('[data-line^=f] [data-handle]').first().waitFor(),
    interactions: [
      {
        name: 'line of a grouped list dragged by key',
        before: async (page, turn) => {
          if (turn > 0) return;
          await page.locator('[data-line^=f] [data-handle]').first().focus();
          await page.keyboard.press('Space');
        },
        act: byTurns('ArrowDown', 'ArrowUp'),
      },
    ],
  },
];

const pickBlock = async (page: Page): Promise<void> => {
  await button(page, 'Add block').click();
  await page.locator('dialog [role=option]').first().waitFor();
};
const blocks = (page: Page): Locator => page.locator('li[data-key]');

/** The editor of a page with two hundred blocks. */
export const EDITOR: Omit<Scene, 'path'> = {
  ready: async (page) => {
    await page.locator('[data-edit]:not(:disabled)').waitFor();
    await edit(page);
    await handle(page, 0).waitFor();
  },
  interactions: [
    { name: 'editor: block picker opened', act: (page) => button(page, 'Add block').click(), after: escape },
    {
      name: 'editor: block added',
      before: pickBlock,
      act: (page) => page.keyboard.press('Enter'),
    },
    {
      name: 'editor: block moved by key',
      before: async (page, turn) => {
        if (turn > 0) return;
        await handle(page, 5).focus();
        await page.keyboard.press('Space');
      },
      act: byTurns('ArrowUp', 'ArrowDown'),
    },
    {
      name: 'editor: block opened or closed',
      act: (page) => blocks(page).nth(1).locator('button[aria-expanded]').first().click(),
    },
    {
      name: 'editor: key in a formatted text',
      before: async (page, turn) => {
        if (turn === 0) await button(page, 'Expand all').click();
        await page.locator('li[data-key] [contenteditable=true]').first().focus();
      },
      act: byTurns('a', 'Backspace'),
    },
    {
      name: 'editor: undo and redo',
      before: async (page, turn) => {
        if (turn > 0) return;
        await pickBlock(page);
        await page.keyboard.press('Enter');
      },
      act: (page, turn) => button(page, turn % 2 === 0 ? 'Undo' : 'Redo').click(),
    },
    {
      name: 'editor: file picker opened',
      act: (page) => button(page, /^Choose for /).click(),
      after: async (page) => {
        await page.getByRole('dialog').first().waitFor();
        await escape(page);
      },
    },
  ],
};
