import { act, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser, notices, openConsole, rowsOf } from '../../shell/support/console';
import { expand, listsOf, openWith, titlesOf } from '../support/faq';

beforeEach(freshBrowser);

const ORDERS = 'Bestellen en betalen';
const QUESTIONS = [
  'Hoe plaats ik een bestelling?',
  'Kan ik mijn bestelling nog wijzigen?',
  'Hoe betaal ik op rekening?',
];
const handle = (name: string) => screen.findByRole('button', { name: `Move ${name}` });

const focusHandle = async (name: string): Promise<void> => {
  const button = await handle(name);
  act(() => {
    button.focus();
  });
};

/** Announcements of moves for screen readers; names in them are in the language of the website. */
const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-live="assertive"]')].map(({ textContent }) => textContent);

/** The categories, from top to bottom. */
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('button', { name: /^Edit category/ }).map(({ textContent }) => textContent);

// Rules R-CAT-60, R-CAT-61 and R-CAT-62.
test('shows subcategories below their main category, and the questions of one when it is expanded', async () => {
  const app = openConsole({ at: '/faq' });
  const below = await screen.findByRole('list', { name: `Subcategories of ${ORDERS}` });
  expect(
    within(below)
      .getAllByRole('button', { name: /^Edit/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Leveren', 'Retourneren']);
  expect(screen.queryByRole('table')).toBeNull();
  await expand(app, ORDERS);
  await waitFor(() => {
    expect(titlesOf(ORDERS)).toEqual(QUESTIONS);
  });
  await app.user.click(screen.getByRole('button', { name: `Hide the questions of ${ORDERS}` }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('expands and collapses all', async () => {
  const { user } = openConsole({ at: '/faq' });
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(await screen.findByRole('table', { name: 'Questions of Garantie en storing' })).toBeVisible();
  expect(await screen.findByText('No questions in this category yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('comes back from a question to its row, with the same categories expanded', async () => {
  const app = openConsole({ at: '/faq' });
  await expand(app, 'Leveren');
  await expand(app, ORDERS);
  expect(app.address()).toBe('/faq?open=2%2C1');
  const [, second] = await waitFor(() => rowsOf(`Questions of ${ORDERS}`));
  if (second === undefined) throw new Error('no second question');
  await app.user.click(second);
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(app.address()).toBe('/faq?open=2%2C1');
  await app.user.click(second);
  await waitFor(() => {
    expect(app.address()).toBe('/faq/category/1/question/2');
  });
  await app.user.click(await screen.findByRole('button', { name: 'Back to overview' }));
  await screen.findByRole('table', { name: 'Questions of Leveren' });
  await waitFor(() => {
    expect(rowsOf(`Questions of ${ORDERS}`)[1]).toHaveFocus();
  });
});

test('opens a question with Enter, and selects several with the keys of every list', async () => {
  const { user, address } = openConsole({ at: '/faq?open=1' });
  const [first, second] = await screen.findAllByRole('row', { name: /\?/ });
  if (first === undefined || second === undefined) throw new Error('no questions');
  await user.click(first);
  await user.keyboard('{Control>}');
  await user.click(second);
  await user.keyboard('{/Control}');
  expect([first, second].map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'true']);
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(address()).toBe('/faq/category/1/question/2');
  });
});

test('switches a question at once, and takes it back when the server refuses', async () => {
  const { user, line } = openConsole({ at: '/faq?open=1' });
  const toggle = await screen.findByRole('switch', { name: `${QUESTIONS[0] ?? ''} filterable` });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(() => {
    expect(toggle).not.toBeChecked();
  });
  line.failNext({ kind: 'Forbidden' });
  await user.click(screen.getByRole('switch', { name: `${ORDERS} online` }));
  await waitFor(() => {
    expect(notices()).toContain('Unable to update');
  });
  expect(screen.getByRole('switch', { name: `${ORDERS} online` })).toBeChecked();
});

test('sorts questions by keyboard, says where they are, and saves the order', async () => {
  const app = openConsole({ at: '/faq?open=1' });
  const [first = ''] = QUESTIONS;
  await focusHandle(first);
  await app.user.keyboard(' ');
  expect(said()).toContainEqual(expect.stringMatching(/^Hoe plaats ik een bestelling\? picked up at position 1 of 3/));
  await app.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(said()).toContain(`${first}, position 3 of 3`);
  await app.user.keyboard(' ');
  expect(titlesOf(ORDERS)).toEqual([QUESTIONS[1], QUESTIONS[2], first]);
  expect(await screen.findByText(/^Order saved at/)).toBeVisible();
  const lists = await listsOf(app);
  const stored = await lists.questions('1')();
  expect(stored).toMatchObject({
    right: { rows: [{ title: QUESTIONS[1] }, { title: QUESTIONS[2] }, { title: first }] },
  });
});

test('cancels a move with Escape', async () => {
  const { user } = openConsole({ at: '/faq?open=1' });
  const [first = ''] = QUESTIONS;
  await focusHandle(first);
  await user.keyboard(' {End}{Escape}');
  expect(titlesOf(ORDERS)).toEqual(QUESTIONS);
  expect(said()).toContain(`${first} is back at position 1 of 3`);
});

test('moves a main category with its subcategories', async () => {
  const { user } = openConsole({ at: '/faq' });
  await focusHandle(ORDERS);
  await user.keyboard(' {ArrowDown} ');
  expect(names().slice(0, 5)).toEqual(['Warmtepompen', 'Hybride', ORDERS, 'Leveren', 'Retourneren']);
  expect(await screen.findByText(/^Order saved at/)).toBeVisible();
});

test('shows the order of whoever sorted meanwhile, and says so', async () => {
  const app = openConsole({ at: '/faq?open=1' });
  const [first = ''] = QUESTIONS;
  await handle(first);
  const lists = await listsOf(app);
  await lists.sortQuestions('1', { ids: ['1/question/3'], version: null })();
  await focusHandle(first);
  await app.user.keyboard(' {ArrowDown} ');
  await waitFor(() => {
    expect(notices()).toContain('Someone else changed this list in the meantime. It now shows their order.');
  });
  await waitFor(() => {
    expect(titlesOf(ORDERS)).toEqual([QUESTIONS[2], QUESTIONS[0], QUESTIONS[1]]);
  });
});

test('finds questions of all categories by title and answer, with their category', async () => {
  const { user, address } = openConsole({ at: '/faq' });
  await user.type(await screen.findByRole('searchbox', { name: 'Search all questions' }), 'warmtepomp{Enter}');
  await waitFor(() => {
    expect(rowsOf('Questions found')).toHaveLength(3);
  });
  expect(screen.getByText('3 questions found')).toBeVisible();
  const [first] = rowsOf('Questions found');
  if (first === undefined) throw new Error('nothing found');
  expect(within(first).getByText('Leveren')).toBeVisible();
  expect(first.querySelector('mark')).toHaveTextContent('warmtepomp');
  expect(address()).toBe('/faq?q=warmtepomp');
  await user.dblClick(first);
  await waitFor(() => {
    expect(address()).toBe('/faq/category/2/question/6');
  });
});

test('clears a search that finds nothing', async () => {
  const { user } = openConsole({ at: '/faq?q=bestaatniet' });
  expect(await screen.findByText('No results for “bestaatniet”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('list', { name: 'Categories' })).toBeVisible();
});

test('shows behind a search what was switched in its results', async () => {
  const { user } = openConsole({ at: '/faq?open=1' });
  const name = `${QUESTIONS[0] ?? ''} filterable`;
  expect(await screen.findByRole('switch', { name })).toBeChecked();
  await user.type(screen.getByRole('searchbox', { name: 'Search all questions' }), 'plaats{Enter}');
  const found = await screen.findByRole('table', { name: 'Questions found' });
  await user.click(await within(found).findByRole('switch', { name }));
  await user.clear(screen.getByRole('searchbox', { name: 'Search all questions' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('table', { name: `Questions of ${ORDERS}` });
  await waitFor(() => {
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
  });
});

test('says what failed, and tries again', async () => {
  const app = openConsole({ at: '/faq' });
  await screen.findByRole('list', { name: 'Categories' });
  app.line.failNext({ kind: 'Unreachable', reason: 'cut' });
  await app.user.click(await screen.findByRole('button', { name: `Show the questions of ${ORDERS}` }));
  expect(await screen.findByRole('heading', { name: `The questions of ${ORDERS} did not load` })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(titlesOf(ORDERS)).toEqual(QUESTIONS);
  });
});

describe('rights: each shows exactly its own button or gesture', () => {
  const shown = async () => {
    await screen.findByRole('table', { name: `Questions of ${ORDERS}` });
    const has = (role: 'button' | 'switch', name: RegExp | string) => screen.queryAllByRole(role, { name }).length > 0;
    const [row] = await waitFor(() => rowsOf(`Questions of ${ORDERS}`));
    return Object.entries({
      'add question': has('button', 'Add question'),
      'add question here': has('button', /^Add question to/),
      'add category': has('button', 'Add category'),
      'open category': has('button', /^Edit category/),
      'move': has('button', /^Move /),
      'switch question':
        row !== undefined &&
        within(row)
          .queryAllByRole('switch')
          .every((one) => !one.hasAttribute('disabled')),
      'switch category': !screen.getByRole('switch', { name: `${ORDERS} online` }).hasAttribute('disabled'),
    }).flatMap(([what, is]) => (is ? [what] : []));
  };

  test.each<readonly [string, readonly string[]]>([
    ['faq.category.view', []],
    ['faq.question.view', []],
    ['faq.category.add', ['add category']],
    ['faq.category.edit', ['open category', 'switch category']],
    ['faq.category.sort', ['move']],
    ['faq.category.delete', []],
    ['faq.question.add', ['add question', 'add question here']],
    ['faq.question.edit', ['switch question']],
    ['faq.question.delete', []],
  ])('%s', async (right, gestures) => {
    openWith([right], '/faq?open=1');
    expect(await shown()).toEqual(gestures);
  });

  test('without faq.question.edit a question does not open', async () => {
    const { user, address } = openWith(['faq.category.sort'], '/faq?open=1');
    const row = await screen.findByRole('row', { name: /Hoe plaats/ });
    await user.dblClick(row);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/faq?open=1');
  });
});
