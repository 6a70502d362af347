import { screen, within } from '@testing-library/react';
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

  test('carry it where they are quoted: in a question, in the results of a search (R-SHR-71)', async () => {
    const { user } = openConsole({ at: '/tag/1' });
    const name = await field('Label');
    if (!(name instanceof HTMLInputElement)) throw new Error('No input');
    const { value } = name;
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(value)).toHaveAttribute('lang', 'nl');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Control>}k{/Control}');
    const found = await screen.findByRole('option', { name: new RegExp(`^${value}`) });
    expect(within(found).getByText(value)).toHaveAttribute('lang', 'nl');
  });

  test('carry it as names of FAQ categories, in the list and in the choice', async () => {
    const { user } = openConsole({ at: '/faq' });
    const name = await screen.findByRole('button', { name: 'Edit category Leveren' });
    expect(within(name).getByText('Leveren')).toHaveAttribute('lang', 'nl');
    expect(name).not.toHaveAttribute('lang');
    await user.click(name);
    const parent = await screen.findByRole('textbox', { name: 'Main category' });
    expect(parent).toHaveAttribute('lang', 'nl');
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
