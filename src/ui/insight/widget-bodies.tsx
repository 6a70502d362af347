import { makeStyles, mergeClasses } from '@griffel/react';
import { sumOf, type ComingHoliday, type Series } from '../../domain/insight/statistics';
import type { StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { seriesLabel, totalLabel, writeCount, writeFigure, writeTotal, type StatisticsTexts } from './area-chart';

/** Number of values shown large. */
const LARGE = 3;

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: `repeat(${LARGE}, minmax(min-content, 1fr))`,
    columnGap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalXS,
  },
  // The name comes first for screen readers, but below the value visually.
  pair: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 },
  figure: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  label: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  list: { marginTop: tokens.spacingVerticalS },
  row: {
    'display': 'flex',
    'justifyContent': 'space-between',
    'gap': tokens.spacingHorizontalM,
    'padding': '5px 0',
    'fontSize': tokens.fontSizeBase200,
    'lineHeight': tokens.lineHeightBase200,
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  bars: { display: 'grid', gap: '7px', paddingTop: tokens.spacingVerticalXS },
  bar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { display: 'contents' },
  track: { gridColumn: '1 / -1', width: '100%', height: '4px', borderRadius: '2px', overflow: 'hidden' },
  empty: { fill: tokens.colorNeutralBackground5 },
  filled: { fill: tokens.kantoorChartBlue },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface BodyProps {
  readonly words: StatisticsTexts;
  readonly area: StatisticsArea;
  readonly statistics: Series;
  readonly series: readonly string[];
}

/** The first values large, the others and the totals as a list. */
export const FiguresBody = ({ words, area, statistics, series }: BodyProps) => {
  const styles = useStyles();
  const rest = series.slice(LARGE).map((name) => ({
    key: name,
    label: seriesLabel(words, area, name),
    value: writeFigure(words, area, sumOf(statistics, name)),
  }));
  return (
    <>
      <dl className={styles.figures}>
        {series.slice(0, LARGE).map((name) => (
          <div key={name} className={styles.pair}>
            <dt className={styles.label}>{seriesLabel(words, area, name)}</dt>
            <dd className={styles.figure} data-tooltip={writeFigure(words, area, sumOf(statistics, name))}>
              {writeCount(words, sumOf(statistics, name))}
            </dd>
          </div>
        ))}
      </dl>
      <Facts facts={rest} />
      <TotalsBody words={words} area={area} statistics={statistics} />
    </>
  );
};

interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const styles = useStyles();
  return facts.length === 0 ? null : (
    <dl className={styles.list}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.quiet}>{label}</dt>
          <dd className={styles.number}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The totals of an area as a list. */
export const TotalsBody = ({ words, area, statistics }: Omit<BodyProps, 'series'>) => (
  <Facts
    facts={Object.entries(statistics.totals).map(([name, total]) => ({
      key: name,
      label: totalLabel(words, area, name),
      value: writeTotal(words, total),
    }))}
  />
);

/** Each series as a bar; the largest one has the full width. */
export const BarsBody = ({ words, area, statistics, series }: BodyProps) => {
  const styles = useStyles();
  const sums = series.map((name) => ({ name, sum: sumOf(statistics, name) }));
  const largest = Math.max(1, ...sums.map(({ sum }) => sum ?? 0));
  return (
    <dl className={styles.bars}>
      {sums.map(({ name, sum }) => (
        <div key={name} className={styles.bar}>
          <dt className={styles.cut}>{seriesLabel(words, area, name)}</dt>
          <dd className={styles.value}>
            <span className={styles.number}>{writeFigure(words, area, sum)}</span>
            <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
              <rect className={styles.empty} width="100" height="4" />
              <rect className={styles.filled} width={(Math.max(0, sum ?? 0) / largest) * 100} height="4" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface HolidaysBodyProps {
  readonly words: StatisticsTexts;
  readonly holidays: readonly ComingHoliday[];
}

/** The next holidays. */
export const HolidaysBody = ({ words, holidays }: HolidaysBodyProps) => {
  const styles = useStyles();
  const text = useText();
  return holidays.length === 0 ? (
    <p className={styles.label}>{text('insight.dashboard.noHolidays')}</p>
  ) : (
    <ul>
      {holidays.slice(0, 5).map(({ date, reason }) => (
        <li key={`${date} ${reason}`} className={styles.row}>
          <span className={styles.cut}>{reason}</span>
          <span className={mergeClasses(styles.quiet, styles.number)}>{words.format.day(date)}</span>
        </li>
      ))}
    </ul>
  );
};
