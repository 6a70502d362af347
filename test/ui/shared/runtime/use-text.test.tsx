import { render, screen } from '@testing-library/react';
import { useText } from '../../../../src/ui/shared/runtime/use-text';
import { show } from '../../support/render';

const Greeting = () => {
  const text = useText();
  return <p>{text('access.users.deleted', { count: 2 })}</p>;
};

test('a plural is asked for without its ending', () => {
  show(<Greeting />);
  expect(screen.getByText('2 users deleted')).toBeInTheDocument();
});

test('a screen without texts shows the last part of the key, marked as missing', () => {
  render(<Greeting />);
  expect(screen.getByText('*deleted')).toBeInTheDocument();
});

test('a misspelt key does not compile', () => {
  const Misspelt = () => {
    const text = useText();
    // @ts-expect-error -- there is no such key
    return <p>{text('access.users.titel')}</p>;
  };
  render(<Misspelt />);
  expect(screen.getByText('*titel')).toBeInTheDocument();
});
