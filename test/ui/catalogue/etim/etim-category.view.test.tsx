import { screen } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { gatewayOf, type ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import { etimCategories, type EtimCategoryKind } from '../../../../src/domain/catalogue/etim-category';
import { EtimCategoryView } from '../../../../src/ui/catalogue/etim/etim-category.view';
import { showSignedIn } from '../../shared/support/signed-in';

type Gateway = ResourceGateway<EtimCategoryKind>;

test.each([
  [0, /^No feature is in this category/],
  [1, /^A category with features cannot be deleted/],
])('with %i features it says whether it can be deleted', async (features, hint) => {
  const view = <EtimCategoryView params={{ id: '1' }} title="Category" action={undefined} />;
  await showSignedIn(view, {}, ['catalogue'], (services) => {
    const gateway = services.get<Gateway>(gatewayOf(etimCategories));
    services.unbind(gatewayOf(etimCategories));
    services.bind<Gateway>(gatewayOf(etimCategories)).toConstantValue({
      ...gateway,
      get: () =>
        taskEither.right({ record: { ...etimCategories.blank, id: '1', name: 'Pumps', features }, version: null }),
    });
  });
  expect(await screen.findByText(hint)).toBeVisible();
});
