import { act as reactAct, fireEvent, screen } from '@testing-library/react';
import type { Failure } from '../../../../src/domain/shared/failure';
import { ForbiddenState, NotFoundState } from '../../../../src/ui/shared/page/screen-states';
import { FailedState, NothingLeftState } from '../../../../src/ui/shared/page/states';
import { show } from '../../support/render';

const act = jest.fn();
afterEach(() => {
  act.mockClear();
});

test('announces a failure with its reason and offers retry first', async () => {
  const { user } = show(
    <FailedState title="The users did not load" failure={{ kind: 'Unreachable', reason: 'slow' }} onRetry={act} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer in time.');
  expect(screen.queryByText(/Your search/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('keeps the focus on the page during a retry, and on Retry after another failure', async () => {
  const page = (isFailed: boolean) => (
    <main tabIndex={-1}>
      <input />
      {isFailed && <FailedState onRetry={act} />}
    </main>
  );
  const { user, rerender } = show(page(true));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(1);
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  rerender(page(false));
  screen.getByRole('textbox').focus();
  rerender(page(true));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('retries by itself when the server says after how long, or at once on request (R-SHR-84)', () => {
  jest.useFakeTimers();
  const page = (failure: Failure) => (
    <main tabIndex={-1}>
      <FailedState failure={failure} onRetry={act} />
    </main>
  );
  const busy = (): Failure => ({ kind: 'Unreachable', reason: 'server', retryAfter: 3 });
  const pass = (seconds: number): void => {
    reactAct(() => {
      jest.advanceTimersByTime(seconds * 1000);
    });
  };
  const { rerender } = show(page(busy()));
  expect(screen.getByRole('alert')).toHaveTextContent('The server is unavailable for a moment.');
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 3 seconds');
  pass(2);
  expect([screen.getByRole('timer').textContent, act.mock.calls.length]).toEqual(['Trying again in 1 second', 0]);
  pass(1);
  expect([screen.queryByRole('timer'), act.mock.calls.length]).toEqual([null, 1]);
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page(busy()));
  expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 3 seconds');
  fireEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  expect(act).toHaveBeenCalledTimes(2);
  rerender(page({ kind: 'Unreachable', reason: 'server' }));
  pass(10);
  expect(act).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('an automatic retry waits until the tab is visible (R-SHR-84)', () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const pass = (seconds: number): void => {
    reactAct(() => {
      jest.advanceTimersByTime(seconds * 1000);
    });
  };
  show(<FailedState failure={{ kind: 'Unreachable', reason: 'server', retryAfter: 3 }} onRetry={act} />);
  pass(10);
  expect(act).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  pass(1);
  expect(act).toHaveBeenCalledTimes(1);
  pass(10);
  expect(act).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
  jest.useRealTimers();
});

test.each([
  [{ kind: 'Forbidden' }, 'You do not have the right to see this.'],
  [{ kind: 'Unreachable', reason: 'server' }, 'The server could not complete this.'],
  [
    { kind: 'Unreachable', reason: 'server', retryAfter: 5 },
    'The server is unavailable for a moment. Trying again automatically.',
  ],
  [{ kind: 'TooMany', retryAfter: 5 }, 'Too many requests in a short time. Trying again automatically.'],
  [{ kind: 'TooMany', retryAfter: null }, 'Too many requests. Wait a moment and try again.'],
  [{ kind: 'Malformed', path: 'data.total' }, 'The server sent an invalid response (data.total).'],
  [{ kind: 'NotFound' }, 'The server sent an invalid response.'],
] as const)('shows only what a failure says: %j', (failure, said) => {
  show(<FailedState title="The users did not load" failure={failure} onRetry={act} />);
  expect(screen.getByRole('alert')).toHaveTextContent(said);
});

test('names the search term and clears filters', async () => {
  const { user, rerender } = show(<NothingLeftState term="propaan" onClear={act} />);
  expect(screen.getByRole('heading', { name: 'No results for “propaan”' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(act).toHaveBeenCalledTimes(1);
  rerender(<NothingLeftState term="" onClear={act} />);
  expect(screen.getByRole('heading', { name: 'No results with these filters' })).toBeInTheDocument();
});

test.each([
  ['You cannot open Logs', <ForbiddenState key="1" screen="Logs" onDashboard={act} />, 'Go to dashboard'],
  ['This page does not exist', <NotFoundState key="3" path="/nowhere" onDashboard={act} />, 'Go to dashboard'],
])('%s, with a way to continue', async (title, state, button) => {
  const { user } = show(state);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: button }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('shows the unknown path', () => {
  show(<NotFoundState path="/nowhere" onDashboard={act} />);
  expect(screen.getByText(/The address \/nowhere does not exist/)).toBeInTheDocument();
});
