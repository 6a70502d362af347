import { screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { BlockSign, BlockWindowDialog } from '../../../src/ui/content/block-window';
import { showSignedIn } from '../shared/support/signed-in';

const NOW = Date.UTC(2026, 10, 20, 12, 30);
const DAY = 86_400_000;

// Rule R-SHR-17.
describe('the visibility of a block (R-CON-04)', () => {
  test.each([
    [null, false, ''],
    [{ from: null, to: null }, false, ''],
    [{ from: NOW - DAY, to: null }, false, ''],
    [{ from: null, to: NOW + DAY }, false, 'Expires 2026-11-21 13:30:00'],
    [{ from: NOW + DAY, to: null }, false, 'Hidden until 2026-11-21 13:30:00'],
    [{ from: null, to: NOW - DAY }, false, 'Hidden'],
    [{ from: NOW + DAY, to: NOW + 2 * DAY }, true, 'Disabled'],
  ])('%j, disabled: %s', async (publication, disabled, said) => {
    const { container } = await showSignedIn(<BlockSign publication={publication} disabled={disabled} now={NOW} />);
    expect(container).toHaveTextContent(new RegExp(`^${said}$`));
  });
});

const open = async (
  publication: Parameters<typeof BlockWindowDialog>[0]['publication'],
  settings: Parameters<typeof showSignedIn>[1] = {},
) => {
  const [onSet, onClose] = [jest.fn(), jest.fn()];
  const onSubmit = jest.fn((event: SubmitEvent) => {
    event.preventDefault();
  });
  const dialog = <BlockWindowDialog name="Quote" publication={publication} now={NOW} onSet={onSet} onClose={onClose} />;
  return { ...(await showSignedIn(<form onSubmit={onSubmit}>{dialog}</form>, settings)), onSet, onClose, onSubmit };
};
const box = (name: string) => screen.getByRole('textbox', { name });
const said = () => screen.getByRole('status').textContent;

describe('the visibility window (R-CON-04)', () => {
  test('is typed in 24 hours, explained, and stored in UTC', async () => {
    const { user, onSet } = await open(null, { time: 'hh:mm a' });
    expect(said()).toBe('Visitors always see this block.');
    await user.type(box('Visible from'), '1-12-2026');
    await user.type(box('Visible from, time'), '14:30');
    expect(said()).toMatch(/^Visitors see this block from 2026-12-01 14:30:00\.$/);
    await user.type(box('Visible until'), '31-12-2026');
    await user.type(box('Visible until, time'), '2359');
    expect(said()).toMatch(/^Visitors see this block from 2026-12-01 14:30:00 until 2026-12-31 23:59:00\.$/);
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(onSet.mock.calls).toEqual([[{ from: Date.UTC(2026, 11, 1, 13, 30), to: Date.UTC(2026, 11, 31, 22, 59) }]]);
  });

  test('begins at midnight where no time is typed', async () => {
    const { user, onSet } = await open(null);
    await user.type(box('Visible from'), '1-12-2026');
    expect(box('Visible from, time')).toHaveValue('');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(box('Visible until')).toHaveFocus();
    expect(box('Visible from, time')).toHaveValue('00:00:00');
    await user.type(box('Visible until'), '31-12-2026');
    expect(said()).toBe('Visitors see this block from 2026-12-01 00:00:00 until 2026-12-31 00:00:00.');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(onSet.mock.calls).toEqual([[{ from: Date.UTC(2026, 10, 30, 23), to: Date.UTC(2026, 11, 30, 23) }]]);
  });

  test('takes a time that is cleared as midnight, and another one after it', async () => {
    const { user, onSet } = await open({ from: NOW, to: null });
    await user.clear(box('Visible from, time'));
    expect(box('Visible from, time')).toHaveValue('');
    await user.type(box('Visible from, time'), '9:5');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(onSet.mock.calls).toEqual([[{ from: Date.UTC(2026, 10, 20, 8, 5), to: null }]]);
  });

  test('keeps stored seconds in one format', async () => {
    const { user, onSet } = await open({ from: null, to: Date.UTC(2026, 11, 31, 22, 59, 59) }, { time: 'hh:mm a' });
    expect([box('Visible until'), box('Visible until, time')].map((one) => one.getAttribute('value'))).toEqual([
      '2026-12-31',
      '23:59:59',
    ]);
    await user.clear(box('Visible until'));
    await user.type(box('Visible until'), '2027-01-31');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(onSet.mock.calls).toEqual([[{ from: null, to: Date.UTC(2027, 0, 31, 22, 59, 59) }]]);
  });

  test('shows an end before its start as an error', async () => {
    const { user, onSet } = await open({ from: NOW, to: NOW + DAY });
    await user.clear(box('Visible until'));
    await user.type(box('Visible until'), '1-1-2020');
    expect(box('Visible until')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(box('Visible until')).toHaveAccessibleDescription('The end is before the start.');
    expect(onSet).not.toHaveBeenCalled();
  });

  test('explains an unreadable moment', async () => {
    const { user, onSet } = await open(null);
    await user.type(box('Visible from'), 'soon');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(box('Visible from')).toHaveAccessibleDescription(/^Enter a date as yyyy-MM-dd and a time as hh:mm:ss/);
    expect(onSet).not.toHaveBeenCalled();
  });

  test('can be cleared, and says when it has passed', async () => {
    const { user, onSet } = await open({ from: null, to: NOW - DAY });
    expect(said()).toBe('Visitors no longer see this block: it was visible until 2026-11-19 13:30:00.');
    await user.click(screen.getByRole('button', { name: 'Clear both' }));
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(onSet.mock.calls).toEqual([[null]]);
  });

  test('is set without saving the item', async () => {
    const { user, onSet, onSubmit } = await open({ from: null, to: NOW });
    expect(screen.getByRole('dialog').closest('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect([onSet.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
  });

  test('stays unchanged on Cancel', async () => {
    const { user, onSet, onClose } = await open({ from: null, to: NOW });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onSet.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});
