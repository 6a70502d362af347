import { Button } from '../controls/button';
import * as deskShapes from '../icons/desk-shapes';
import { StatePage } from './state-page';
import { useText } from '../runtime/use-text';

interface ScreenStateProps {
  /** Title of the screen as the menu names it. */
  readonly screen: string;
  readonly onDashboard: () => void;
}

const DashboardButton = ({ onDashboard }: Pick<ScreenStateProps, 'onDashboard'>) => {
  const text = useText();
  return (
    <Button icon={deskShapes.home} onClick={onDashboard}>
      {text('shared.actions.dashboard')}
    </Button>
  );
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
          {onSearch && (
            <Button look="subtle" icon={deskShapes.search} onClick={onSearch}>
              {text('shell.topBar.search')}
            </Button>
          )}
        </>
      }
    />
  );
};
