import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../src/ui/shared/overlays/confirm-dialog';
import { ConflictDialog } from '../../../../src/ui/shared/record/conflict-dialog';
import { Dialog } from '../../../../src/ui/shared/overlays/dialog';
import { ProgressDialog } from '../../../../src/ui/shared/overlays/progress-dialog';
import { UnsavedDialog } from '../../../../src/ui/shared/record/unsaved-dialog';
import { teachDialogs } from '../../support/dialog-element';
import { show } from '../../support/render';

beforeAll(teachDialogs);

const nothing = () => undefined;
const confirm = { title: 'Delete 3 users?', body: 'They cannot sign in any more.', confirm: 'Delete 3 users' };

test('closes only the inner dialog on Esc', () => {
  const [onOuter, onInner] = [jest.fn(), jest.fn()];
  show(
    <Dialog title="Window" onClose={onOuter}>
      <Dialog title="Calendar" onClose={onInner} />
    </Dialog>,
  );
  const calendar = screen.getByRole('dialog', { name: 'Calendar' });
  for (const type of ['cancel', 'close'])
    fireEvent(calendar, createEvent(type, calendar, { bubbles: false, cancelable: true }));
  expect([onInner.mock.calls.length, onOuter.mock.calls.length]).toEqual([2, 0]);
});

describe('a destructive question', () => {
  test('focuses the safe button; the other repeats the action', async () => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
    const { user } = show(
      <ConfirmDialog {...confirm} names={['Fatima', 'Sjoerd', 'Bram']} onConfirm={onConfirm} onCancel={onCancel} />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 3 users?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Fatima', 'Sjoerd', 'Bram']);
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Delete 3 users' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('counts a long list instead of showing it', () => {
    show(
      <ConfirmDialog
        {...confirm}
        names={Array.from({ length: 12 }, (_, index) => `Person ${String(index)}`)}
        onConfirm={nothing}
        onCancel={nothing}
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('and 7 more')).toBeInTheDocument();
  });

  test('returns the focus on close', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              setOpen(true);
            }}
          >
            Delete
          </button>
          {open && (
            <ConfirmDialog
              {...confirm}
              onConfirm={nothing}
              onCancel={() => {
                setOpen(false);
              }}
            />
          )}
        </>
      );
    };
    const { user } = show(<Page />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });
});

