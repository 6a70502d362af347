import { kantoorTokens as tokens } from '../theme/theme';

/** One line of a chart; `null` values are gaps. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  /** One value per axis label. */
  readonly values: readonly (number | null)[];
  readonly style: LineStyle;
}

/** A line chart, independent of the chart library. */
export interface Chart {
  /** Short labels of the axis. */
  readonly labels: readonly string[];
  /** Full labels, for tooltip and table. */
  readonly titles: readonly string[];
  readonly lines: readonly ChartLine[];
  /** The counted unit, for axis and table. */
  readonly unit: string;
  /** Formats a value without its unit. */
  readonly number: (value: number) => string;
  /** Formats a value for the axis, in few characters. */
  readonly tick: (value: number) => string;
}

export interface LineStyle {
  readonly colour: string;
  /** Lengths of dash and gap in px; null for a solid line. */
  readonly dash: readonly number[] | null;
  readonly width: number;
}

const COLOURS = [
  tokens.kantoorChartBlue,
  tokens.kantoorChartRed,
  tokens.kantoorChartPurple,
  tokens.kantoorChartYellow,
  tokens.kantoorChartOrange,
] as const;
const DASHES = [null, [6, 3], [2, 3], [9, 3, 2, 3], [12, 4]] as const;

/**
 * Style of the line at an index: five colours, each with its own dash pattern; other patterns from the sixth line on.
 * Rule R-INS-17.
 */
export const lineStyleAt = (place: number): LineStyle => {
  const turn = Math.floor(place / COLOURS.length);
  return {
    colour: COLOURS[place % COLOURS.length] ?? COLOURS[0],
    dash: DASHES[(place + 2 * turn) % DASHES.length] ?? null,
    width: 2,
  };
};

/** Style of the previous period, beside the line of the current one. */
export const PREVIOUS_PERIOD_STYLE: LineStyle = {
  colour: tokens.colorNeutralStrokeAccessible,
  dash: [4, 4],
  width: 1.5,
};

/** Maximum number of axis labels. Rule R-INS-17. */
export const MAX_TICKS = 20;

/** Maximum average width of a label character, and minimum gap between two labels, in px. */
const [CHARACTER, GAP] = [6, 8];

/**
 * The step between shown labels, so that at most `MAX_TICKS` are shown evenly and without overlap.
 * @param width of the axis in px
 */
export const tickStep = (labels: readonly string[], width: number): number => {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const fitting = Math.floor(width / (longest * CHARACTER + GAP));
  return Math.max(1, Math.ceil(labels.length / Math.max(1, Math.min(MAX_TICKS, fitting))));
};
