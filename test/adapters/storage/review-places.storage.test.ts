import { BrowserStorage } from '../../../src/adapters/storage/shared/browser-storage';
import { reviewPlacesStorage } from '../../../src/adapters/storage/spare-parts/review-places.storage';
import { TestArea } from '../../contract/support/areas';
import { MOST_PLACES } from '../../../src/application/spare-parts/ports/review-places.port';

let area: TestArea;
beforeEach(() => {
  area = new TestArea();
});
/** The places as the next page reads them. */
const places = () => reviewPlacesStorage(new BrowserStorage(() => area));

describe('places of reviews (R-SPA-13)', () => {
  test('are those of a person and a reference, and outlive the page', () => {
    places().remember('1', '10', '7');
    places().remember('2', '10', '8');
    places().remember('1', '11', '9');
    expect([
      places().recall('1', '10'),
      places().recall('2', '10'),
      places().recall('1', '11'),
      places().recall('2', '11'),
    ]).toEqual(['7', '8', '9', null]);
    places().remember('1', '10', null);
    expect([places().recall('1', '10'), places().recall('2', '10')]).toEqual([null, '8']);
  });

  test('of references that were reviewed long ago are forgotten', () => {
    for (let reference = 0; reference <= MOST_PLACES; reference += 1) places().remember('1', String(reference), 'item');
    expect([places().recall('1', '0'), places().recall('1', '1')]).toEqual([null, 'item']);
  });
});
