import { expect, type Browser, type PlaywrightWorkerArgs } from '@playwright/test';
import { EDITOR, SUPERUSER } from '../support/people';
import type { RunningConsole } from '../support/servers';
import { bringHome, expectBack, expectInFile, expectSaved } from './home';
import { reach } from './moments';
import { officeOf, type Office } from './office';
import type { Back, Struck } from './points';
import { ownSeat, sharedSeat } from './seat';
import { Stage } from './stage';
import { hit, needsOwnBrowser, prepareFor } from './strikes';
import type { Writing } from './writing';

interface House {
  readonly browser: Browser;
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly running: RunningConsole;
}

const OVER_THE_SCREEN: readonly Back[] = ['screen', 'lost'];

/**
 * Plays one fault point: somebody writes, it strikes, they come back; what they find first is as the point says,
 * nothing on the screen has changed, and what is saved in the end is what they typed, character for character.
 * @param back null where anything may come back first
 */
export const play = async (
  { browser, playwright, running }: House,
  point: Struck,
  back: Back | null,
  writing: Writing,
): Promise<void> => {
  const offices: Office[] = [];
  const enter = async (email: string): Promise<Office> => {
    const office = officeOf(await playwright.request.newContext({ baseURL: running.url, timeout: 30_000 }));
    offices.push(office);
    await office.signIn(email);
    return office;
  };
  const mine = await enter(SUPERUSER);
  let colleague: Promise<Office> | null = null;
  const seat = needsOwnBrowser(point.strike) ? await ownSeat() : await sharedSeat(browser);
  try {
    const stage = new Stage(
      seat,
      running,
      await mine.addItem(),
      mine,
      () => (colleague ??= enter(EDITOR)),
      point.at === 'new',
    );
    await stage.sit();
    await reach(stage, point.at, () => prepareFor(stage, point.strike), writing);
    await hit(stage, point.strike);
    if (back !== null) await expectBack(stage, back);
    if (back !== null && OVER_THE_SCREEN.includes(back)) expect(await stage.shown()).toEqual(stage.typed);
    if ((await bringHome(stage)) === 'file') await expectInFile(stage);
    else await expectSaved(stage);
  } finally {
    await seat.leave();
    await Promise.all(offices.map(({ api }) => api.dispose()));
  }
};
