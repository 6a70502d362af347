import { screen } from '@testing-library/react';
import { UserMenu } from '../../../src/ui/shell/user-menu';
import { WebsiteSwitcher } from '../../../src/ui/shell/website-switcher';
import { show } from '../support/render';

const on = {
  onProfile: jest.fn(),
  onTheme: jest.fn(),
  onLanguage: jest.fn(),
  onShortcuts: jest.fn(),
  onSupport: jest.fn(),
  onSignOut: jest.fn(),
};
afterEach(() => {
  jest.clearAllMocks();
});

const menu = <UserMenu name="Marijke Postma" picture={null} detail="Redactie" theme="system" language="en" {...on} />;

test('shows the person with profile, shortcuts and sign-out', async () => {
  const { user } = show(menu);
  const opener = screen.getByRole('button', { name: 'Account of Marijke Postma' });
  await user.click(opener);
  expect(screen.getByText('Redactie')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  await user.click(opener);
  await user.click(screen.getByRole('menuitem', { name: /Keyboard shortcuts/ }));
  await user.click(opener);
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(on.onProfile).toHaveBeenCalledTimes(1);
  expect(on.onShortcuts).toHaveBeenCalledTimes(1);
  expect(on.onSignOut).toHaveBeenCalledTimes(1);
});

test('chooses theme and language by keyboard, marking the current one', async () => {
  const { user } = show(menu);
  await user.click(screen.getByRole('button', { name: /Account/ }));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('menuitemradio', { name: 'Same as system' })).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(on.onTheme).toHaveBeenCalledWith('dark');
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
  expect(on.onLanguage).toHaveBeenCalledWith('nl');
});

test('marks the active website; choosing it again changes nothing', async () => {
  const onSwitch = jest.fn();
  const websites = [
    { id: '1', name: 'Zilvermeeuw NL' },
    { id: '2', name: 'Zilvermeeuw België' },
  ];
  const { user } = show(
    <WebsiteSwitcher website={{ id: '1', name: 'Zilvermeeuw NL' }} websites={websites} onSwitch={onSwitch} />,
  );
  const opener = screen.getByRole('button', { name: 'Website: Zilvermeeuw NL' });
  await user.click(opener);
  expect(screen.getByRole('menuitemradio', { name: 'Zilvermeeuw NL' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Zilvermeeuw NL' }));
  expect(onSwitch).not.toHaveBeenCalled();
  await user.click(opener);
  await user.click(screen.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }));
  expect(onSwitch).toHaveBeenCalledWith('2');
});
