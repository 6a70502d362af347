import { expect } from '@playwright/test';
import { NOW } from '../../server/support/constants';
import { deskIn } from '../content/support/desk';
import { crash } from '../support/editing';
import { SUPERUSER } from '../support/people';
import { isSave, type Stage } from './stage';

// The parts of which strikes are made.

/** What a strike does. */
export interface Blow {
  /** Before the item is opened. */
  readonly prepare?: (stage: Stage) => Promise<unknown>;
  readonly hit: (stage: Stage) => Promise<void>;
}

/** A dialog of the browser's own that asks whether to leave is answered by leaving. */
export const leaving = (stage: Stage): void => {
  stage.here.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
};
export const gone = (stage: Stage): void => {
  stage.page = null;
  stage.held = null;
};

export const die = async (stage: Stage): Promise<void> => {
  await crash(stage.here);
  gone(stage);
};

/** What was held goes on; else, where somebody is at work, they save. */
const goOn = async (stage: Stage): Promise<void> => {
  const { held } = stage;
  stage.held = null;
  if (held !== null) await held.go();
  else if (await stage.desk.button('shared.actions.save').isVisible()) await stage.save();
};

export const then = (act: (stage: Stage) => Promise<void>): Blow => ({
  hit: async (stage) => {
    await act(stage);
    await goOn(stage);
  },
});

export const answered = (status: number, body: string, headers?: Readonly<Record<string, string>>): Blow => ({
  hit: async (stage) => {
    await stage.held?.answer(status, body, headers);
    stage.held = null;
  },
});
export const refused = (code: string, fields = {}): string => JSON.stringify({ code, fields });

/** The server ends; whatever was on its way fails, and it is started again. */
export const killServer = async (stage: Stage): Promise<void> => {
  const { held } = stage;
  stage.held = null;
  await stage.running.kill();
  if (held === null) await stage.save();
  else await held.cut();
  await stage.running.restart();
};

/** The server stands still within the transaction of the save, and is killed there. */
export const killInTheSave = async (stage: Stage): Promise<void> => {
  const environment = { STAND_AFTER: 'insert into content_history', AHEAD: String(Date.now() - NOW) };
  await stage.running.restart({ entry: 'test/server/support/standing-server.ts', environment });
  const failed = stage.here.waitForEvent('requestfailed', isSave);
  await stage.here.keyboard.press('Control+s');
  await expect.poll(() => stage.running.printed()).toContain('standing\n');
  await stage.running.kill();
  await failed;
  await stage.running.restart();
};

/** Somebody else has the browser now: they see what is stored, and nothing of the work. Then the person is back. */
export const letAnotherSit = async (stage: Stage): Promise<void> => {
  await stage.mine.signOut();
  await goOn(stage);
  await stage.sit(await stage.colleague());
  await stage.here.goto(stage.path);
  const theirs = deskIn('nl')(stage.here);
  await expect(theirs.button('shared.actions.edit')).toBeEnabled();
  await expect(theirs.offer).toBeHidden();
  await stage.mine.signIn(SUPERUSER);
  await stage.sit();
  await stage.here.goto(stage.path);
};
