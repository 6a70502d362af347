import {
  busyReason,
  imageEditorDisabledReason,
  recordEditDisabledReason,
  fieldErrorsReason,
  LOADING_REASON,
  saveBlockedReason,
  SAVING_REASON,
} from '../../../../src/ui/shared/record/disabled-reasons';

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
  const all = { busy: LOADING_REASON, own: OWN, hasOffer: true, isLocking: true };
  expect(recordEditDisabledReason(all)).toBe(OWN);
  expect(recordEditDisabledReason({ ...all, own: null })).toBe(LOADING_REASON);
  expect(recordEditDisabledReason({ ...all, own: null, busy: null })?.key).toBe('shared.record.editOff');
  expect(recordEditDisabledReason({ ...all, own: null, busy: null, hasOffer: false })?.key).toBe(
    'shared.record.off.locking',
  );
  expect(recordEditDisabledReason({ own: null, busy: null, hasOffer: false, isLocking: false })).toBeNull();
});

test('a save is not tried during another one, without the lock, of a deleted record, or before the server allows', () => {
  const all = { busy: SAVING_REASON, lost: LOST, isGone: true, isWaiting: true };
  expect(saveBlockedReason(all)).toBe(SAVING_REASON);
  expect(saveBlockedReason({ ...all, busy: null })?.key).toBe('shared.record.gone.saveOff');
  expect(saveBlockedReason({ ...all, busy: null, isGone: false })).toBe(LOST);
  expect(saveBlockedReason({ ...all, busy: null, lost: null, isGone: false })?.key).toBe('shared.record.saveWait');
  expect(saveBlockedReason({ busy: null, lost: null, isGone: false, isWaiting: false })).toBeNull();
});

test('of its fields the words of the module come first, then the count, then that they are incomplete', () => {
  expect(fieldErrorsReason(0)).toBeNull();
  expect(fieldErrorsReason(0, null, true)).toEqual({ key: 'shared.record.incomplete' });
  const counted = { key: 'shared.record.saveOff', values: { count: 2 }, tone: 'error' };
  expect([fieldErrorsReason(2), fieldErrorsReason(2, null, true)]).toEqual([counted, counted]);
  expect(fieldErrorsReason(0, OWN, true)).toEqual(OWN);
  expect(fieldErrorsReason(1, OWN)).toEqual({ ...OWN, tone: 'error' });
});

test('an editor of a picture asks about a draft first, then says what it waits for', () => {
  expect(imageEditorDisabledReason(true, false).key).toBe('shared.record.editOff');
  expect([imageEditorDisabledReason(false, true), imageEditorDisabledReason(false, false)]).toEqual([
    SAVING_REASON,
    LOADING_REASON,
  ]);
});
