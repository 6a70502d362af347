import { expect } from '@playwright/test';
import {
  answered,
  die,
  gone,
  killInTheSave,
  killServer,
  leaving,
  letAnotherSit,
  refused,
  then,
  type Fault,
} from './faults';
import type { FaultName } from './points';
import type { Environment } from './environment';
import { damage, fillDisk, holdNewer, keepNothing, wipe } from './store';

const FAULTS: Readonly<Record<FaultName, Fault>> = {
  'tab dies': { inject: die },
  'tab closes': {
    inject: async (environment) => {
      await environment.here.close();
      gone(environment);
    },
  },
  'page reloads': {
    inject: async (environment) => {
      leaving(environment);
      await environment.here.reload();
      environment.held = null;
    },
  },
  'another address': {
    inject: async (environment) => {
      leaving(environment);
      await environment.here.goto(`${environment.running.url}/dashboard`);
      await environment.here.goto(environment.path);
    },
  },
  'browser dies': {
    inject: async (environment) => {
      // A draft is stored within 300 ms (R-SHR-09); a browser that is killed earlier may lose the last words.
      await environment.pause();
      await environment.session.killBrowser();
      await environment.start();
      gone(environment);
    },
  },
  'tab dies beside another': {
    prepare: async (environment) => {
      const other = await environment.open();
      await expect(environment.editor.button('shared.actions.edit')).toBeEnabled();
      environment.beside = other;
    },
    inject: async (environment) => {
      await die(environment);
      environment.page = environment.beside;
      await environment.editor.button('shared.actions.edit').click();
    },
  },
  'tab dies behind its offer': {
    inject: async (environment) => {
      const first = environment.here;
      const other = await environment.open();
      // While the first page is open, only that page can edit its draft.
      await expect(other.getByText(environment.editor.text('content.lock.elsewhere'))).toBeVisible();
      environment.page = first;
      await first.bringToFront();
      await environment.writeOn(' en door');
      await environment.pause();
      await die(environment);
      environment.page = other;
    },
  },
  'server dies': { inject: killServer },
  'server dies in the save': { inject: killInTheSave },
  'server and tab die': {
    inject: async (environment) => {
      await environment.running.kill();
      await die(environment);
      await environment.running.restart();
    },
  },
  'session ends': then((environment) => environment.mine.signOut()),
  'somebody else sits down': { inject: letAnotherSit },
  'session and lock end': then(async (environment) => {
    await environment.mine.signOut();
    await (await environment.colleague()).take(environment.item);
  }),
  'lock is taken': then(async (environment) => (await environment.colleague()).take(environment.item)),
  'lock is ended': then(async (environment) => (await environment.colleague()).free(environment.item)),
  'another block is saved': then(async (environment) => {
    environment.theirs = 'Hun slot';
    await (await environment.colleague()).rewrite(environment.item, 3, environment.theirs);
  }),
  'the same block is saved': then(async (environment) =>
    (await environment.colleague()).rewrite(environment.item, 0, 'Hun begin'),
  ),
  'item is deleted': then(async (environment) => (await environment.colleague()).remove(environment.item)),
  'line is cut': {
    inject: async (environment) => {
      await environment.held?.cut();
      environment.held = null;
    },
  },
  'line is gone for a while': {
    inject: async (environment) => {
      const { context } = environment.session;
      await context().setOffline(true);
      await environment.save();
      await environment.writeOn(' en zonder lijn');
      await context().setOffline(false);
    },
  },
  'answer 400': answered(400, refused('VALUE_NOT_VALID', { name: { code: 'VALUE_NOT_VALID' } })),
  'answer 401': answered(401, refused('UNAUTHENTICATED')),
  'answer 403': answered(403, refused('FORBIDDEN')),
  'answer 409': answered(409, refused('URL_IN_USE', { url: { code: 'URL_IN_USE' } })),
  'answer 413': answered(413, refused('TOO_LARGE')),
  'answer 429': answered(429, refused('TOO_MANY'), { 'Retry-After': '1' }),
  'answer 500': answered(500, refused('ERROR')),
  'answer 503': answered(503, '<html><body>Even geduld</body></html>', { 'Content-Type': 'text/html' }),
  'answer unreadable': answered(200, '{"code":"OK","page":{"id":'),
  'disk is full': {
    inject: async (environment) => {
      await fillDisk(environment.here);
      await environment.writeOn(' en vol');
    },
  },
  'browser keeps nothing': {
    prepare: (environment) => keepNothing(environment.session.context()),
    inject: (environment) => environment.writeOn(' en nergens'),
  },
  'store is wiped': {
    inject: async (environment) => {
      await wipe(environment.here);
      await environment.writeOn(' en nog eens');
      await environment.pause();
      await die(environment);
    },
  },
  'newer console': {
    inject: async (environment) => {
      const own = environment.here;
      const other = await environment.session.context().newPage();
      await other.goto(`${environment.running.url}/dashboard`);
      await holdNewer(other);
      environment.page = own;
      await own.bringToFront();
      await environment.writeOn(' en nieuwer');
      await environment.pause();
    },
  },
  'work is damaged': {
    inject: async (environment) => {
      await damage(environment.here, 'blocks');
      await environment.here.goto(environment.path);
    },
  },
  'work is of another format': {
    inject: async (environment) => {
      await damage(environment.here, 'format');
      await environment.here.goto(environment.path);
    },
  },
};

/** Sets up what a simulated fault needs, before the item is opened. */
export const prepareFor = (environment: Environment, fault: FaultName): Promise<unknown> =>
  FAULTS[fault].prepare?.(environment) ?? Promise.resolve();

/** Makes a fault happen. */
export const inject = (environment: Environment, fault: FaultName): Promise<void> => FAULTS[fault].inject(environment);

/** Whether a fault needs its own browser: one without storage would affect the next test. */
export const needsOwnBrowser = (fault: FaultName): boolean =>
  fault === 'browser dies' || fault === 'browser keeps nothing';
