import { chromium } from '@playwright/test';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import type { ApiFigure } from './api';
import { Caller } from './caller';
import type { Account, Figures } from './journey';
import { findPlaces, measureLibraryApi } from './library-api';
import { measureLibraryOnce } from './library-journey';
import { fill, type Environment } from './places';

/** The library in a browser, in `rounds` rounds; the first round warms up the server and is not counted. */
export async function measureLibrary(environment: Environment, account: Account, rounds: number): Promise<Figures[]> {
  fill('library', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const figures: Figures[] = [];
  try {
    const places = await findPlaces(await Caller.signIn(server.url, account));
    for (let round = 0; round <= rounds; round++) {
      const measured = await measureLibraryOnce(browser, server.url, account, places);
      if (round > 0) figures.push(measured);
      console.log(`library, round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return figures;
}

/** The library's API, on a database that is filled with the library if it is not yet. */
export async function measureLibraryServer(
  environment: Environment,
  account: Account,
  share: number,
): Promise<ApiFigure[]> {
  fill('library', environment);
  const server = await startServer(environment);
  try {
    const caller = await Caller.signIn(server.url, account);
    return await measureLibraryApi(caller, server.pid, await findPlaces(caller), share);
  } finally {
    await server.stop();
  }
}
