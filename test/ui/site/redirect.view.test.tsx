import { screen, within } from '@testing-library/react';
import { redirectViews } from '../../../src/ui/site/redirect.view';
import { showSignedIn } from '../shared/support/signed-in';

const { record: Record } = redirectViews;
const save = () => screen.getByRole('button', { name: 'Save' });

test.each([
  ['/old', '/old', 'Save a redirect that leads to itself?'],
  ['/', 'https://elsewhere.example/', 'Redirect every address of the website?'],
])('a redirect from %s to %s is saved after a question (R-SIT-05)', async (from, to, question) => {
  const record = <Record params={{}} title="Redirects" action="add" />;
  const { user } = await showSignedIn(record, {}, ['site']);
  await user.type(await screen.findByRole('textbox', { name: 'From' }), from);
  await user.type(screen.getByRole('textbox', { name: 'To' }), to);
  await user.click(screen.getByRole('switch', { name: 'Catch all' }));
  await user.click(save());
  const dialog = screen.getByRole('alertdialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
