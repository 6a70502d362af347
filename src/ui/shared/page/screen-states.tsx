import { Button } from '../controls/button';
import { focusOnMount } from '../focus/take-focus';
import * as shellShapes from '../icons/shell-shapes';
import * as shapes from '../icons/shapes';
import { StatePage } from './state-page';
import { useText } from '../runtime/use-text';

interface ScreenStateProps {
  /** Title of the screen, as in the menu. */
  readonly screen: string;
  readonly onDashboard: () => void;
}

const DashboardButton = ({ onDashboard }: Pick<ScreenStateProps, 'onDashboard'>) => {
  const text = useText();
  return (
    <Button icon={shellShapes.home} onClick={onDashboard}>
      {text('shared.actions.dashboard')}
    </Button>
  );
};

interface ForbiddenStateProps extends ScreenStateProps {
  /** Offers a retry: the server refused access although the known rights allow it. */
  readonly onRetry?: (() => void) | undefined;
  /** Names the refused action, if it is not opening the screen. */
  readonly refusal?: string | undefined;
}

/** The person lacks the right for this screen. */
export const ForbiddenState = ({ screen, onDashboard, onRetry, refusal }: ForbiddenStateProps) => {
  const text = useText();
  return (
    <StatePage
      level={1}
      sign="forbidden"
      title={refusal ?? text('shared.states.forbidden.title', { screen })}
      body={text(`shared.states.forbidden.${onRetry ? 'refused' : 'body'}`)}
      actions={
        <>
          {onRetry && (
            <Button
              variant="primary"
              icon={shapes.refresh}
              onClick={({ currentTarget }) => {
                focusOnMount(currentTarget.closest('main'));
                onRetry();
              }}
            >
              {text('shared.actions.retry')}
            </Button>
          )}
          <DashboardButton onDashboard={onDashboard} />
        </>
      }
    />
  );
};

interface NotFoundStateProps {
  /** The requested URL. */
  readonly path: string;
  readonly onDashboard: () => void;
  readonly onSearch?: (() => void) | undefined;
}

/** No route matches the URL. */
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
          {onSearch && (
            <Button variant="subtle" icon={shellShapes.search} onClick={onSearch}>
              {text('shell.topBar.search')}
            </Button>
          )}
        </>
      }
    />
  );
};
