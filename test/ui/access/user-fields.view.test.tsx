import { screen, waitFor } from '@testing-library/react';
import { freshBrowser, notices } from '../shell/support/console';
import { field, button, openUser } from './support/open-user';

beforeEach(freshBrowser);

const NAME_FORM =
  "Use letters, digits, ' . - _ and single spaces, and at least one letter. " +
  'Begin with a letter or an apostrophe; end with a letter or a full stop.';

describe('invalid fields (R-ACC-01, R-SHR-01)', () => {
  test.each([
    ['First name', '', 'This field is required'],
    ['First name', '4ma', NAME_FORM],
    ['Surname', 'Bench 38', NAME_FORM],
    ['Surname', 'W'.repeat(101), 'This is too long: at most 100 characters.'],
    ['E-mail', '', 'This field is required'],
    ['E-mail', 'rhea@', 'This is not a complete e-mail address.'],
  ])('%s with %p: shows the message on blur and disables Save with the reason', async (name, text, message) => {
    const { user, edit, retype } = await openUser();
    await edit();
    await retype(name, text);
    expect(field(name)).not.toHaveAccessibleDescription(message);
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toBeInvalid();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Correct 1 field first')).toBeInTheDocument();
  });

  test('warns for 1.2 s on Ctrl+S and sends nothing', async () => {
    const { user, edit, retype, stored } = await openUser();
    await edit();
    await retype('First name', '');
    await user.keyboard('{Control>}s{/Control}');
    expect(notices()).toEqual([expect.stringContaining('Check all fields and try again.')]);
    expect(field('First name')).toHaveAccessibleDescription('This field is required');
    expect(stored().firstname).toBe('Rhea');
    await retype('First name', 'Ria');
    await waitFor(() => {
      expect(button('Save')).not.toHaveAttribute('aria-disabled');
    });
  });
});
