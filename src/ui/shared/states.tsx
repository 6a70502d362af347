import { Button } from './button';
import * as deskShapes from './desk-shapes';
import * as shapes from './shapes';
import { StatePage } from './state-page';
import { useText } from './use-text';

interface EmptyStateProps {
  readonly title: string;
  readonly body: string;
  /** The first thing to do, where the person may do it. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

/** There are no rows yet. */
export const EmptyState = ({ title, body, action }: EmptyStateProps) => (
  <StatePage
    sign="empty"
    title={title}
    body={body}
    actions={action && <Button look="primary" icon={deskShapes.add} onClick={action.onAct}>{action.label}</Button>}
  />
);

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
      title={term === '' ? text('shared.states.nothingLeft.title') : text('shared.states.nothingLeft.titleTerm', { term })}
      body={text('shared.states.nothingLeft.body')}
      actions={<Button icon={deskShapes.reset} onClick={onClear}>{text('shared.states.nothingLeft.clear')}</Button>}
    />
  );
};

interface FailedStateProps {
  /** What did not load; a general sentence where nothing more is known. */
  readonly title?: string;
  readonly reason?: 'cut' | 'slow' | 'server' | undefined;
  /** The field of the answer that could not be read. */
  readonly unreadable?: string | undefined;
  readonly onRetry: () => void;
  readonly onReport?: (() => void) | undefined;
}

/** It did not load: trying again comes first. */
export const FailedState = ({ title, reason, unreadable, onRetry, onReport }: FailedStateProps) => {
  const text = useText();
  return (
    <StatePage
      urgent
      sign="failed"
      title={title ?? text('shared.states.failed.title')}
      body={unreadable === undefined ? text(`shared.states.failed.${reason ?? 'body'}`) : text('shared.failures.malformed', { path: unreadable })}
      actions={
        <>
          <Button look="primary" icon={shapes.refresh} onClick={onRetry}>{text('shared.actions.retry')}</Button>
          {onReport && <Button look="subtle" onClick={onReport}>{text('shared.actions.report')}</Button>}
        </>
      }
    />
  );
};

interface GoneStateProps {
  readonly title?: string;
  readonly onBack: () => void;
}

/** The record does not exist any more. */
export const GoneState = ({ title, onBack }: GoneStateProps) => {
  const text = useText();
  return (
    <StatePage
      sign="gone"
      title={title ?? text('shared.states.gone.title')}
      body={text('shared.states.gone.body')}
      actions={<Button icon={deskShapes.back} onClick={onBack}>{text('shared.actions.back')}</Button>}
    />
  );
};
