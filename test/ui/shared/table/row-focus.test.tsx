import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRowFocus } from '../../../../src/ui/shared/table/row-focus.bridge';

const Rows = ({
  order,
  arrival = null,
  comesBack = false,
}: {
  readonly order: readonly string[];
  readonly arrival?: string | null;
  readonly comesBack?: boolean;
}) => {
  const [focused, setFocused] = useState<string | null>(null);
  useRowFocus({
    order,
    focused,
    arrival,
    comesBack,
    goTo: (id) => {
      setFocused(id);
      document.getElementById(id)?.focus();
    },
  });
  return (
    <>
      {order.map((id) => (
        <button
          key={id}
          id={id}
          type="button"
          onFocus={() => {
            setFocused(id);
          }}
        >
          {id}
        </button>
      ))}
    </>
  );
};
const row = (name: string) => screen.getByRole('button', { name });

test('focuses the first row of an opened folder once loaded', () => {
  const { rerender } = render(<Rows order={[]} arrival="b" />);
  rerender(<Rows order={['x', 'y']} arrival="b" />);
  expect(document.body).toHaveFocus();
  rerender(<Rows order={['a', 'b']} arrival="b" />);
  expect(row('b')).toHaveFocus();
});

test('leaves the focus elsewhere unless returning to a row', () => {
  const [field, place] = [<input key="field" autoFocus />, <Rows key="rows" order={['a', 'b']} arrival="b" />];
  const { unmount } = render(
    <>
      {field}
      {place}
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  unmount();
  render(
    <>
      {field}
      <Rows order={['a', 'b']} arrival="b" comesBack />
    </>,
  );
  expect(row('b')).toHaveFocus();
});

test('focuses the successor of a removed row, or the last one', () => {
  const { rerender } = render(<Rows order={['a', 'b', 'c']} arrival="b" />);
  rerender(<Rows order={['a', 'c']} arrival="b" />);
  expect(row('c')).toHaveFocus();
  rerender(<Rows order={['a']} arrival="b" />);
  expect(row('a')).toHaveFocus();
});

test('takes no focus that was not in the list', () => {
  const { rerender } = render(<Rows order={['a', 'b']} />);
  rerender(<Rows order={['b']} />);
  expect(document.body).toHaveFocus();
});
