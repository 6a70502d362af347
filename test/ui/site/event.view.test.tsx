import { screen } from '@testing-library/react';
import { eventViews } from '../../../src/ui/site/event.view';
import { showSignedIn } from '../shared/support/signed-in';

const Event = eventViews.record;

test.each([
  ['HH:mm', '10:00'],
  ['hh:mm a', '10:00 AM'],
] as const)('times read as the person chose: %s', async (time, start) => {
  await showSignedIn(<Event params={{ id: '1' }} title="Event" action="edit" />, { time }, ['event', 'content']);
  expect(await screen.findByRole('textbox', { name: 'Start, time' })).toHaveValue(start);
});

test('a new event is not saved before it is complete (R-SIT-07)', async () => {
  await showSignedIn(<Event params={{}} title="Event" action="add" />, {}, ['event', 'content']);
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription('Complete the form first');
});
