import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fillSignIn, PASSWORD, SUPERUSER } from '../support/people';
import { PLACES, type Back } from './points';
import { isSave, type Environment } from './environment';
import type { Writing } from './writing';

/** A screen state that tells a returning person how to continue. */
type Sign = Back | 'sign-in' | 'take-over' | 'question';

const passwordOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Password/ });

/** The locator of each sign; earlier signs take precedence. */
const signsOf = ({ here, editor }: Environment): readonly (readonly [Sign, Locator])[] => [
  ['sign-in', passwordOf(here)],
  [
    'choice',
    here.getByRole('dialog', {
      name: new RegExp(
        `^(?:${editor.text('shared.dialogs.conflict.title')}|${editor.text('shared.dialogs.conflict.own.title')})`,
      ),
    }),
  ],
  [
    'take-over',
    here.getByRole('alertdialog').getByRole('button', { name: editor.text('content.lock.ask.confirm'), exact: true }),
  ],
  ['question', editor.question],
  ['gone', editor.button('shared.record.gone.copy')],
  ['lost', editor.button('content.lock.lostStrip.again')],
  ['offer', editor.button('shared.dialogs.recovery.resume')],
  ['file', editor.button('shared.dialogs.recovery.unreadable.take')],
  ['screen', editor.button('shared.actions.save')],
  ['read', editor.button('shared.actions.edit').and(here.locator(':enabled:not([aria-disabled=true])'))],
];

const signOf = async (environment: Environment): Promise<Sign | null> => {
  for (const [sign, locator] of signsOf(environment)) if (await locator.first().isVisible()) return sign;
  return null;
};

/** The next step for each sign, until the words are saved. */
const ACTS: Readonly<Record<Exclude<Sign, 'read' | 'file'>, (environment: Environment) => Promise<unknown>>> = {
  'sign-in': async ({ here }) => {
    await fillSignIn(here, SUPERUSER, PASSWORD);
    await here.keyboard.press('Enter');
    await expect(passwordOf(here)).toBeHidden();
  },
  // The dialog preselects the person's own words.
  'choice': ({ here, editor }) =>
    here
      .getByRole('dialog')
      .getByRole('button', {
        name: new RegExp(
          `^(?:${editor.text('shared.dialogs.conflict.save')}|${editor.text('shared.dialogs.conflict.goOn')})$`,
        ),
      })
      .click(),
  'take-over': ({ here, editor }) =>
    here
      .getByRole('alertdialog')
      .getByRole('button', { name: editor.text('content.lock.ask.confirm'), exact: true })
      .click(),
  'question': ({ editor }) =>
    editor.question.getByRole('button', { name: editor.text('shared.dialogs.leaving.stay') }).click(),
  'gone': ({ editor }) => editor.button('shared.record.gone.copy').click(),
  'lost': async ({ editor }) => {
    const takeOver = editor.button('content.lock.takeOver');
    await ((await takeOver.isVisible()) ? takeOver : editor.button('content.lock.lostStrip.again')).click();
  },
  'offer': ({ editor }) => editor.button('shared.dialogs.recovery.resume').click(),
  'screen': async ({ here, editor }) => {
    // Save is disabled while the server asks to wait; it is never enabled in a form without changes.
    await expect(editor.button('shared.actions.save'))
      .toBeEnabled({ timeout: 3_000 })
      .catch(() => undefined);
    await here.keyboard.press('Control+s');
  },
};

/** Opens the item again if another page is open. */
const comeBack = async (environment: Environment): Promise<void> => {
  if (environment.page === null) await environment.open();
  else if (environment.here.url().endsWith('/dashboard')) await environment.here.goto(environment.path);
};

/** Waits until the words reappear in the expected way. */
export const expectBack = async (environment: Environment, back: Back): Promise<void> => {
  await comeBack(environment);
  await expect
    .poll(
      async () => {
        const sign = await signOf(environment);
        if (sign === 'sign-in') await ACTS['sign-in'](environment);
        return sign;
      },
      { timeout: 20_000 },
    )
    .toBe(back);
};

/** Continues from any state until the work is saved. */
export const bringHome = async (environment: Environment): Promise<'saved' | 'file'> => {
  await comeBack(environment);
  const path: Sign[] = [];
  while (path.length < 10) {
    let sign: Sign | null = null;
    await expect
      .poll(
        async () => {
          sign = await signOf(environment);
          return sign;
        },
        { timeout: 20_000 },
      )
      .not.toBeNull();
    const seen = sign as Sign | null; // cast: the poll's callback sets it, unseen by the compiler
    if (seen === 'read') return 'saved';
    if (seen === 'file') return 'file';
    if (seen === null) continue;
    path.push(seen);
    const saved =
      seen === 'screen'
        ? environment.here
            .waitForResponse((response) => isSave(response.request()), { timeout: 3_000 })
            .catch(() => null)
        : null;
    await ACTS[seen](environment);
    await saved;
    await expect.poll(() => signOf(environment), { timeout: 10_000, message: `still at: ${seen}` }).not.toBe(seen);
  }
  throw new Error(`The work does not come home: ${path.join(', ')}`);
};

const onlyWritten = (said: Required<Writing>, written: Writing): Writing =>
  Object.fromEntries(PLACES.filter((place) => written[place] !== undefined).map((place) => [place, said[place]]));

/** Expects all typed words stored, character for character, and the words of the other person too. */
export const expectSaved = async (environment: Environment): Promise<void> => {
  const id = /\/page\/(\d+)$/.exec(environment.here.url())?.[1] ?? '';
  const { mine, theirs } = await (await environment.colleague()).said(id);
  const stored = onlyWritten(mine, environment.typed);
  expect(stored).toEqual(isDeepStrictEqual(stored, environment.halfTyped) ? environment.halfTyped : environment.typed);
  if (environment.theirs !== null) expect(theirs).toBe(environment.theirs);
};

/** Expects all typed words in the downloaded file. */
export const expectInFile = async (environment: Environment): Promise<void> => {
  const coming = environment.here.waitForEvent('download');
  await environment.editor.button('shared.dialogs.recovery.unreadable.take').click();
  const path = await (await coming).path();
  const words: string[] = [];
  JSON.parse(readFileSync(path, 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string')
      words.push(
        value
          .replace(/<[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
        value,
      );
    return value;
  });
  expect(words).toEqual(expect.arrayContaining(Object.values(environment.typed)));
};
