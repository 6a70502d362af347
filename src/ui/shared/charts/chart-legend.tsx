import { makeStyles, mergeClasses } from '@griffel/react';
import { phone, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import type { ChartLine, LineStyle } from './chart';

/** Maximum number of entries per column. Rule R-INS-17. */
const PER_COLUMN = 3;

const useStyles = makeStyles({
  legend: {
    display: 'grid',
    flex: '1',
    minWidth: 0,
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${PER_COLUMN}, auto)`,
    justifyContent: 'start',
    columnGap: tokens.spacingHorizontalL,
    overflowX: 'auto',
    // Space for the focus outline.
    padding: '2px',
    margin: '-2px -2px -2px -8px',
    [phone]: { gridAutoFlow: 'row', gridTemplateRows: 'none' },
  },
  entry: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'width': '100%',
    'minHeight': '24px',
    'padding': '0 6px',
    'border': 'none',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground2,
    'backgroundColor': 'transparent',
    'fontSize': tokens.fontSizeBase200,
    'whiteSpace': 'nowrap',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { minHeight: sizes.touch },
  },
  off: { 'color': tokens.colorNeutralForeground4, 'textDecoration': 'line-through', '& > svg': { opacity: 0.4 } },
  sum: {
    marginLeft: 'auto',
    paddingLeft: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A sample of a line's style. */
const Swatch = ({ colour, dash, width }: LineStyle) => (
  <svg width="20" height="8" aria-hidden>
    <path d="M0 4h20" stroke={colour} strokeWidth={width} strokeDasharray={dash?.join(' ')} />
  </svg>
);

interface ChartLegendProps {
  readonly label: string;
  readonly lines: readonly ChartLine[];
  /** Formatted sum of each line. */
  readonly sums: ReadonlyMap<string, string>;
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** The lines of a chart as toggles. */
export const ChartLegend = ({ label, lines, sums, hidden, onToggle }: ChartLegendProps) => {
  const styles = useStyles();
  return (
    <div role="group" aria-label={label} className={styles.legend}>
      {lines.map(({ key, label: name, style }) => (
        <button
          key={key}
          type="button"
          aria-pressed={!hidden.has(key)}
          className={mergeClasses(styles.entry, hidden.has(key) && styles.off)}
          onClick={() => {
            onToggle(key);
          }}
        >
          <Swatch {...style} />
          <span>{name}</span> {sums.has(key) && <span className={styles.sum}>{sums.get(key)}</span>}
        </button>
      ))}
    </div>
  );
};
