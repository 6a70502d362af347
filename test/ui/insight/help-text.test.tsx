import { screen, within } from '@testing-library/react';
import { HelpText } from '../../../src/ui/insight/help-text';
import { show } from '../support/render';

const address = { type: 'usergroups', module: 'users' };
const draw = (body: string) => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  return show(
    <HelpText
      page={{ title: 'Users', intro: 'People who may sign in.', body }}
      address={address}
      section="People and rights"
      visited={false}
    />,
  );
};

test('shows where the page belongs', () => {
  draw('<p>1</p>');
  expect(screen.getByText('People and rights › Users')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the full page' })).toHaveAttribute('href', '/help/usergroups/users');
});

test('links to the parts of a page', async () => {
  const { user } = draw(
    '<h2>One</h2><p>1</p><template><h2>Never</h2></template><form><h2>Nor this</h2></form><h1>Two &amp; <em>three</em></h1><h3>Below</h3>',
  );
  const parts = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(parts.getAllByRole('button').map((part) => part.textContent)).toEqual(['One', 'Two & three']);
  await user.click(parts.getByRole('button', { name: 'Two & three' }));
  expect(screen.getByRole('heading', { name: 'Two & three' })).toHaveFocus();
});

test('shows no links for a single part', () => {
  draw('<h2>One</h2><p>1</p>');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
