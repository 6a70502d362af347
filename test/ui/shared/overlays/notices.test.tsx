import { screen, within } from '@testing-library/react';
import { Notices } from '../../../../src/ui/shared/overlays/notices';
import { show } from '../../support/render';

const [onClose, onHold, onRelease] = [jest.fn(), jest.fn(), jest.fn()];
const notices = [
  { id: 1, intent: 'success', text: 'User saved' },
  { id: 2, intent: 'error', text: 'E-mail - This address is already used.' },
  { id: 3, intent: 'warning', text: 'You may not open this', place: 'top' },
] as const;
afterEach(() => {
  jest.clearAllMocks();
});

test('renders live regions before messages', () => {
  const { container, rerender } = show(
    <Notices notices={[]} onClose={onClose} onHold={onHold} onRelease={onRelease} />,
  );
  const regions = [...container.querySelectorAll('[aria-live="polite"]')];
  expect(regions).toHaveLength(2);
  rerender(<Notices notices={notices} onClose={onClose} onHold={onHold} onRelease={onRelease} />);
  expect(regions[0]).toHaveTextContent('User saved');
  expect(regions[0]).not.toHaveTextContent('You may not open this');
  expect(regions[1]).toHaveTextContent('You may not open this');
});

test('interrupts for errors and names the intent', () => {
  show(<Notices notices={notices} onClose={onClose} onHold={onHold} onRelease={onRelease} />);
  expect(screen.getByRole('alert')).toHaveTextContent('E-mail - This address is already used.');
  expect(within(screen.getByRole('alert')).getByRole('img', { name: 'Error' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
});

test('holds a hovered message and closes it by its button', async () => {
  const { user } = show(
    <Notices notices={notices.slice(0, 1)} onClose={onClose} onHold={onHold} onRelease={onRelease} />,
  );
  await user.hover(screen.getByText('User saved'));
  expect(onHold).toHaveBeenCalled();
  await user.unhover(screen.getByText('User saved'));
  expect(onRelease).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(onClose).toHaveBeenCalledWith(1);
});

describe('beside a form', () => {
  const place = (element: Element | null, top: number) => {
    jest.spyOn(element ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 340, 40));
  };
  const Page = ({ shown }: { readonly shown: boolean }) => (
    <>
      <form>
        <input aria-label="Surname" />
        <button type="submit">Create account</button>
      </form>
      <Notices notices={shown ? notices.slice(0, 1) : []} onClose={onClose} onHold={onHold} onRelease={onRelease} />
    </>
  );

  test.each([
    ['on its button', 600, 'lifted'],
    ['away from its button', 200, 'bottom'],
  ])('a message that would cover %s', (_where, button, wanted) => {
    const { container, rerender } = show(<Page shown={false} />);
    const [lower] = container.querySelectorAll('[aria-live]');
    place(lower ?? null, 610);
    place(screen.getByRole('button', { name: 'Create account' }), button);
    rerender(<Page shown />);
    expect(lower).toHaveAttribute('data-place', wanted);
    rerender(<Page shown={false} />);
    expect(lower).toHaveAttribute('data-place', 'bottom');
  });

  test('leaves the field in sight that has the focus, or gets it', async () => {
    const { container, user } = show(<Page shown />);
    const [lower] = container.querySelectorAll('[aria-live]');
    const field = screen.getByRole('textbox', { name: 'Surname' });
    place(lower ?? null, 610);
    place(field, 600);
    place(screen.getByRole('button', { name: 'Create account' }), 200);
    expect(lower).toHaveAttribute('data-place', 'bottom');
    await user.click(field);
    expect(lower).toHaveAttribute('data-place', 'lifted');
  });
});
