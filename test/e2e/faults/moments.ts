import { expect } from '@playwright/test';
import { aMark } from '../support/people';
import type { Moment } from './points';
import { isLocking, isSave, type Environment } from './environment';

const begin = async (environment: Environment): Promise<void> => {
  await environment.open();
  await expect(
    environment.id === null
      ? environment.editor.button('shared.actions.save')
      : environment.editor.button('shared.actions.edit'),
  ).toBeEnabled({ timeout: 30_000 });
  await environment.edit();
};

/** Leaves by a link and chooses to keep the draft. */
const keepAndLeave = async (environment: Environment): Promise<void> => {
  await environment.pause();
  await environment.editor.leave();
  await environment.editor.question
    .getByRole('button', { name: environment.editor.text('shared.dialogs.leaving.keeping.keep') })
    .click();
  await expect(environment.here).toHaveURL(/\/dashboard$/);
};

const offered = async (environment: Environment): Promise<void> => {
  await environment.pause();
  await environment.here.close();
  await environment.open();
  await expect(environment.editor.offer).toBeVisible();
};

const resume = (environment: Environment): Promise<void> =>
  environment.editor.button('shared.dialogs.recovery.resume').click();

/** The steps that bring the edit to each moment. */
const REACH: Readonly<Record<Moment, (environment: Environment) => Promise<void>>> = {
  typing: async (environment) => {
    await environment.pause();
    environment.halfTyped = environment.typed;
    await environment.writeOn(' en nog');
  },
  typed: () => Promise.resolve(),
  paused: (environment) => environment.pause(),
  new: (environment) => environment.pause(),
  asked: async (environment) => {
    await environment.editor.leave();
    await expect(environment.editor.question).toBeVisible();
  },
  left: keepAndLeave,
  saving: (environment) => environment.hold(isSave, false, () => environment.here.keyboard.press('Control+s')),
  stored: (environment) => environment.hold(isSave, true, () => environment.here.keyboard.press('Control+s')),
  offered,
  resuming: async (environment) => {
    await offered(environment);
    await environment.hold(isLocking, false, () => resume(environment));
  },
  resumed: async (environment) => {
    await offered(environment);
    await resume(environment);
    await expect(environment.editor.button('shared.actions.save')).toBeVisible();
  },
  lost: async (environment) => {
    await (await environment.colleague()).take(environment.item);
    await environment.save();
    await expect(environment.editor.button('content.lock.lostStrip.again')).toBeVisible();
    await environment.writeOn(' en verder');
    await environment.pause();
  },
  choosing: async (environment) => {
    await (await environment.colleague()).rewrite(environment.item, 0, 'Hun begin');
    await environment.save();
    await expect(
      environment.here.getByRole('dialog', { name: environment.editor.text('shared.dialogs.conflict.title') }),
    ).toBeVisible();
  },
};

/** Opens the item for editing and writes the words, up to this moment. */
export const reach = async (
  environment: Environment,
  moment: Moment,
  prepare: () => Promise<unknown>,
  writing: Environment['typed'],
): Promise<void> => {
  await prepare();
  await begin(environment);
  // The address of a new item is derived from its name and must be unique. Only in the headline can both people make
  // the same change.
  await environment.write(
    environment.id === null
      ? { name: `${writing.name ?? 'Nieuw'} ${aMark()}`, quote: writing.quote ?? 'Nieuw' }
      : moment === 'choosing'
        ? { title: 'Mijn begin', ...writing }
        : writing,
  );
  await REACH[moment](environment);
};
