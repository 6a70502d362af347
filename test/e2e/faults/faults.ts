import { expect } from '@playwright/test';
import { NOW } from '../../server/support/constants';
import { contentEditorIn } from '../content/support/content-editor';
import { crash } from '../support/editing';
import { SUPERUSER } from '../support/people';
import { isSave, type Environment } from './environment';

// Building blocks of the faults.

/** The steps of a fault. */
export interface Fault {
  /** Runs before the item is opened. */
  readonly prepare?: (environment: Environment) => Promise<unknown>;
  readonly inject: (environment: Environment) => Promise<void>;
}

/** Accepts the browser's dialog that asks whether to leave. */
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

/** Forwards a held call; otherwise saves if an edit is open. */
const goOn = async (environment: Environment): Promise<void> => {
  const { held } = environment;
  environment.held = null;
  if (held !== null) await held.go();
  else if (await environment.editor.button('shared.actions.save').isVisible()) await environment.save();
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

/** Kills the server, so that pending calls fail, and restarts it. */
export const killServer = async (environment: Environment): Promise<void> => {
  const { held } = environment;
  environment.held = null;
  await environment.running.kill();
  if (held === null) await environment.save();
  else await held.cut();
  await environment.running.restart();
};

/** Stops the server inside the transaction of a save, and kills it there. */
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

/** Another person uses the browser and sees only what is stored. Then the first person signs in again. */
export const letAnotherSit = async (environment: Environment): Promise<void> => {
  await environment.mine.signOut();
  await goOn(environment);
  await environment.start(await environment.colleague());
  await environment.here.goto(environment.path);
  const theirs = contentEditorIn('nl')(environment.here);
  await expect(theirs.button('shared.actions.edit')).toBeEnabled();
  await expect(theirs.offer).toBeHidden();
  await environment.mine.signIn(SUPERUSER);
  await environment.start();
  await environment.here.goto(environment.path);
};
