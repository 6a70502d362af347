import { act, fireEvent, screen } from '@testing-library/react';
import type { Failure } from '../../../../src/domain/shared/failure';
import { ListBody } from '../../../../src/ui/shared/list/list-body';
import { show } from '../../support/render';

const outage = (): Failure => ({ kind: 'Unreachable', reason: 'server', retryAfter: 3 });
const onRetry = jest.fn();

const page = (state: 'loading' | 'failed' | 'shown', failure: Failure | null = null) => (
  <main tabIndex={-1}>
    <ListBody
      strings="access.users"
      snapshot={{
        context: { page: null, failure },
        matches: ({ list }) => list === state,
      }}
      isNarrowed={false}
      term=""
      onRetry={onRetry}
      onClear={() => undefined}
    >
      <p>Rows</p>
    </ListBody>
  </main>
);
const button = () => screen.getByRole('button', { name: 'Try again now' });
const fails = () => {
  const { rerender } = show(page('failed', outage()));
  return {
    rerender,
    failsAgain: (failure = outage()): void => {
      rerender(page('loading'));
      rerender(page('failed', failure));
    },
  };
};
const pass = (seconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(seconds * 1000);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  onRetry.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('an outage (R-SHR-84)', () => {
  test('is announced and focused once while automatic retries fail', () => {
    const { failsAgain } = fails();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(button()).toHaveFocus();
    for (const times of [1, 2]) {
      pass(3);
      expect(onRetry).toHaveBeenCalledTimes(times);
      failsAgain();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.getByRole('timer')).toHaveTextContent('Trying again in 3 seconds');
      expect(screen.getByRole('main')).toHaveFocus();
    }
  });

  test('is announced again after a retry on request, after rows, or as another failure', () => {
    const { failsAgain, rerender } = fails();
    pass(3);
    failsAgain();
    fireEvent.click(button());
    failsAgain();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(button()).toHaveFocus();
    pass(3);
    rerender(page('shown'));
    failsAgain();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    pass(3);
    failsAgain({ kind: 'Unreachable', reason: 'server' });
    expect(screen.getByRole('alert')).toHaveTextContent('The server could not complete this.');
  });
});
