import { test } from '../support/test';
import { play } from './play';
import { nameOf, POINTS } from './points';
import { WRITTEN } from './writing';

for (const point of POINTS) {
  test(nameOf(point), ({ browser, playwright, running }) => play({ browser, playwright, running }, point, point.back, WRITTEN));
}
