import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useRef, useState } from 'react';
import { MoveStatus } from '../../../../src/ui/shared/sorting/move-status';
import { SortHandle } from '../../../../src/ui/shared/sorting/sort-handle';
import { useListSorting } from '../../../../src/ui/shared/sorting/use-list-sorting';
import { TextProvider, type TextValues } from '../../../../src/ui/shared/runtime/use-text';

const words = (key: string, values: TextValues = {}): string =>
  key.startsWith('shared.sorting.where')
    ? `${values['place']}/${values['count']}`
    : [key.replace('shared.sorting.', ''), values['name'], values['where']].filter(Boolean).join(' ');

const gestures: (string | undefined)[] = [];
const List = () => {
  const list = useRef<HTMLUListElement>(null);
  const [keys, setKeys] = useState<readonly string[]>(['a', 'b', 'c']);
  const [on, setOn] = useState(true);
  const move = useCallback((key: string, place: number, gesture?: string) => {
    gestures.push(gesture);
    setKeys((now) => now.filter((one) => one !== key).toSpliced(place, 0, key));
  }, []);
  const nameOf = (place: number): string => keys[place]?.toUpperCase() ?? '';
  const { lifted, said, handle } = useListSorting({ list, keys, on, nameOf, onMove: move });
  return (
    <TextProvider translate={words}>
      <ul ref={list}>
        {keys.map((key) => (
          <li key={key} data-key={key}>
            {on && <SortHandle name={key} isLifted={lifted === key} handle={handle} />}
          </li>
        ))}
      </ul>
      <MoveStatus said={said} />
      <button
        onClick={() => {
          setKeys((now) => now.filter((key) => key !== 'b'));
        }}
      >
        Remove b
      </button>
      <button
        onClick={() => {
          setOn(!on);
        }}
      >
        Switch
      </button>
    </TextProvider>
  );
};

const order = (): readonly (string | null)[] =>
  screen.getAllByRole('listitem').map((item) => item.getAttribute('data-key'));
const handle = (key: string) => screen.getByRole('button', { name: `handle ${key}` });

const lift = async (key: string) => {
  const user = userEvent.setup();
  render(
    <TextProvider translate={words}>
      <List />
    </TextProvider>,
  );
  act(() => {
    handle(key).focus();
  });
  await user.keyboard('{Enter}');
  return user;
};

test('each step moves at once, is announced, and keeps the focus; a drop is one gesture', async () => {
  gestures.length = 0;
  const user = await lift('a');
  expect(screen.getByRole('status')).toHaveTextContent('lifted A 1/3');
  expect(handle('a')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowDown}');
  expect([order(), screen.getByRole('status').textContent]).toEqual([['b', 'a', 'c'], 'moved A 2/3']);
  await user.keyboard('{End}{End}');
  expect(screen.getByRole('status')).toHaveTextContent('stays A 3/3');
  expect(handle('a')).toHaveFocus();
  await user.keyboard(' ');
  expect([order(), screen.getByRole('status').textContent]).toEqual([['b', 'c', 'a'], 'dropped A 3/3']);
  expect(handle('a')).toHaveAttribute('aria-pressed', 'false');
  expect([gestures.length, new Set(gestures).size]).toEqual([2, 1]);
});

test('Escape puts it back; Tab leaves it where it stands', async () => {
  const user = await lift('c');
  await user.keyboard('{Home}{Escape}');
  expect([order(), screen.getByRole('status').textContent]).toEqual([['a', 'b', 'c'], 'back C 3/3']);
  act(() => {
    handle('c').focus();
  });
  await user.keyboard('{Enter}{Home}');
  await user.tab();
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(handle('c')).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['c', 'a', 'b']);
});

test('what is gone from the list is not lifted any more, and that is said', async () => {
  const user = await lift('b');
  // A click would move the focus, which also ends the drag.
  act(() => {
    screen.getByRole('button', { name: 'Remove b' }).click();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^stopped B/);
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['a', 'c']);
});

test('keys with Ctrl are for the page', async () => {
  const user = await lift('a');
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect([order(), screen.getByRole('status').textContent]).toEqual([['a', 'b', 'c'], 'lifted A 1/3']);
});

test('what is lifted is put down when nothing can be moved any more', async () => {
  const user = await lift('b');
  const change = screen.getByRole('button', { name: 'Switch' });
  act(() => {
    change.click();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^stopped B/);
  act(() => {
    change.click();
  });
  expect(handle('b')).toHaveAttribute('aria-pressed', 'false');
  act(() => {
    handle('c').focus();
  });
  await user.keyboard('{ArrowUp}');
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('keys of the browser keep their meaning', async () => {
  await lift('a');
  expect(fireEvent.keyDown(handle('a'), { key: 'F5' })).toBe(true);
  expect(fireEvent.keyDown(handle('a'), { key: 'ArrowDown' })).toBe(false);
});
