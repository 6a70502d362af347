import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Drawer, type DrawerGroup } from '../../../src/ui/shell/drawer';
import { show } from '../support/render';

const item = (key: string) => ({ key, label: `Screen ${key}`, icon: 'document', path: `/${key}` });
const groups: readonly DrawerGroup[] = [
  { key: 'top', label: null, items: [item('dashboard')] },
  ...['one', 'two', 'three', 'four'].map((key) => ({ key, label: `Group ${key}`, items: [item(key)] })),
];

const [onNavigate, onCollapse] = [jest.fn(), jest.fn()];
afterEach(() => {
  jest.clearAllMocks();
});
/** The drawer with its collapsed groups. */
const Menu = ({ current, collapsed }: { readonly current: string | null; readonly collapsed: boolean }) => {
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <Drawer
      groups={groups}
      current={current}
      collapsed={collapsed}
      folds={folds}
      onNavigate={onNavigate}
      onCollapse={onCollapse}
      onFold={(group, folded) => {
        setFolds({ ...folds, [group]: folded });
      }}
    />
  );
};
const drawer = (current: string | null, collapsed = false) => <Menu current={current} collapsed={collapsed} />;

test('marks the current screen and expands its group', () => {
  show(drawer('four'));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Screen four');
  expect(screen.getByRole('button', { name: 'Group four' })).toHaveAttribute('aria-expanded', 'true');
});

test('collapses and expands a group', async () => {
  const { user } = show(drawer(null));
  const heading = screen.getByRole('button', { name: 'Group one' });
  await user.click(heading);
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Screen one' })).not.toBeInTheDocument();
  await user.click(heading);
  expect(screen.getByRole('link', { name: 'Screen one' })).toBeInTheDocument();
});

test('handles plain clicks and leaves others to the browser', async () => {
  const { user } = show(drawer(null));
  const link = screen.getByRole('link', { name: 'Screen one' });
  await user.click(link);
  expect(onNavigate.mock.calls).toEqual([['/one']]);
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('keeps names and groups when collapsed', () => {
  show(drawer(null, true));
  for (const name of ['Screen dashboard', 'Screen one', 'Screen four'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Group one' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Expand menu' })).toBeInTheDocument();
});

test('collapses by the button in its footer', async () => {
  const { user } = show(drawer(null));
  await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
  expect(onCollapse).toHaveBeenCalledTimes(1);
});
