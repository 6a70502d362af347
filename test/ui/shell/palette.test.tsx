import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Palette, type PaletteGroup } from '../../../src/ui/shell/palette';
import { teachDialogs } from '../support/dialog-element';
import { show } from '../support/render';

beforeAll(() => {
  teachDialogs();
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

const groups: readonly PaletteGroup[] = [
  {
    key: 'records',
    label: 'Records',
    items: [
      { key: 'user-1', label: 'Hanneke de Wit', aside: 'Users', icon: 'person' },
      { key: 'user-2', label: 'Bram de Groot', aside: 'Users', icon: 'person' },
    ],
  },
  { key: 'screens', label: 'Screens', items: [{ key: 'users', label: 'Users', icon: 'people' }] },
  { key: 'actions', label: 'Actions', items: [] },
];

const [onChoose, onClose] = [jest.fn(), jest.fn()];
afterEach(() => {
  jest.clearAllMocks();
});

interface OpenProps {
  readonly found?: readonly PaletteGroup[];
  readonly searching?: boolean;
  readonly incomplete?: boolean;
  readonly hint?: string;
}

const Open = ({ found = groups, searching = false, ...search }: OpenProps) => {
  const [term, setTerm] = useState('');
  return (
    <Palette
      term={term}
      groups={found}
      searching={searching}
      onTerm={setTerm}
      onChoose={onChoose}
      onClose={onClose}
      onShortcuts={() => undefined}
      {...search}
    />
  );
};

const field = () => screen.getByRole('combobox', { name: 'Search records, screens and actions' });
const active = () => screen.getByRole('option', { selected: true });

test('focuses the field and selects the first result', () => {
  show(<Open />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  expect(active()).toHaveTextContent('Hanneke de Wit');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('groups results under headings and omits empty groups', () => {
  show(<Open />);
  expect(within(screen.getByRole('group', { name: 'Records' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Screens' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
});

test('cycles with arrows, opens on Enter, in a new tab with Ctrl', async () => {
  const { user } = show(<Open />);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Users');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Hanneke de Wit');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'users' }), false);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'users' }), true);
});

test('selects the first result after typing and highlights the term', async () => {
  const { user } = show(<Open />);
  await user.keyboard('{ArrowDown}');
  await user.type(field(), 'de');
  expect(active()).toHaveTextContent('Hanneke de Wit');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['de', 'de']);
});

test('opens on click', async () => {
  const { user } = show(<Open />);
  await user.click(screen.getByRole('option', { name: /Bram/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: 'user-2' }), false);
});

test('distinguishes a failed search from an empty one', () => {
  show(<Open found={[]} incomplete hint="Searching Users failed." />);
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  expect(screen.getByText('Searching Users failed.')).toBeInTheDocument();
});

test('shows an empty result only after the search ended', async () => {
  const { user, rerender } = show(<Open found={[]} searching />);
  await user.type(field(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
  rerender(<Open found={[]} />);
  expect(screen.getByText('No results for “zzz”')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});
