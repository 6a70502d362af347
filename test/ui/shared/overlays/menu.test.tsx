import { act, screen } from '@testing-library/react';
import { Menu } from '../../../../src/ui/shared/overlays/menu';
import type { MenuEntry } from '../../../../src/ui/shared/overlays/menu-entry';
import { show } from '../../support/render';

const chosen = jest.fn();
afterEach(() => {
  chosen.mockClear();
});

const entries: readonly MenuEntry[] = [
  {
    key: 'profile',
    label: 'Profile',
    onChoose: () => {
      chosen('profile');
    },
  },
  {
    key: 'theme',
    label: 'Theme',
    entries: [
      {
        key: 'light',
        label: 'Light',
        checked: false,
        onChoose: () => {
          chosen('light');
        },
      },
      {
        key: 'dark',
        label: 'Dark',
        checked: true,
        onChoose: () => {
          chosen('dark');
        },
      },
    ],
  },
  {
    key: 'locked',
    label: 'Locked',
    disabledReason: 'Locked by Bram',
    onChoose: () => {
      chosen('locked');
    },
  },
  {
    key: 'out',
    label: 'Sign out',
    onChoose: () => {
      chosen('out');
    },
  },
];

const menu = (
  <>
    <Menu
      label="Account"
      entries={entries}
      trigger={(tie) => (
        <button type="button" {...tie}>
          Marijke
        </button>
      )}
    />
    <button type="button">Elsewhere</button>
  </>
);
const opener = () => screen.getByRole('button', { name: 'Marijke' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('opens with the first entry focused', async () => {
  const { user } = show(menu);
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Account' })).toBeInTheDocument();
  expect(item('Profile')).toHaveFocus();
});

test('cycles with arrows over disabled entries; letters jump', async () => {
  const { user } = show(menu);
  act(() => {
    opener().focus();
  });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(item('Locked Locked by Bram')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Sign out')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Sign out')).toHaveFocus();
  await user.keyboard('t');
  expect(item('Theme')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Profile')).toHaveFocus();
});

test('chooses once, closes and returns the focus', async () => {
  const { user } = show(menu);
  await user.click(opener());
  await user.keyboard('{End}{Enter}');
  expect(chosen.mock.calls).toEqual([['out']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('ignores disabled entries', async () => {
  const { user } = show(menu);
  await user.click(opener());
  await user.click(item('Locked Locked by Bram'));
  expect(chosen).not.toHaveBeenCalled();
});

test('closes on Esc and on blur', async () => {
  const { user } = show(menu);
  await user.click(opener());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('opens a submenu with the right arrow at the current choice and closes it with left or Esc', async () => {
  const { user } = show(menu);
  await user.click(opener());
  await user.keyboard('t{ArrowRight}');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(item('Theme')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Escape}');
  expect(item('Theme')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
  expect(chosen.mock.calls).toEqual([['light']]);
  expect(opener()).toHaveFocus();
});
