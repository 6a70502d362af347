import type { MouseEvent } from 'react';
import type { Failure } from '../../../domain/shared/failure';
import { Button } from '../controls/button';
import * as deskShapes from '../icons/desk-shapes';
import * as shapes from '../icons/shapes';
import { StatePage } from './state-page';
import { nobodyHasFocus, takeFocus } from '../focus/take-focus';
import { useText } from '../runtime/use-text';

interface EmptyStateProps {
  readonly title: string;
  readonly body: string;
}

/** There are no rows yet. */
export const EmptyState = ({ title, body }: EmptyStateProps) => <StatePage sign="empty" title={title} body={body} />;

interface NothingLeftStateProps {
  /** What was searched for; empty when only filters hide the rows. */
  readonly term: string;
  readonly onClear: () => void;
}

/** There are rows, but search and filters hide them all. */
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
        <Button icon={deskShapes.reset} onClick={onClear}>
          {text('shared.states.nothingLeft.clear')}
        </Button>
      }
    />
  );
};

/** The address asks for a value that this server does not know: an old link, or a mistyped one. */
export const UnknownFilterState = ({ onClear }: Pick<NothingLeftStateProps, 'onClear'>) => {
  const text = useText();
  return (
    <StatePage
      urgent
      sign="nothingLeft"
      title={text('shared.states.unknownFilter.title')}
      body={text('shared.states.unknownFilter.body')}
      actions={
        <Button look="primary" icon={deskShapes.reset} onClick={onClear}>
          {text('shared.states.nothingLeft.clear')}
        </Button>
      }
    />
  );
};

interface FailedStateProps {
  /** What did not load; a general sentence where nothing more is known. */
  readonly title?: string;
  /** Why; nothing more is said than it tells. */
  readonly failure?: Failure | null;
  /** A search or filters will be there again after the next try. */
  readonly kept?: boolean;
  readonly onRetry: () => void;
}

const reasonOf = (failure: Failure | null): 'body' | 'cut' | 'slow' | 'server' | 'forbidden' => {
  if (failure?.kind === 'Forbidden') return 'forbidden';
  return failure?.kind === 'Unreachable' && failure.reason !== 'cancelled' ? failure.reason : 'body';
};

/** Where whoever tries again waits, since the button goes: the page, or what a dialog begins with. */
const waitingRoomOf = (button: HTMLElement): HTMLElement | null => {
  const dialog = button.closest('dialog');
  return dialog === null ? button.closest('main') : dialog.querySelector<HTMLElement>('[data-focus]');
};
/** The next try is one key away, unless somebody is at work elsewhere. */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (button !== null && (nobodyHasFocus() || document.activeElement === button.closest('main'))) takeFocus(button);
};

/** It did not load: trying again comes first. */
export const FailedState = ({ title, failure = null, kept = false, onRetry }: FailedStateProps) => {
  const text = useText();
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    takeFocus(waitingRoomOf(currentTarget));
    onRetry();
  };
  const said =
    failure?.kind === 'Malformed'
      ? text('shared.failures.malformed', { path: failure.path })
      : text(`shared.states.failed.${reasonOf(failure)}`);
  return (
    <StatePage
      urgent
      sign="failed"
      title={title ?? text('shared.states.failed.title')}
      body={kept ? `${said} ${text('shared.states.failed.kept')}` : said}
      actions={
        <Button ref={takeLostFocus} look="primary" icon={shapes.refresh} onClick={retry}>
          {text('shared.actions.retry')}
        </Button>
      }
    />
  );
};
