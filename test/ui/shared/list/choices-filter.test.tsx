import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ChoicesFilter } from '../../../../src/ui/shared/list/choices-filter';
import { show } from '../../support/render';

const CHOICES = [
  { value: 'message', label: 'Message' },
  { value: 'warning', label: 'Warning' },
  { value: 'error', label: 'Error' },
];
const Levels = ({
  first = [],
  onChange,
}: {
  readonly first?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}) => {
  const [value, setValue] = useState(first);
  return (
    <ChoicesFilter
      label="Level"
      value={value}
      choices={CHOICES}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
    />
  );
};
const button = () => screen.getByRole('button', { name: /^Level/ });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('shows "all", the chosen value, or the count', async () => {
  const onChange = jest.fn();
  const { user } = show(<Levels onChange={onChange} />);
  expect(button()).toHaveAccessibleName('Level All');
  await user.click(button());
  await user.click(screen.getByText('Error'));
  expect(button()).toHaveAccessibleName('Level Error');
  await user.click(box('Message'));
  expect(button()).toHaveAccessibleName('Level 2 chosen');
  await user.click(box('Error'));
  expect(button()).toHaveAccessibleName('Level Message');
  expect(onChange.mock.calls.flat()).toEqual([['error'], ['message', 'error'], ['message']]);
});

test('by keyboard: opens, moves, chooses, and closes with the focus back', async () => {
  const { user } = show(<Levels />);
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(box('Message')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(box('Error')).toHaveFocus();
  await user.keyboard(' {ArrowDown}');
  expect(box('Message')).toHaveFocus();
  await user.keyboard('{ArrowDown} {Escape}');
  expect(screen.queryByRole('group', { name: 'Level' })).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleName('Level 2 chosen');
});

test('clears at once and closes on blur', async () => {
  const onChange = jest.fn();
  const { user } = show(
    <>
      <Levels first={['message', 'error']} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenCalledWith([]);
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('group', { name: 'Level' })).not.toBeInTheDocument();
});

test('ignores an unknown value and drops it with the next choice', async () => {
  const onChange = jest.fn();
  const { user } = show(<Levels first={['fatal']} onChange={onChange} />);
  expect(button()).toHaveAccessibleName('Level All');
  await user.click(button());
  await user.click(box('Warning'));
  expect(onChange).toHaveBeenCalledWith(['warning']);
});

test('counts the values that narrow the list where their names did not load', () => {
  show(<ChoicesFilter label="Level" value={['fatal']} choices={[]} onChange={() => undefined} />);
  expect(button()).toHaveAccessibleName('Level 1 chosen');
});
