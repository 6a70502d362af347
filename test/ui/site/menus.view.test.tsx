import { screen } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Container } from 'inversify';
import { gatewayOf, type ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { menus, type MenuKind } from '../../../src/domain/site/menu';
import { menuViews } from '../../../src/ui/site/navigation/menu.view';
import { showSignedIn } from '../shared/support/signed-in';

const { list: List, record: Record } = menuViews;

type Menus = ResourceGateway<MenuKind>;

/** Makes the main menu refer to every menu. */
const showing = (services: Container): void => {
  const given = services.get<Menus>(gatewayOf(menus));
  services.unbind(gatewayOf(menus));
  services.bind<Menus>(gatewayOf(menus)).toConstantValue({
    ...given,
    get: (id, options) =>
      pipe(
        given.get(id, options),
        taskEither.map((stored) => ({ ...stored, record: { ...stored.record, usedIn: ['Hoofdmenu website'] } })),
      ),
  });
};

test('a click selects a menu, as in other lists; the second one opens it (R-SHR-04)', async () => {
  history.replaceState(null, '', '/navigation');
  const { user } = await showSignedIn(<List />, {}, ['navigation']);
  const title = await screen.findByText('Servicemenu');
  await user.click(title);
  expect(screen.getByRole('row', { name: /Servicemenu/ })).toHaveAttribute('aria-selected', 'true');
  expect(location.pathname).toBe('/navigation');
  await user.click(title);
  expect(location.pathname).toBe('/navigation/3');
});

test('the question before a menu is deleted names the menus that show it (R-NAV-11)', async () => {
  const record = <Record params={{ id: '3' }} title="Navigation" action={undefined} />;
  const { user } = await showSignedIn(record, {}, ['navigation'], showing);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'Hoofdmenu website shows it as a submenu, which is then gone.',
  );
});
