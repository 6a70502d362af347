import {
  isBlockVisibleAt,
  hiddenReasonAt,
  type ItemVisibility,
} from '../../../src/domain/content/item-visibility.rule';
import { createDates } from '../../../src/domain/shared/read-date';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const shown = (given: Partial<ItemVisibility> = {}): ItemVisibility => ({
  status: 'published',
  online: NOON,
  isOnline: true,
  ...given,
});

describe('whether visitors see an item (R-CON-17, R-CON-19)', () => {
  test.each([
    ['from its moment on', shown(), NOON, null],
    ['before its moment', shown(), NOON - 1, 'planned'],
    ['without a moment', shown({ online: null }), NOON, 'undated'],
    ['with a moment that cannot be read', shown({ online: 'soon' }), NOON, 'undated'],
    ['as a draft', shown({ status: 'draft' }), NOON, 'draft'],
    ['taken offline', shown({ status: 'unpublished' }), NOON, 'unpublished'],
    ['with a status that only the API knows (R-SHR-60)', shown({ status: 'embargo' }), NOON, 'unknown'],
    ['of a module without a switch, whatever that says', shown({ isOnline: false }), NOON, null],
  ])('%s', (_, item, at, unseen) => {
    expect(hiddenReasonAt('blog', item, at)).toBe(unseen);
  });

  test('its switch counts where its module has one, its publication only where that has one', () => {
    expect(hiddenReasonAt('reference', shown({ isOnline: false }), NOON)).toBe('off');
    expect(hiddenReasonAt('reference', shown({ status: 'draft' }), NOON)).toBe('draft');
    expect(hiddenReasonAt('branch', shown({ status: 'draft', online: null }), NOON)).toBeNull();
    expect(hiddenReasonAt('branch', shown({ isOnline: false }), NOON)).toBe('off');
  });
});

describe('whether visitors see a block (R-CON-04, R-CON-17)', () => {
  test.each([
    [null, false, true],
    [{ from: NOON, to: NOON }, false, true],
    [{ from: NOON + 1, to: null }, false, false],
    [{ from: null, to: NOON - 1 }, false, false],
    [null, true, false],
  ])('%j, left out: %s', (publication, disabled, seen) => {
    expect(isBlockVisibleAt({ publication, disabled }, NOON)).toBe(seen);
  });
});

// Amsterdam: 02:00 becomes 03:00 on 29 March, and 03:00 becomes 02:00 on 25 October.
describe('a moment of the clock around the change to and from summer time', () => {
  const dates = createDates({ language: 'en', date: 'dd-MM-yyyy', time: 'HH:mm', zone: 'Europe/Amsterdam' });
  test.each([
    ['the last minute of winter time', '2026-03-29', '01:59', Date.UTC(2026, 2, 29, 0, 59)],
    ['a time that is skipped', '2026-03-29', '02:30', Date.UTC(2026, 2, 29, 1, 30)],
    ['the first minute of summer time', '2026-03-29', '03:00', Date.UTC(2026, 2, 29, 1)],
    ['a time that comes twice', '2026-10-25', '02:30', Date.UTC(2026, 9, 25, 0, 30)],
    ['after the hour that came twice', '2026-10-25', '03:00', Date.UTC(2026, 9, 25, 2)],
  ])('%s: what begins or ends then is seen and hidden to the minute', (_, day, time, utc) => {
    const at = dates.momentAt(day, time);
    expect(at).toBe(utc);
    expect([
      hiddenReasonAt('blog', shown({ online: utc }), at),
      hiddenReasonAt('blog', shown({ online: utc }), at - 1),
    ]).toEqual([null, 'planned']);
    expect([
      isBlockVisibleAt({ disabled: false, publication: { from: null, to: utc } }, at),
      isBlockVisibleAt({ disabled: false, publication: { from: null, to: utc } }, at + HOUR),
    ]).toEqual([true, false]);
  });
});
