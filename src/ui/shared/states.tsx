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
  readonly onRetry: () => void;
  readonly onReport?: (() => void) | undefined;
}

/** It did not load: trying again comes first. */
export const FailedState = ({ title, reason, onRetry, onReport }: FailedStateProps) => {
  const text = useText();
  return (
    <StatePage
      urgent
      sign="failed"
      title={title ?? text('shared.states.failed.title')}
      body={text(`shared.states.failed.${reason ?? 'body'}`)}
      actions={
        <>
          <Button look="primary" icon={shapes.refresh} onClick={onRetry}>{text('shared.actions.retry')}</Button>
          {onReport && <Button look="subtle" onClick={onReport}>{text('shared.actions.report')}</Button>}
        </>
      }
    />
  );
};

interface ScreenStateProps {
  /** Title of the screen as the menu names it. */
  readonly screen: string;
  readonly onDashboard: () => void;
}

const DashboardButton = ({ onDashboard }: Pick<ScreenStateProps, 'onDashboard'>) => {
  const text = useText();
  return <Button icon={deskShapes.home} onClick={onDashboard}>{text('shared.actions.dashboard')}</Button>;
};

/** The right for this screen is missing. */
export const ForbiddenState = ({ screen, onDashboard }: ScreenStateProps) => {
  const text = useText();
  return (
    <StatePage
      level={1}
      sign="forbidden"
      title={text('shared.states.forbidden.title', { screen })}
      body={text('shared.states.forbidden.body')}
      actions={<DashboardButton onDashboard={onDashboard} />}
    />
  );
};

/** The route exists, its module comes with a later version. */
export const NotBuiltState = ({ screen, onDashboard }: ScreenStateProps) => {
  const text = useText();
  return (
    <StatePage
      level={1}
      sign="notBuilt"
      title={text('shared.states.notBuilt.title', { screen })}
      body={text('shared.states.notBuilt.body')}
      actions={<DashboardButton onDashboard={onDashboard} />}
    />
  );
};

interface NotFoundStateProps {
  /** The address that was asked for. */
  readonly path: string;
  readonly onDashboard: () => void;
  readonly onSearch?: (() => void) | undefined;
}

/** No route has this address. */
export const NotFoundState = ({ path, onDashboard, onSearch }: NotFoundStateProps) => {
  const text = useText();
  return (
    <StatePage
      level={1}
      sign="gone"
      title={text('shared.states.notFound.title')}
      body={text('shared.states.notFound.body', { path })}
      actions={
        <>
          <DashboardButton onDashboard={onDashboard} />
          {onSearch && <Button look="subtle" icon={deskShapes.search} onClick={onSearch}>{text('shell.topBar.search')}</Button>}
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
