import {
  chooseSourcesByKeyboard,
  keepAnErrorCode,
  letAScriptIn,
  narrowTheSearchLog,
  openADomain,
  rowsOf,
} from '../support/operations';
import { aMark } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const JOURNEYS = [
  {
    name: 'an error code is added, found by its sources, corrected and deleted',
    path: '/errorcode',
    journey: keepAnErrorCode,
  },
  {
    name: 'several values of a filter are chosen by keyboard alone',
    path: '/errorcode',
    journey: chooseSourcesByKeyboard,
  },
  {
    name: 'a script is let in on one website, dated by the server, and not on another',
    path: '/whitelist',
    journey: letAScriptIn,
  },
  { name: 'a domain opens in a tab of its own, by a click and by Enter', path: '/dns', journey: openADomain },
  {
    name: 'the search log is narrowed by term and type, and its rows do nothing',
    path: '/searchlog',
    journey: narrowTheSearchLog,
  },
];

for (const { name, path, journey } of JOURNEYS) {
  test(`in Dutch: ${name}`, async ({ page, arrive }) => {
    await arrive('nl', path);
    await expect(rowsOf(page).first()).toBeVisible();
    await journey(page, wordsOf('nl'), `${aMark()}.example`);
  });
}
