import { act, render, screen } from '@testing-library/react';
import { loadable, Loaded } from '../../../../src/ui/shared/runtime/loadable';

const Part = ({ name }: { readonly name: string }) => <p>Part {name}</p>;

/** A module that loads at the given attempt, and the place where it is rendered. */
const arriving = (atTry: number) => {
  let tries = 0;
  const part = loadable(() => {
    tries += 1;
    return tries < atTry ? Promise.reject(new Error('Loading chunk 7 failed')) : Promise.resolve(Part);
  });
  const place = (
    <Loaded part={part} props={{ name: 'A' }} missing={(retry) => <button onClick={retry}>It is missing</button>}>
      <p>On its way</p>
    </Loaded>
  );
  return { part, place, tries: () => tries };
};
const flushPromises = () => act(() => Promise.resolve());

test('replaces the fallback when loaded', async () => {
  const { place } = arriving(1);
  render(place);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await flushPromises();
  expect(screen.getByText('Part A')).toBeInTheDocument();
});

test('shows an error if loading fails and retries', async () => {
  const { place } = arriving(3);
  render(place);
  await flushPromises();
  act(() => {
    screen.getByText('It is missing').click();
  });
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await flushPromises();
  act(() => {
    screen.getByText('It is missing').click();
  });
  await flushPromises();
  expect(screen.getByText('Part A')).toBeInTheDocument();
});

test('loads again for a later subscriber after a failure', async () => {
  const { part, place, tries } = arriving(2);
  part.load();
  await flushPromises();
  render(place);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await flushPromises();
  expect([screen.getByText('Part A'), tries()]).toEqual([expect.anything(), 2]);
});

test('retries after the error was left', async () => {
  const { place } = arriving(2);
  const { unmount } = render(place);
  await flushPromises();
  expect(screen.getByText('It is missing')).toBeInTheDocument();
  unmount();
  render(place);
  expect(screen.queryByText('It is missing')).not.toBeInTheDocument();
  await flushPromises();
  expect(screen.getByText('Part A')).toBeInTheDocument();
});
