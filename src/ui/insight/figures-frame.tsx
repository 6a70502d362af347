import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { ShownStatistics } from '../../application/insight/statistics.machine';
import { Button } from '../shared/controls/button';
import * as shapes from '../shared/icons/shapes';
import { MessageStrip } from '../shared/page/message-strip';
import { useText } from '../shared/runtime/use-text';
import { delayedAppearance } from '../shared/theme/delayed-appearance';
import { phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { writeRange, type StatisticsTexts } from './area-chart';

/** A window in which a sticky header would leave no space for the figures, such as 1280 x 800 px at 200 %. */
const low = '@media (max-height: 559px)';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: 0,
    [phone]: { overflow: 'auto' },
    [low]: { overflow: 'auto' },
  },
  waiting: { ...delayedAppearance },
});

/** The layout of a page with figures, which scrolls as a whole in a low or narrow window. */
export const useFiguresStyles = makeStyles({
  figures: {
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
    [phone]: { flex: 'none', overflow: 'visible' },
    [low]: { flex: 'none', overflow: 'visible' },
  },
  /** Figures of a previous range while the requested one loads. */
  old: { opacity: 0.5, transitionDelay: '300ms' },
});

export const FiguresScreen = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().screen}>{children}</div>
);

interface FiguresStatusProps {
  readonly words: StatisticsTexts;
  readonly shown: ShownStatistics | null;
  readonly isLoading: boolean;
}

/** Time of the figures, and whether newer ones are loading. */
export const FiguresStatus = ({ words, shown, isLoading }: FiguresStatusProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <>
      {isLoading && <span className={styles.waiting}>{text('insight.dashboard.loading')}</span>}
      {shown !== null && (
        <span role="status">{text('insight.dashboard.updated', { time: words.format.time(shown.at) })}</span>
      )}
    </>
  );
};

interface StaleStripProps {
  readonly words: StatisticsTexts;
  readonly shown: ShownStatistics;
  readonly onRetry: () => void;
}

/** Loading failed; states which figures are shown instead. */
export const StaleStrip = ({ words, shown, onRetry }: StaleStripProps) => {
  const text = useText();
  return (
    <MessageStrip
      intent="error"
      actions={
        <Button icon={shapes.refresh} onClick={onRetry}>
          {text('shared.actions.retry')}
        </Button>
      }
    >
      {text('insight.dashboard.stale', {
        period: writeRange(words, shown.range),
        time: words.format.time(shown.at),
      })}
    </MessageStrip>
  );
};
