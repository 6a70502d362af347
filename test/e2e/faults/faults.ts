import { expect } from '@playwright/test';
import { NOW } from '../../server/support/constants';
import { deskIn } from '../content/support/desk';
import { crash } from '../support/editing';
import { SUPERUSER } from '../support/people';
import { isSave, type Environment } from './environment';

// The parts of which faults are made.

/** What a fault does. */
export interface Fault {
  /** Before the item is opened. */
  readonly prepare?: (environment: Environment) => Promise<unknown>;
  readonly inject: (environment: Environment) => Promise<void>;
}

/** A dialog of the browser's own that asks whether to leave is answered by leaving. */
export const leaving = (environment: Environment): void => {
  environment.here.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
};
export const gone = (environment: Environment): void => {
  environment.page = null;
  environment.held = null;
};

export const die = async (environment: Environment): Promise<void> => {
  await crash(environment.here);
  gone(environment);
};

/** What was held goes on; else, where somebody is at work, they save. */
const goOn = async (environment: Environment): Promise<void> => {
  const { held } = environment;
  environment.held = null;
  if (held !== null) await held.go();
  else if (await environment.desk.button('shared.actions.save').isVisible()) await environment.save();
};

export const then = (act: (environment: Environment) => Promise<void>): Fault => ({
  inject: async (environment) => {
    await act(environment);
    await goOn(environment);
  },
});

export const answered = (status: number, body: string, headers?: Readonly<Record<string, string>>): Fault => ({
  inject: async (environment) => {
    await environment.held?.answer(status, body, headers);
    environment.held = null;
  },
});
export const refused = (code: string, fields = {}): string => JSON.stringify({ code, fields });

/** The server ends; whatever was on its way fails, and it is started again. */
export const killServer = async (environment: Environment): Promise<void> => {
  const { held } = environment;
  environment.held = null;
  await environment.running.kill();
  if (held === null) await environment.save();
  else await held.cut();
  await environment.running.restart();
};

/** The server stands still within the transaction of the save, and is killed there. */
export const killInTheSave = async (environment: Environment): Promise<void> => {
  const settings = { STAND_AFTER: 'insert into content_history', AHEAD: String(Date.now() - NOW) };
  await environment.running.restart({ entry: 'test/server/support/standing-server.ts', environment: settings });
  const failed = environment.here.waitForEvent('requestfailed', isSave);
  await environment.here.keyboard.press('Control+s');
  await expect.poll(() => environment.running.printed()).toContain('standing\n');
  await environment.running.kill();
  await failed;
  await environment.running.restart();
};

/** Somebody else has the browser now: they see what is stored, and nothing of the work. Then the person is back. */
export const letAnotherSit = async (environment: Environment): Promise<void> => {
  await environment.mine.signOut();
  await goOn(environment);
  await environment.start(await environment.colleague());
  await environment.here.goto(environment.path);
  const theirs = deskIn('nl')(environment.here);
  await expect(theirs.button('shared.actions.edit')).toBeEnabled();
  await expect(theirs.offer).toBeHidden();
  await environment.mine.signIn(SUPERUSER);
  await environment.start();
  await environment.here.goto(environment.path);
};
