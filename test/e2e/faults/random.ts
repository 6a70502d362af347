import { test } from '../support/test';
import { runScenario } from './scenario';
import { nameOf } from './points';
import { askedOf } from './soak';
import { randomScenario } from './writing';

// Run by `npm run soak`.
test.describe.configure({ timeout: 120_000 });
const { seed, count, only } = askedOf(process.env);
for (let number = 1; number <= count; number += 1) {
  if (only !== null && number !== only) continue;
  const { point, writing } = randomScenario(seed, number);
  test(`${String(number)} · ${nameOf(point)} · ${Object.entries(writing)
    .map(([place, words]) => `${place} ${String(words.length)}`)
    .join(', ')}`, ({ browser, playwright, running }) =>
    runScenario({ browser, playwright, running }, point, null, writing));
}
