import { makeStyles } from '@griffel/react';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import type { Chart } from './chart';

const useStyles = makeStyles({
  // As tall as its rows, up to twelve; no wider than its container while heading words can wrap.
  box: { maxHeight: '340px', overflow: 'auto' },
  table: {
    'width': '100%',
    'borderCollapse': 'collapse',
    'fontSize': tokens.fontSizeBase200,
    'fontVariantNumeric': 'tabular-nums',
    '& th, & td': {
      padding: '4px 10px 4px 0',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& th:first-child': { textAlign: 'left', fontWeight: tokens.fontWeightRegular },
    '& th:last-child, & td:last-child': { paddingRight: '4px' },
    '& thead th': {
      position: 'sticky',
      top: 0,
      whiteSpace: 'normal',
      verticalAlign: 'bottom',
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
});

/** The data of a chart, one row per axis label. A gap is shown as a dash. */
export const ChartTable = ({ title, chart }: { readonly title: string; readonly chart: Chart }) => {
  const styles = useStyles();
  const text = useText();
  const { titles, lines, number } = chart;
  return (
    <div className={styles.box} role="region" aria-label={text('shared.chart.table', { title })} tabIndex={0}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{text('shared.chart.period')}</th>
            {lines.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {titles.map((head, place) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {lines.map(({ key, values }) => {
                const value = values[place] ?? null;
                return <td key={key}>{value === null ? text('shared.chart.gap') : number(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
