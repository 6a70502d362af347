import type { Locator, Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { beginSession, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { libraryIn, onThisComputer } from './support/library-screen';
import { lineTo } from './support/line';
import { addressOf, aFolder, callTo, filesIn } from './support/stock';

/** Larger and smaller than a socket buffer. */
const [LARGE, SMALL] = [9_000_000, 200_000];

/** Drops files and folders of the disk. */
const dropOn = async (page: Page, target: Locator, files: readonly string[]): Promise<void> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to drop on');
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    });
  }
};

// Rule R-LIB-15.
test.beforeEach(() => {
  test.slow();
});

const language = 'nl';

test(`a folder and a file are dropped at once: progress, a way out, a line that is lost and a second try (${language})`, async ({
  page,
  arrive,
  running,
}, info) => {
  const text = wordsOf(language);
  const { panel, row, own, button } = libraryIn(page, text);
  const upload = (key: string, values?: Readonly<Record<string, string | number>>) =>
    text(`library.upload.${key}`, values);
  await beginSession(page, SUPERUSER);
  const folder = await aFolder(page);
  const line = await lineTo(running.url);
  await arrive(language, `${line.url}${addressOf(folder)}`);
  await expect(page.getByText(own('empty.title'))).toBeVisible();

  const here = onThisComputer(info.outputPath('bureau'), {
    'los.txt': SMALL,
    'Zending/een.txt': LARGE,
    'Zending/twee.txt': SMALL,
    'Zending/diep/drie.txt': SMALL,
  });
  line.hold();
  await dropOn(page, page.getByText(own('empty.title')), [`${here}/Zending`, `${here}/los.txt`]);
  const of = (name: string): Locator => panel.getByRole('listitem').filter({ hasText: name });
  await expect(panel.getByRole('heading', { name: upload('busy_other', { count: 4 }) })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: upload('waiting') })).toHaveCount(1);
  const share = async (): Promise<number> =>
    Number(
      await panel.getByRole('progressbar', { name: upload('progressOf', { name: 'een.txt' }) }).getAttribute('value'),
    );
  await expect.poll(share).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(1);

  // Closing the page asks first.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  // Uploads continue on another screen and are shown there.
  await page
    .getByRole('navigation', { name: text('shell.drawer.label') })
    .getByRole('link', { name: text('shell.names.dashboard.title') })
    .click();
  await expect(panel).toBeHidden();
  const sign = page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${text('shell.uploads.label_other').split(':')[0] ?? ''}:`) });
  await expect(sign).toContainText(/^[01] (of|van) 4 · \d+\s?%$/);
  await sign.click();
  await expect(panel).toBeVisible();
  await button('library.upload.fold').click();
  await expect(row(folder)).toBeVisible();
  await button('library.upload.unfold').click();
  await panel.getByRole('button', { name: upload('cancelOf', { name: 'een.txt' }) }).click();
  await expect(of('een.txt')).toContainText(upload('cancelled'));
  await expect(panel.getByRole('listitem').filter({ hasText: upload('waiting') })).toHaveCount(0);

  line.cut();
  for (const name of ['los.txt', 'twee.txt', 'drie.txt'])
    await expect(of(name).getByRole('button', { name: upload('retryOf', { name }) })).toBeVisible();
  await expectNotice(page, /(?:los|twee|drie)\.txt/);
  // Nothing remains of the cancelled upload.
  await expect.poll(() => filesIn(page, folder)).toEqual([]);
  expect(await filesIn(page, `${folder}/Zending`)).toEqual([]);

  line.mend();
  await panel.getByRole('button', { name: upload('retryOf', { name: 'een.txt' }) }).press('Enter');
  await expect(of('een.txt')).toContainText(upload('done'));
  await panel.getByRole('button', { name: upload('resume') }).press('Enter');
  await expect(panel.getByRole('heading', { name: upload('finished_other', { count: 4 }) })).toBeVisible();
  expect(await filesIn(page, folder)).toEqual(['los.txt']);
  expect(await filesIn(page, `${folder}/Zending`)).toEqual(['een.txt', 'twee.txt']);
  expect((await (await page.request.get(callTo(`${folder}/Zending/diep/drie.txt`, 'download/'))).body()).length).toBe(
    SMALL,
  );
  await line.end();
});