describe('unsaved changes', () => {
  test('focuses Stay; Discard must be chosen', async () => {
    const [onStay, onDiscard] = [jest.fn(), jest.fn()];
    const { user } = show(<UnsavedDialog work="typing" onStay={onStay} onDiscard={onDiscard} />);
    await user.keyboard('{Enter}');
    expect([onStay.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledTimes(1);
  });
});

describe('a concurrent save', () => {
  const fields = [
    { field: 'surname', label: 'Surname', mine: 'El Amrani', stored: 'Amrani' },
    { field: 'email', label: 'E-mail', mine: 'f@zilvermeeuw.example', stored: '' },
  ];

  test('preselects mine until the stored value is chosen', async () => {
    const onResolve = jest.fn();
    const { user } = show(<ConflictDialog fields={fields} onResolve={onResolve} onCancel={nothing} />);
    const surname = screen.getByRole('group', { name: 'Surname' });
    expect(within(surname).getByRole('radio', { name: /El Amrani/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onResolve).toHaveBeenLastCalledWith([]);

    await user.click(
      within(screen.getByRole('group', { name: 'E-mail' })).getByRole('radio', { name: 'empty stored' }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onResolve).toHaveBeenLastCalledWith(['email']);
  });

  test('shows HTML as text without dropped parts', () => {
    const long = Array.from({ length: 40 }, (_, place) => `<p onclick="x()">alinea ${String(place)}</p>`).join('');
    show(
      <ConflictDialog
        fields={[{ field: 'content', label: 'Content', isHtml: true, mine: `${long}<script>x()</script>`, stored: '' }]}
        onResolve={nothing}
        onCancel={nothing}
      />,
    );
    const content = within(screen.getByRole('group', { name: 'Content' }));
    expect(content.getByRole('radio', { name: /^alinea 0 alinea 1 .+ yours$/ })).toHaveFocus();
    expect(content.getByRole('radio', { name: 'empty stored' })).not.toBeChecked();
    const box = content.getByRole('group', { name: 'yours' });
    expect(box).toHaveTextContent(/alinea 39$/);
    expect(box).toHaveAttribute('tabindex', '0');
    expect(box.querySelector('[onclick], script')).toBeNull();
  });

  const marks = (box: HTMLElement) => [...box.querySelectorAll('mark')].map(({ textContent }) => textContent);

  test('highlights words of one side (R-SHR-28)', () => {
    show(
      <ConflictDialog
        fields={[
          { field: 'reason', label: 'Reason', mine: 'Wij zijn de hele dag gesloten', stored: 'Wij zijn niet gesloten' },
          ...fields,
        ]}
        onResolve={nothing}
        onCancel={nothing}
      />,
    );
    expect(marks(screen.getByRole('group', { name: 'Reason' }))).toEqual(['de hele dag', 'niet']);
    expect(screen.getByRole('radio', { name: 'Wij zijn de hele dag gesloten yours' })).toBeChecked();
    expect(marks(screen.getByRole('group', { name: 'E-mail' }))).toEqual([]);
  });

  test('highlights words across HTML elements (R-SHR-28)', () => {
    const mine =
      '<p>Wij zijn <strong>de hele dag</strong> dicht.</p><p><mark>Tot morgen</mark></p><script>mine()</script>';
    const stored = '<h2>Wij zijn op maandag dicht.</h2><p>Tot mor<em>gen</em></p>';
    show(
      <ConflictDialog
        fields={[{ field: 'content', label: 'Content', isHtml: true, mine, stored }]}
        onResolve={nothing}
        onCancel={nothing}
      />,
    );
    const content = within(screen.getByRole('group', { name: 'Content' }));
    expect(marks(content.getByRole('group', { name: 'yours' }))).toEqual(['de hele dag']);
    expect(marks(content.getByRole('group', { name: 'stored' }))).toEqual(['op maandag']);
    expect(content.getByRole('group', { name: 'stored' })).toHaveTextContent('Wij zijn op maandag dicht.Tot morgen');
  });

  test.each([
    [false, 'Someone else saved before you', '2 fields were changed by both of you.'],
    [true, 'You saved this in another tab', '2 fields were changed there and here.'],
  ])('says who saved: oneself? %p', (isOwn, title, body) => {
    show(<ConflictDialog fields={fields} isOwn={isOwn} onResolve={nothing} onCancel={nothing} />);
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(body);
  });

  test('does not call its button Save when the choice returns to the form', () => {
    show(<ConflictDialog fields={fields} saves={false} onResolve={nothing} onCancel={nothing} />);
    expect(screen.getByRole('button', { name: 'Apply and continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('allows a choice to be reverted', async () => {
    const onResolve = jest.fn();
    const { user } = show(<ConflictDialog fields={fields} onResolve={onResolve} onCancel={nothing} />);
    const surname = within(screen.getByRole('group', { name: 'Surname' }));
    await user.click(surname.getByRole('radio', { name: 'Amrani stored' }));
    await user.click(surname.getByRole('radio', { name: 'El Amrani yours' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onResolve).toHaveBeenLastCalledWith([]);
  });
});

describe('bulk work', () => {
  test('announces progress, refusals and completion once each', async () => {
    const onClose = jest.fn();
    const own = { id: '1', name: 'Marijke Postma', reason: 'It is your own account.' };
    const refused = [
      own,
      ...['Edwin', 'Rhea'].map((name) => ({ id: name, name, reason: 'You do not have the right.' })),
    ];
    const { user } = show(
      <ProgressDialog title="3 not deleted" done={21} total={24} refused={refused} onClose={onClose} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('21 of 24 done');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const reasons = within(screen.getByRole('list', { name: 'What was not deleted, and why' })).getAllByRole(
      'listitem',
    );
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Marijke Postma It is your own account.',
      'Edwin, Rhea You do not have the right.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('does not repeat the count of its title', () => {
    show(<ProgressDialog title="Stopped: 12 of 24 deleted" total={24} refused={[]} onClose={nothing} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
