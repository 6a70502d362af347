import { makeStyles } from '@griffel/react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { csvOf } from '../../../domain/shared/list/csv';
import { Button } from '../controls/button';
import * as shellShapes from '../icons/shell-shapes';
import { Menu } from '../overlays/menu';
import { MissingStrip } from '../overlays/part-not-loaded';
import { MessageStrip } from '../page/message-strip';
import { useDownload } from '../record/download-draft.bridge';
import { loadable, Loaded } from '../runtime/loadable';
import { useSession } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import type { Chart } from './chart';
import { ChartLegend } from './chart-legend';
import { pngOf } from './chart-png.bridge';
import { ChartTable } from './chart-table';

const lineChart = loadable(() =>
  import(/* webpackChunkName: "charts" */ './line-chart.bridge').then(({ LineChart }) => LineChart),
);

export type ChartView = 'chart' | 'table';

interface ChartFigureProps {
  readonly title: string;
  /** Text alternative of the chart. */
  readonly summary: string;
  /** Name of downloaded files, without extension. */
  readonly file: string;
  /** Keep its identity while unchanged. */
  readonly chart: Chart;
  /** Formatted sum of each line. */
  readonly sums: ReadonlyMap<string, string>;
  readonly view: ChartView;
  /** Totals beside the legend. */
  readonly aside?: ReactNode;
}

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0, gap: tokens.spacingVerticalXS },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    [phone]: { flexWrap: 'wrap' },
  },
  // On a phone, the totals are below the legend and the menu.
  aside: { textAlign: 'right', [phone]: { order: 1, width: '100%', textAlign: 'left' } },
  body: { position: 'relative', minHeight: '200px' },
  drawing: { height: '200px' },
  none: { padding: '80px 0', textAlign: 'center', color: tokens.colorNeutralForeground3 },
});

/** A chart with its legend, its data table, and both as downloads. */
export const ChartFigure = ({ title, summary, file, chart, sums, view, aside }: ChartFigureProps) => {
  const styles = useStyles();
  const text = useText();
  const download = useDownload();
  const { language } = useSession().me.settings;
  const drawing = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const visible = useMemo(
    () => ({ ...chart, lines: chart.lines.filter(({ key }) => !hidden.has(key)) }),
    [chart, hidden],
  );
  const toggle = (key: string): void => {
    setHidden(hidden.has(key) ? new Set([...hidden].filter((known) => known !== key)) : new Set([...hidden, key]));
  };
  const saveCsv = (): void => {
    const head = [text('shared.chart.period'), ...chart.lines.map(({ label }) => `${label} (${chart.unit})`)];
    const rows = chart.titles.map((date, place) => [date, ...chart.lines.map(({ values }) => values[place] ?? null)]);
    download({ name: `${file}.csv`, type: 'text/csv', text: csvOf([head, ...rows], language) });
  };
  const period = [chart.titles[0], chart.titles.at(-1)].filter(Boolean).join(' – ');
  const savePng = async (): Promise<void> => {
    const dataUrl =
      drawing.current === null
        ? null
        : await pngOf(drawing.current, { title, period, lines: visible.lines, sums }).catch((): null => null);
    setFailed(dataUrl === null);
    if (dataUrl !== null) download({ name: `${file}.png`, dataUrl });
  };
  const noLine = visible.lines.length === 0 ? text('shared.chart.noLine') : undefined;
  const pngOff = view === 'table' ? text('shared.chart.pngOff') : noLine;
  return (
    <figure className={styles.figure} aria-label={summary}>
      <div className={styles.head}>
        <ChartLegend
          label={text('shared.chart.legend', { title })}
          lines={chart.lines}
          sums={sums}
          hidden={hidden}
          onToggle={toggle}
        />
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <Menu
          label={text('shared.chart.save', { title })}
          align="end"
          entries={[
            {
              key: 'png',
              label: text('shared.chart.png'),
              disabledReason: pngOff,
              onChoose: () => {
                void savePng();
              },
            },
            { key: 'csv', label: text('shared.chart.csv'), onChoose: saveCsv },
          ]}
          trigger={(tie) => (
            <Button
              {...tie}
              variant="subtle"
              size="small"
              icon={shellShapes.keyDown}
              aria-label={text('shared.chart.save', { title })}
            />
          )}
        />
      </div>
      {isFailed && (
        <MessageStrip inset intent="error">
          {text('shared.chart.failed')}
        </MessageStrip>
      )}
      <div className={styles.body}>
        {view === 'table' && <ChartTable title={title} chart={chart} />}
        {view === 'chart' && visible.lines.length === 0 && (
          <p className={styles.none}>
            {text(chart.lines.length === 0 ? 'shared.chart.none' : 'shared.chart.allHidden')}
          </p>
        )}
        {view === 'chart' && visible.lines.length > 0 && (
          <div ref={drawing} className={styles.drawing}>
            <Loaded part={lineChart} props={{ chart: visible }} missing={(retry) => <MissingStrip onRetry={retry} />} />
          </div>
        )}
      </div>
    </figure>
  );
};
