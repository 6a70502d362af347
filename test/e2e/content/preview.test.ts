import type { Locator, Page } from '@playwright/test';

import { contentEditorIn, type ContentEditor } from './support/content-editor';
import { aHeading, aPage, storedFirstFields } from './support/items';
import { expect, test } from './support/test';

/** The clock changes in Amsterdam: 02:00 to 03:00 then, and back in October. */
const [SUMMER, LAST_OF_SUMMER] = ['2050-03-27 01:00:00', '2050-10-30 00:59:00'];

/** A page published at the start of summer time, with a summer-only block and an invisible one. */
const aSummerPage = (page: Page) =>
  aPage(
    page,
    [
      aHeading('Altijd te zien'),
      aHeading('Zomertijd', { publication: { from: SUMMER, to: LAST_OF_SUMMER } }),
      aHeading('Nooit te zien', { disabled: 1 }),
    ],
    { status: 'published', datetime_online: SUMMER },
  );

const previewOf = ({ text, button }: ContentEditor, page: Page) => {
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${text('content.preview.title', { name: '' })}`) });
  const paper = dialog.getByRole('region');
  const moment = (part: 'day' | 'time'): Locator => {
    const label = text('content.preview.moment');
    return dialog.getByRole('textbox', {
      name: part === 'day' ? label : text('shared.moment.time', { label }),
      exact: true,
    });
  };
  return {
    dialog,
    paper,
    moment,
    said: dialog.getByRole('status'),
    press: (key: string): Locator => dialog.getByRole('button', { name: text(key), exact: true }),
    /** Headings of visible blocks. */
    seen: paper.getByRole('heading', { level: 4 }),
    link: dialog.getByRole('link', { name: text('content.preview.page') }),
    open: async (): Promise<void> => {
      await button('content.item.commands.preview').click();
      await expect(dialog).toBeVisible();
    },
    pick: async (day: string, time: string): Promise<void> => {
      await moment('day').fill(day);
      await moment('time').fill(time);
      await moment('time').blur();
    },
  };
};

/** Layout width of the previewed page, and its overflow. */
const laidOut = (paper: Locator) =>
  paper.evaluate((stage) => {
    const page = stage.firstElementChild;
    return { width: page instanceof HTMLElement ? page.offsetWidth : 0, over: stage.scrollWidth - stage.clientWidth };
  });

const language = 'nl';

test(`an item is seen at three widths, at any moment, also over a change to summer time, and before its save (${language})`, async ({
  page,
  context,
  arrive,
}) => {
  await arrive(language);
  const item = await aSummerPage(page);
  const editor = contentEditorIn(language)(page);
  const { text } = editor;
  const { paper, said, seen, press, open, pick, moment, link } = previewOf(editor, page);
  await editor.open(item);
  await open();
  await expect(said).toContainText(text('content.preview.at.now'));
  await expect(said).toContainText(text('content.preview.unseen.planned', { when: '27-03-2050 03:00' }));
  await expect(said).toContainText(text('content.preview.hidden_other', { count: 2 }));
  await expect(paper.getByRole('heading', { level: 3 })).toHaveText(item.name);
  for (const [width, pixels] of [
    ['phone', 390],
    ['tablet', 768],
    ['desktop', 1280],
  ] as const) {
    await press(`content.preview.widths.${width}`).click();
    await expect(press(`content.preview.widths.${width}`)).toHaveAttribute('aria-pressed', 'true');
    expect(await laidOut(paper)).toEqual({ width: pixels, over: 0 });
  }

  const [early, visible] = [
    text('content.preview.unseen.planned', { when: '27-03-2050 03:00' }),
    text('content.preview.seen'),
  ];
  for (const [day, time, at, words, blocks] of [
    ['27-3-2050', '01:59', '27-03-2050 01:59', early, ['Altijd te zien']],
    // 02:30 does not exist on that day.
    ['27-3-2050', '02:30', '27-03-2050 03:30', visible, ['Altijd te zien', 'Zomertijd']],
    ['30-10-2050', '02:59', '30-10-2050 02:59', visible, ['Altijd te zien', 'Zomertijd']],
    ['30-10-2050', '03:00', '30-10-2050 03:00', visible, ['Altijd te zien']],
  ] as const) {
    await pick(day, time);
    await expect(said).toContainText(text('content.preview.at.moment', { when: at }));
    await expect(said).toContainText(words);
    await expect(seen).toHaveText([...blocks]);
  }
  await pick('27-3-2050', '03:00');
  await expect(seen).toHaveCount(2);

  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened.getByRole('heading', { name: item.name })).toBeVisible();
  await expect(opened.getByRole('heading', { name: 'Zomertijd' })).toBeVisible();
  await expect(opened.getByText('Nooit te zien')).toHaveCount(0);
  await expect(opened.locator('html')).toHaveAttribute('lang', language);
  await opened.close();
  await press('content.preview.now').click();
  await expect(moment('day')).toHaveValue('');
  await expect(seen).toHaveText(['Altijd te zien']);
  await page.keyboard.press('Escape');
  await expect(editor.button('content.item.commands.preview')).toBeFocused();

  // Unsaved edits are previewed too, beside the stored version.
  await editor.edit();
  await editor.expand();
  await editor.field('title').first().fill('Zoals het wordt');
  await open();
  await expect(seen).toHaveText(['Zoals het wordt']);
  await press('content.preview.states.stored').click();
  await expect(seen).toHaveText(['Altijd te zien']);
  await press('shared.actions.close').click();
  await expect(editor.field('title').first()).toHaveValue('Zoals het wordt');
  await expect(editor.field('title').first()).toBeEditable();
  expect((await storedFirstFields(page, item))[0]).toBe('Altijd te zien');
});

test('scales a wide preview to the window, on a phone too', async ({ page, arrive }) => {
  await arrive('en');
  const editor = contentEditorIn('en')(page);
  const { paper, press, open } = previewOf(editor, page);
  await editor.open(await aPage(page, [aHeading('Wide')]));
  await open();
  for (const [window, pixels, scaled] of [
    [1440, 1280, 1280],
    [1280, 1280, 1166],
    [1024, 1280, 910],
    [700, 1280, 586],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    expect(await laidOut(paper)).toEqual({ width: pixels, over: 0 });
    expect((await paper.locator('> div').boundingBox())?.width).toBeCloseTo(scaled, 0);
  }
  await press('content.preview.widths.tablet').click();
  expect(await laidOut(paper)).toEqual({ width: 768, over: 0 });
  await press('shared.actions.close').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  expect(await laidOut(paper)).toEqual({ width: 356, over: 0 });
  await press('content.preview.widths.tablet').click();
  expect(await laidOut(paper)).toEqual({ width: 768, over: 0 });
});
