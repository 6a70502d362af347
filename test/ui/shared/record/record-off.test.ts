import {
  busyReason,
  closedOff,
  editOff,
  fieldsOff,
  LOADING,
  saveBlocked,
  SAVING,
} from '../../../../src/ui/shared/record/record-off';

const phase = (value: string) => ({ value, matches: (state: string) => state === value });
const OWN = { key: 'access.user.superuserOnly' } as const;
const LOST = { key: 'content.lock.saveOff' } as const;

// Rules R-SHR-73 and R-SHR-87.
test.each([
  ['reading', undefined],
  ['editing', undefined],
  ['confirming', undefined],
  ['conflicted', undefined],
  ['loading', 'shared.record.off.loading'],
  ['refreshing', 'shared.record.off.loading'],
  ['saving', 'shared.record.off.saving'],
  ['comparing', 'shared.record.off.saving'],
  ['deciding', 'shared.record.off.saving'],
  ['removing', 'shared.record.off.deleting'],
  ['removed', 'shared.record.off.deleted'],
])('while it is %s every command is off: %s', (state, key) => {
  expect(busyReason(phase(state))?.key).toBe(key);
});

test('says first that a record is not theirs to edit, then what passes, then what is to be decided', () => {
  const all = { busy: LOADING, own: OWN, hasOffer: true, isLocking: true };
  expect(editOff(all)).toBe(OWN);
  expect(editOff({ ...all, own: null })).toBe(LOADING);
  expect(editOff({ ...all, own: null, busy: null })?.key).toBe('shared.record.editOff');
  expect(editOff({ ...all, own: null, busy: null, hasOffer: false })?.key).toBe('shared.record.off.locking');
  expect(editOff({ own: null, busy: null, hasOffer: false, isLocking: false })).toBeNull();
});

test('a save is not tried during another one, without the lock, of a deleted record, or before the server allows', () => {
  const all = { busy: SAVING, lost: LOST, isGone: true, isWaiting: true };
  expect(saveBlocked(all)).toBe(SAVING);
  expect(saveBlocked({ ...all, busy: null })?.key).toBe('shared.record.gone.saveOff');
  expect(saveBlocked({ ...all, busy: null, isGone: false })).toBe(LOST);
  expect(saveBlocked({ ...all, busy: null, lost: null, isGone: false })?.key).toBe('shared.record.saveWait');
  expect(saveBlocked({ busy: null, lost: null, isGone: false, isWaiting: false })).toBeNull();
});

test('of its fields the words of the module come first, then the count, then that they are incomplete', () => {
  expect(fieldsOff(0)).toBeNull();
  expect(fieldsOff(0, null, true)).toEqual({ key: 'shared.record.incomplete' });
  const counted = { key: 'shared.record.saveOff', values: { count: 2 }, tone: 'error' };
  expect([fieldsOff(2), fieldsOff(2, null, true)]).toEqual([counted, counted]);
  expect(fieldsOff(0, OWN, true)).toEqual(OWN);
  expect(fieldsOff(1, OWN)).toEqual({ ...OWN, tone: 'error' });
});

test('an editor of a picture asks about a draft first, then says what it waits for', () => {
  expect(closedOff(true, false).key).toBe('shared.record.editOff');
  expect([closedOff(false, true), closedOff(false, false)]).toEqual([SAVING, LOADING]);
});
