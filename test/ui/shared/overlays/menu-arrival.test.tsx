import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Menu } from '../../../../src/ui/shared/overlays/menu';
import { MenuPopup } from '../../../../src/ui/shared/overlays/menu-popup';
import * as widgets from '../../../../src/ui/shared/overlays/widgets';
import type { Loadable, loadable } from '../../../../src/ui/shared/runtime/loadable';
import { show } from '../../support/render';

type Popup = typeof MenuPopup;
let arrive: (part: Popup) => void = () => undefined;
/** The popup module of the current test, which is not loaded at its start. */
let popup: Loadable<Parameters<Popup>[0]> | null = null;

jest.mock('../../../../src/ui/shared/overlays/widgets', () => {
  const runtime = jest.requireActual<{ loadable: typeof loadable }>('../../../../src/ui/shared/runtime/loadable');
  return {
    get menuPopup() {
      popup ??= runtime.loadable(
        () =>
          new Promise<Popup>((resolve) => {
            arrive = resolve;
          }),
      );
      return popup;
    },
  };
});

const chosen = jest.fn();
afterEach(() => {
  popup = null;
  chosen.mockClear();
  jest.useRealTimers();
});
const menu = (
  <>
    <Menu
      label="Account"
      entries={[
        { key: 'profile', label: 'Profile' },
        { key: 'support', label: 'Support' },
        { key: 'history', label: 'History', onChoose: chosen },
      ]}
      trigger={(tie) => (
        <button type="button" {...tie}>
          Marijke
        </button>
      )}
    />
    <input aria-label="Elsewhere" />
  </>
);
const opener = () => screen.getByRole('button', { name: 'Marijke' });

test('opens once when it arrives after an early press, unless the person moved on', async () => {
  const { user } = show(menu);
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByLabelText('Elsewhere'));
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  await user.keyboard('{Escape}');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.dblClick(opener());
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await act(async () => {
    arrive(MenuPopup);
    await Promise.resolve();
    // The popup module is loaded, but not yet rendered or focused.
    expect(typeof widgets.menuPopup.peek()).toBe('function');
    fireEvent.keyDown(opener(), { key: 'ArrowDown' });
    expect(fireEvent.keyDown(opener(), { key: 'F5' })).toBe(true);
    expect(fireEvent.keyDown(opener(), { key: 'ArrowDown', ctrlKey: true })).toBe(true);
  });
  await waitFor(() => {
    expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(opener()).toHaveFocus();
});

test('keys pressed while earlier ones wait come after them', async () => {
  jest.useFakeTimers();
  widgets.menuPopup.load();
  arrive(MenuPopup);
  await act(() => Promise.resolve());
  show(menu);
  fireEvent.click(opener());
  fireEvent.keyDown(opener(), { key: 'End' });
  const first = screen.getByRole('menuitem', { name: 'Profile' });
  expect(first).toHaveFocus();
  for (const press of [fireEvent.keyDown, fireEvent.keyUp]) expect(press(first, { key: 'Enter' })).toBe(false);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
