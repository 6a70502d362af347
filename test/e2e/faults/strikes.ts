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
  type Blow,
} from './blows';
import type { Strike } from './points';
import type { Stage } from './stage';
import { damage, fillDisk, holdNewer, keepNothing, wipe } from './store';

const STRIKES: Readonly<Record<Strike, Blow>> = {
  'tab dies': { hit: die },
  'tab closes': {
    hit: async (stage) => {
      await stage.here.close();
      gone(stage);
    },
  },
  'page reloads': {
    hit: async (stage) => {
      leaving(stage);
      await stage.here.reload();
      stage.held = null;
    },
  },
  'another address': {
    hit: async (stage) => {
      leaving(stage);
      await stage.here.goto(`${stage.running.url}/dashboard`);
      await stage.here.goto(stage.path);
    },
  },
  'browser dies': {
    hit: async (stage) => {
      // A draft is stored within 300 ms (R-SHR-09); a browser that is killed earlier may lose the last words.
      await stage.settle();
      await stage.seat.killBrowser();
      await stage.sit();
      gone(stage);
    },
  },
  'tab dies beside another': {
    prepare: async (stage) => {
      const other = await stage.open();
      await expect(stage.desk.button('shared.actions.edit')).toBeEnabled();
      stage.beside = other;
    },
    hit: async (stage) => {
      await die(stage);
      stage.page = stage.beside;
      await stage.desk.button('shared.actions.edit').click();
    },
  },
  'tab dies behind its offer': {
    hit: async (stage) => {
      const first = stage.here;
      const other = await stage.open();
      // As long as the first lives, its work is its own.
      await expect(other.getByText(stage.desk.text('content.lock.elsewhere'))).toBeVisible();
      stage.page = first;
      await first.bringToFront();
      await stage.writeOn(' en door');
      await stage.settle();
      await die(stage);
      stage.page = other;
    },
  },
  'server dies': { hit: killServer },
  'server dies in the save': { hit: killInTheSave },
  'server and tab die': {
    hit: async (stage) => {
      await stage.running.kill();
      await die(stage);
      await stage.running.restart();
    },
  },
  'session ends': then((stage) => stage.mine.signOut()),
  'somebody else sits down': { hit: letAnotherSit },
  'session and lock end': then(async (stage) => {
    await stage.mine.signOut();
    await (await stage.colleague()).take(stage.item);
  }),
  'lock is taken': then(async (stage) => (await stage.colleague()).take(stage.item)),
  'lock is ended': then(async (stage) => (await stage.colleague()).free(stage.item)),
  'another block is saved': then(async (stage) => {
    stage.theirs = 'Hun slot';
    await (await stage.colleague()).rewrite(stage.item, 3, stage.theirs);
  }),
  'the same block is saved': then(async (stage) => (await stage.colleague()).rewrite(stage.item, 0, 'Hun begin')),
  'item is deleted': then(async (stage) => (await stage.colleague()).remove(stage.item)),
  'line is cut': {
    hit: async (stage) => {
      await stage.held?.cut();
      stage.held = null;
    },
  },
  'line is gone for a while': {
    hit: async (stage) => {
      const { context } = stage.seat;
      await context().setOffline(true);
      await stage.save();
      await stage.writeOn(' en zonder lijn');
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
    hit: async (stage) => {
      await fillDisk(stage.here);
      await stage.writeOn(' en vol');
    },
  },
  'browser keeps nothing': {
    prepare: (stage) => keepNothing(stage.seat.context()),
    hit: (stage) => stage.writeOn(' en nergens'),
  },
  'store is wiped': {
    hit: async (stage) => {
      await wipe(stage.here);
      await stage.writeOn(' en nog eens');
      await stage.settle();
      await die(stage);
    },
  },
  'newer console': {
    hit: async (stage) => {
      const own = stage.here;
      const other = await stage.seat.context().newPage();
      await other.goto(`${stage.running.url}/dashboard`);
      await holdNewer(other);
      stage.page = own;
      await own.bringToFront();
      await stage.writeOn(' en nieuwer');
      await stage.settle();
    },
  },
  'work is damaged': {
    hit: async (stage) => {
      await damage(stage.here, 'blocks');
      await stage.here.goto(stage.path);
    },
  },
  'work is of another format': {
    hit: async (stage) => {
      await damage(stage.here, 'format');
      await stage.here.goto(stage.path);
    },
  },
};

/** What a strike needs before the item is opened. */
export const prepareFor = (stage: Stage, strike: Strike): Promise<unknown> =>
  STRIKES[strike].prepare?.(stage) ?? Promise.resolve();

/** Strikes. */
export const hit = (stage: Stage, strike: Strike): Promise<void> => STRIKES[strike].hit(stage);

/** Whether it needs a browser of its own. */
export const needsOwnBrowser = (strike: Strike): boolean => strike === 'browser dies';
