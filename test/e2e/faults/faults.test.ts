import { runsAll } from '../../support/sample';
import { test } from '../support/test';
import { runScenario } from './scenario';
import { nameOf, POINTS } from './points';
import { WRITTEN } from './writing';

// Includes restarts of servers and browsers.
test.describe.configure({ timeout: 120_000 });

for (const point of POINTS.filter(({ like }) => runsAll || like === undefined)) {
  test(nameOf(point), ({ browser, playwright, running }) =>
    runScenario({ browser, playwright, running }, point, point.back, WRITTEN),
  );
}
