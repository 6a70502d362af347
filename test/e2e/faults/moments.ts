import { expect } from '@playwright/test';
import { aMark } from '../support/people';
import type { Moment } from './points';
import { isLocking, isSave, type Stage } from './stage';

const begin = async (stage: Stage): Promise<void> => {
  await stage.open();
  await expect(
    stage.id === null ? stage.desk.button('shared.actions.save') : stage.desk.button('shared.actions.edit'),
  ).toBeEnabled({ timeout: 30_000 });
  await stage.edit();
};

/** Leaves by a link and answers the question. */
const keepAndLeave = async (stage: Stage): Promise<void> => {
  await stage.settle();
  await stage.desk.leave();
  await stage.desk.question
    .getByRole('button', { name: stage.desk.text('shared.dialogs.leaving.keeping.keep') })
    .click();
  await expect(stage.here).toHaveURL(/\/dashboard$/);
};

const offered = async (stage: Stage): Promise<void> => {
  await stage.settle();
  await stage.here.close();
  await stage.open();
  await expect(stage.desk.offer).toBeVisible();
};

const resume = (stage: Stage): Promise<void> => stage.desk.button('shared.dialogs.recovery.resume').click();

/** Brings a person who has typed so far that it may strike. */
const REACH: Readonly<Record<Moment, (stage: Stage) => Promise<void>>> = {
  typing: async (stage) => {
    await stage.settle();
    stage.halfTyped = stage.typed;
    await stage.writeOn(' en nog');
  },
  typed: () => Promise.resolve(),
  settled: (stage) => stage.settle(),
  new: (stage) => stage.settle(),
  asked: async (stage) => {
    await stage.desk.leave();
    await expect(stage.desk.question).toBeVisible();
  },
  left: keepAndLeave,
  saving: (stage) => stage.hold(isSave, false, () => stage.here.keyboard.press('Control+s')),
  stored: (stage) => stage.hold(isSave, true, () => stage.here.keyboard.press('Control+s')),
  offered,
  resuming: async (stage) => {
    await offered(stage);
    await stage.hold(isLocking, false, () => resume(stage));
  },
  resumed: async (stage) => {
    await offered(stage);
    await resume(stage);
    await expect(stage.desk.button('shared.actions.save')).toBeVisible();
  },
  lost: async (stage) => {
    await (await stage.colleague()).take(stage.item);
    await stage.save();
    await expect(stage.desk.button('content.lock.lostStrip.again')).toBeVisible();
    await stage.writeOn(' en verder');
    await stage.settle();
  },
  choosing: async (stage) => {
    await (await stage.colleague()).rewrite(stage.item, 0, 'Hun begin');
    await stage.save();
    await expect(
      stage.here.getByRole('dialog', { name: stage.desk.text('shared.dialogs.conflict.title') }),
    ).toBeVisible();
  },
};

/** The item is open for editing, and what is to be written is written, as far as this moment. */
export const reach = async (
  stage: Stage,
  moment: Moment,
  prepare: () => Promise<unknown>,
  writing: Stage['typed'],
): Promise<void> => {
  await prepare();
  await begin(stage);
  // The address of a new item follows its name, which nobody else's may be; only at the headline both can have changed
  // the same.
  await stage.write(
    stage.id === null
      ? { name: `${writing.name ?? 'Nieuw'} ${aMark()}`, quote: writing.quote ?? 'Nieuw' }
      : moment === 'choosing'
        ? { title: 'Mijn begin', ...writing }
        : writing,
  );
  await REACH[moment](stage);
};
