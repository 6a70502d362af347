import { screen } from '@testing-library/react';
import { useState } from 'react';
import { TabRow } from '../../../../src/ui/shared/controls/tab-row';
import { FluentRoot } from '../../../../src/ui/shared/theme/fluent-root';
import { show } from '../../support/render';

const TABS = [
  { value: 'orders', label: 'Orders' },
  { value: 'users', label: 'Logins' },
  { value: 'tools', label: 'Tools' },
] as const;

const Row = () => {
  const [shown, setShown] = useState<string>('orders');
  return (
    <FluentRoot>
      <TabRow
        label="Areas"
        tabs={TABS}
        shown={shown}
        panel="panel"
        idOf={(value) => `tab-${value}`}
        onShow={setShown}
      />
    </FluentRoot>
  );
};

const menuOfAll = () => screen.queryByRole('button', { name: 'All 3: Areas' });

afterEach(() => {
  jest.restoreAllMocks();
});

test('tabs that fit have no menu', async () => {
  const { user } = show(<Row />);
  expect(menuOfAll()).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Tools' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tools');
});

test('where they do not fit, a menu lists all and shows the chosen one (R-SHR-67)', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const { user } = show(<Row />);
  const all = menuOfAll();
  if (all === null) throw new Error('There is no menu');
  await user.click(all);
  expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Logins',
    'Tools',
  ]);
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Orders');
  await user.click(screen.getByRole('menuitemradio', { name: 'Tools' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tools');
  expect(menuOfAll()).toHaveFocus();
});
