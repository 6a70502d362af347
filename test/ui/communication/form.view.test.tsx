import { screen, waitFor } from '@testing-library/react';
import { formViews } from '../../../src/ui/communication/form.view';
import { showSignedIn } from '../shared/support/signed-in';

const { record: Record } = formViews;
const show = () =>
  showSignedIn(<Record params={{ id: '1' }} title="Forms" action={undefined} />, {}, ['communication']);
const open = () => screen.queryAllByRole('button', { name: /^Close / }).map(({ ariaLabel }) => ariaLabel);
const order = () => screen.getAllByRole('button', { name: /^Move / }).map(({ ariaLabel }) => ariaLabel);

test('a field with an error that is moved by keys opens none of those that it passes (R-FRM-04)', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Radio buttons' }));
  await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'Color');
  expect(screen.getByRole('textbox', { name: 'Label of option 1' })).toBeRequired();
  await user.keyboard('{Control>}s{/Control}');
  expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0);
  const handle = screen.getByRole('button', { name: 'Move Color' });
  handle.focus();
  await user.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => {
    expect(order()[2]).toBe('Move Color');
  });
  expect(open()).toEqual(['Close Color']);
});

test('Save leads to a closed field with an error (R-SHR-73)', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Radio buttons' }));
  await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'Color');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Close Color' }));
  screen.getByRole('textbox', { name: /^Name/ }).focus();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Open Color' })).toHaveFocus();
  });
});
