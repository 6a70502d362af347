import { render, screen } from '@testing-library/react';
import { useText } from '../../../../src/ui/shared/runtime/use-text';
import { show } from '../../support/render';

const Greeting = () => {
  const text = useText();
  return <p>{text('access.users.deleted', { count: 2 })}</p>;
};

test('finds a plural without its suffix', () => {
  show(<Greeting />);
  expect(screen.getByText('2 users deleted')).toBeInTheDocument();
});

test('shows the last part of a key without strings', () => {
  render(<Greeting />);
  expect(screen.getByText('*deleted')).toBeInTheDocument();
});

test('rejects a misspelt key at compile time', () => {
  const Misspelt = () => {
    const text = useText();
    // @ts-expect-error -- there is no such key
    return <p>{text('access.users.titel')}</p>;
  };
  render(<Misspelt />);
  expect(screen.getByText('*titel')).toBeInTheDocument();
});
