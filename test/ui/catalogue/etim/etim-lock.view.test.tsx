import { screen, waitFor } from '@testing-library/react';
import { Contexts } from '../../../../src/application/shared/contexts';
import { Contents, type MemoryContents } from '../../../../src/adapters/memory/content/memory-contents';
import { Clock } from '../../../../src/application/shared/ports/clock.port';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import '../../support/editor';

beforeEach(freshBrowser);

const HOLDER = 'Sander Bakker';

/** Opens a form once the memory backend's locks exist; another person may have the lock of the record. */
const openForm = async (module: string, isHeld: boolean) => {
  const opened = openConsole({ at: `/${module}/1` });
  const { services } = opened;
  await services.get<Contexts>(Contexts).load('catalogue');
  const contents = services.get<MemoryContents>(Contents);
  const now = services.get<Clock>(Clock).now();
  if (isHeld) contents.holdLockAsOther({ module, id: '1' }, HOLDER, now, now);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-disabled');
  });
  return { ...opened, lockOf: () => contents.lockOf({ module, id: '1' }) };
};

// Rule R-CAT-43.
describe.each(['etim/feature', 'etim/category'])('%s', (module) => {
  test('takes the lock with Edit, and releases it with Cancel', async () => {
    const { user, lockOf } = await openForm(module, false);
    expect(lockOf()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(lockOf()).toBeNull();
    });
    expect(notices()).toContain('You may now edit this.');
    expect(await screen.findByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-disabled');
  });

  test('names the holder, and is edited after a takeover only', async () => {
    const { user, lockOf } = await openForm(module, true);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(`Take over from ${HOLDER}?`);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(new RegExp(`^${HOLDER} has been editing this`))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(lockOf()?.name).toBe(HOLDER);
    await user.click(screen.getByRole('button', { name: 'Take over …' }));
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(lockOf()?.name).not.toBe(HOLDER);
  });

  test('releases the lock when the form is left', async () => {
    const { user, address, lockOf } = await openForm(module, false);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('button', { name: 'Save' });
    expect(lockOf()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to overview' }));
    expect(address()).toBe('/etim');
    await waitFor(() => {
      expect(lockOf()).toBeNull();
    });
  });
});
