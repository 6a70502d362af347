import { screen, within } from '@testing-library/react';
import { siteCustomModule } from '../../../docs/examples/custom-holidays';
import { memoryWorld } from '../../../src/adapters/memory/memory.module';
import { withPorts } from '../../../src/application/shared/world.module';
import { freshBrowser, openConsole } from '../shell/support/console';

beforeEach(freshBrowser);

const world = withPorts(memoryWorld, 'site', () => Promise.resolve(siteCustomModule));
const rowIn = async (list: string, name: string) =>
  within(await screen.findByRole('table', { name: list })).findByRole('row', { name: new RegExp(name) });

test('the list, the form and the next list show what a replaced port answers', async () => {
  const { user } = openConsole({ at: '/holidays', world });
  await user.dblClick(await rowIn('List of holidays', 'Founding day'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveValue('Founding day');
  await user.type(reason, ' of the firm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Back to overview' }));
  expect(await rowIn('List of holidays', 'Founding day of the firm')).toBeVisible();
});

test('the other ports of the context stay as they are', async () => {
  openConsole({ at: '/redirect', world });
  const rows = within(await screen.findByRole('table', { name: 'List of redirects' })).findAllByRole('row');
  expect((await rows).length).toBeGreaterThan(2);
});
