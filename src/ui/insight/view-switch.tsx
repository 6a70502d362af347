import type { ChartView } from '../shared/charts/chart-figure';
import { ViewChoice } from '../shared/commands/view-choice';
import { chart, list } from '../shared/icons/shell-shapes';

const VIEWS = [
  { view: 'chart', label: 'insight.dashboard.chart', icon: chart },
  { view: 'table', label: 'insight.dashboard.table', icon: list },
] as const;

interface ViewSwitchProps {
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** Switches between charts and tables of the same values. */
export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => (
  <ViewChoice of="insight.dashboard.view" views={VIEWS} shown={view} onShow={onChange} />
);
