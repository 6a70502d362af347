import { screen } from '@testing-library/react';
import { ENTRIES } from '../../../src/domain/shared/modules/module-entries.rule';
import { findRoute } from '../../../src/application/session/find-route';
import { freshBrowser, openConsole, READER } from './support/console';

beforeEach(freshBrowser);

const added = ENTRIES.flatMap(([module, { list }]) => (list === true ? [`/${module}/add`] : []));

test.each(
  added.filter((path) => {
    const route = findRoute(path)?.route;
    return route?.action === 'add' && route.guard.kind === 'free';
  }),
)('%s shows no form without the add right', async (path) => {
  openConsole({ at: path, as: READER });
  expect(await screen.findByRole('heading', { level: 1, name: /^You cannot add [^A-Z]/ })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
