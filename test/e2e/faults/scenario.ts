import { expect, type Browser, type PlaywrightWorkerArgs } from '@playwright/test';
import { EDITOR, SUPERUSER } from '../support/people';
import type { RunningConsole } from '../support/servers';
import { bringHome, expectBack, expectInFile, expectSaved } from './home';
import { reach } from './moments';
import { apiUserOf, type ApiUser } from './api-user';
import type { Back, FaultAt } from './points';
import { ownSession, sharedSession } from './user-session';
import { Environment } from './environment';
import { inject, needsOwnBrowser, prepareFor } from './fault-injection';
import type { Writing } from './writing';

interface ScenarioServices {
  readonly browser: Browser;
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly running: RunningConsole;
}

const OVER_THE_SCREEN: readonly Back[] = ['screen', 'lost'];

/**
 * Runs one fault point: writes, makes the fault happen, and returns to the item. Expects the words to reappear as the
 * point says, unchanged, and to be stored in the end. @param back null where any way to reappear is valid
 */
export const runScenario = async (
  { browser, playwright, running }: ScenarioServices,
  point: FaultAt,
  back: Back | null,
  writing: Writing,
): Promise<void> => {
  const apiUsers: ApiUser[] = [];
  const enter = async (email: string): Promise<ApiUser> => {
    const apiUser = apiUserOf(await playwright.request.newContext({ baseURL: running.url, timeout: 30_000 }));
    apiUsers.push(apiUser);
    await apiUser.signIn(email);
    return apiUser;
  };
  const mine = await enter(SUPERUSER);
  let colleague: Promise<ApiUser> | null = null;
  const session = needsOwnBrowser(point.fault) ? await ownSession() : await sharedSession(browser, running.url);
  try {
    const environment = new Environment(
      session,
      running,
      await mine.addItem(),
      mine,
      () => (colleague ??= enter(EDITOR)),
      point.at === 'new',
    );
    await environment.start();
    await reach(environment, point.at, () => prepareFor(environment, point.fault), writing);
    await inject(environment, point.fault);
    if (back !== null) await expectBack(environment, back);
    if (back !== null && OVER_THE_SCREEN.includes(back)) expect(await environment.shown()).toEqual(environment.typed);
    if ((await bringHome(environment)) === 'file') await expectInFile(environment);
    else await expectSaved(environment);
  } finally {
    await session.leave();
    await Promise.all(apiUsers.map(({ api }) => api.dispose()));
  }
};
