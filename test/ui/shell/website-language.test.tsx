import { screen } from '@testing-library/react';
import { freshBrowser, openConsole } from './support/console';

beforeEach(freshBrowser);

const field = (name: string) => screen.findByRole('textbox', { name });

describe('texts of a website (R-SHR-61)', () => {
  test('are edited, listed and named in its language', async () => {
    const { user } = openConsole({ at: '/tag/1' });
    const name = await field('Label');
    expect(name).toHaveAttribute('lang', 'nl');
    if (!(name instanceof HTMLInputElement)) throw new Error('No input');
    expect(await screen.findByText(name.value, { selector: 'header > span' })).toHaveAttribute('lang', 'nl');
    expect(screen.getByText('Label').closest('[lang="nl"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to overview' }));
    expect(await screen.findByRole('cell', { name: name.value })).toHaveAttribute('lang', 'nl');
  });

  test('are in no known language where the API does not tell it', async () => {
    openConsole({
      at: '/popup/add',
      arrange: ({ staff }) => {
        for (const website of staff.websites) Object.assign(website, { language: '' });
      },
    });
    expect(await field('Title')).toHaveAttribute('lang', '');
  });

  test('are not what staff write for themselves', async () => {
    openConsole({ at: '/redirect/add' });
    expect(await field('Comments')).not.toHaveAttribute('lang');
  });
});
