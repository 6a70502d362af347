import { makeStyles } from '@griffel/react';
import * as deskShapes from '../shared/icons/desk-shapes';
import type { ChartView } from '../shared/charts/chart-figure';
import { Button } from '../shared/controls/button';
import { useText } from '../shared/runtime/use-text';

const useStyles = makeStyles({
  group: {
    'display': 'flex',
    '& > button:first-child': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
    '& > button:last-child': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, marginLeft: '-1px' },
  },
});

const ICONS = { chart: deskShapes.chart, table: deskShapes.list } as const;

interface ViewSwitchProps {
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** Charts, or tables of the same numbers. */
export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <div role="group" aria-label={text('insight.dashboard.view')} className={styles.group}>
      {(['chart', 'table'] as const).map((choice) => (
        <Button
          key={choice}
          icon={ICONS[choice]}
          on={view === choice}
          aria-pressed={view === choice}
          onClick={() => {
            onChange(choice);
          }}
        >
          {text(`insight.dashboard.${choice}`)}
        </Button>
      ))}
    </div>
  );
};
