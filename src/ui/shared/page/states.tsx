import { useId, type MouseEvent, type ReactNode } from 'react';
import { retryAfterOf, type Failure } from '../../../domain/shared/failure';
import { Button } from '../controls/button';
import * as shellShapes from '../icons/shell-shapes';
import * as shapes from '../icons/shapes';
import { StatePage } from './state-page';
import { isFocusLost, focusOnMount } from '../focus/take-focus';
import { useRetryWait } from '../runtime/retry-wait.bridge';
import type { Retry } from './use-retry';
import { useText, type Translate } from '../runtime/use-text';

interface EmptyStateProps {
  readonly title: string;
  readonly body: string;
}

export const EmptyState = ({ title, body }: EmptyStateProps) => <StatePage sign="empty" title={title} body={body} />;

interface NothingLeftStateProps {
  /** The search term; empty if only filters hide the rows. */
  readonly term: string;
  readonly onClear: () => void;
}

/** Search or filters hide all rows. */
export const NothingLeftState = ({ term, onClear }: NothingLeftStateProps) => {
  const text = useText();
  return (
    <StatePage
      sign="nothingLeft"
      title={
        term === '' ? text('shared.states.nothingLeft.title') : text('shared.states.nothingLeft.titleTerm', { term })
      }
      body={text('shared.states.nothingLeft.body')}
      actions={
        <Button icon={shellShapes.reset} onClick={onClear}>
          {text('shared.states.nothingLeft.clear')}
        </Button>
      }
    />
  );
};

/** A filter in the URL has a value unknown to the server. */
export const UnknownFilterState = ({ onClear }: Pick<NothingLeftStateProps, 'onClear'>) => {
  const text = useText();
  return (
    <StatePage
      urgent
      sign="nothingLeft"
      title={text('shared.states.unknownFilter.title')}
      body={text('shared.states.unknownFilter.body')}
      actions={
        <Button variant="primary" icon={shellShapes.reset} onClick={onClear}>
          {text('shared.states.nothingLeft.clear')}
        </Button>
      }
    />
  );
};

interface FailedStateProps extends Retry {
  /** A general title by default. */
  readonly title?: ReactNode;
  readonly failure?: Failure | null;
  /** Search and filters are kept for the retry. */
  readonly kept?: boolean;
}

const reasonOf = (failure: Failure | null): 'body' | 'busy' | 'tooMany' | 'cut' | 'slow' | 'server' | 'forbidden' => {
  if (failure?.kind === 'Forbidden') return 'forbidden';
  if (retryAfterOf(failure) > 0) return failure?.kind === 'TooMany' ? 'tooMany' : 'busy';
  return failure?.kind === 'Unreachable' && failure.reason !== 'cancelled' ? failure.reason : 'body';
};

/** The text of a failed state. */
const saidOf = (failure: Failure | null, text: Translate): string => {
  if (failure?.kind === 'Malformed') return text('shared.failures.malformed', { path: failure.path });
  if (failure?.kind === 'TooMany' && retryAfterOf(failure) === 0) return text('shared.failures.tooMany');
  return text(`shared.states.failed.${reasonOf(failure)}`);
};

/** The element that holds the focus during a retry: the page heading, or the start of the dialog. */
const waitingRoomOf = (button: HTMLElement): HTMLElement | null => {
  const dialog = button.closest('dialog');
  return dialog === null ? button.closest('main') : dialog.querySelector<HTMLElement>('[data-focus]');
};
/** Focuses Retry unless the focus is on another element. */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (button !== null && (isFocusLost() || document.activeElement === button.closest('main'))) focusOnMount(button);
};

/** Loading failed, with a retry; retries automatically if the server sends a waiting time. Rule R-SHR-84. */
export const FailedState = ({ title, failure = null, kept = false, isRepeated = false, onRetry }: FailedStateProps) => {
  const [id, text] = [useId(), useText()];
  const isQuiet = isRepeated && retryAfterOf(failure) > 0;
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    focusOnMount(waitingRoomOf(currentTarget));
    onRetry(false);
  };
  const wait = useRetryWait(failure, () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.id === id) focusOnMount(waitingRoomOf(focused));
    onRetry(true);
  });
  const said = saidOf(failure, text);
  return (
    <StatePage
      urgent={!isQuiet}
      sign="failed"
      title={title ?? text('shared.states.failed.title')}
      body={kept ? `${said} ${text('shared.states.failed.kept')}` : said}
      actions={
        <>
          <Button
            id={id}
            ref={isQuiet ? undefined : takeLostFocus}
            variant="primary"
            icon={shapes.refresh}
            onClick={retry}
          >
            {text(wait > 0 ? 'shared.actions.retryNow' : 'shared.actions.retry')}
          </Button>
          {/* `role="timer"` is not announced on each tick. */}
          {wait > 0 && <p role="timer">{text('shared.states.failed.wait', { count: wait })}</p>}
        </>
      }
    />
  );
};
