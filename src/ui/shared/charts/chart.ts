import { kantoorTokens as tokens } from '../theme/theme';

/** One line of a chart; null is a gap. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  /** One for each label of the axis. */
  readonly values: readonly (number | null)[];
  readonly look: LineLook;
}

/** A line chart: data and words, without a library's terms. */
export interface Chart {
  /** Short labels of the axis. */
  readonly labels: readonly string[];
  /** The same in full, for tooltip and table. */
  readonly titles: readonly string[];
  readonly lines: readonly ChartLine[];
  /** What is counted, for axis and table. */
  readonly unit: string;
  /** Writes a value, without its unit. */
  readonly number: (value: number) => string;
  /** The same for the axis, in few characters. */
  readonly tick: (value: number) => string;
}

export interface LineLook {
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

/** Look of the line at a place: five colours, each with a dash of its own; from the sixth on with another. Rule R-INS-17. */
export const lookAt = (place: number): LineLook => {
  const turn = Math.floor(place / COLOURS.length);
  return {
    colour: COLOURS[place % COLOURS.length] ?? COLOURS[0],
    dash: DASHES[(place + 2 * turn) % DASHES.length] ?? null,
    width: 2,
  };
};

/** Look of the period before, beside the line of now. */
export const BEFORE_LOOK: LineLook = { colour: tokens.colorNeutralStrokeAccessible, dash: [4, 4], width: 1.5 };

/** Most labels of an axis. Rule R-INS-17. */
export const MAX_TICKS = 20;

/** A character of a label of the axis, on average at most, and the room between two labels, in px. */
const [CHARACTER, GAP] = [6, 8];

/**
 * Every how many labels one is shown, so that at most `MAX_TICKS` are, evenly, and none touches the next.
 * @param width of the axis in px
 */
export const tickStep = (labels: readonly string[], width: number): number => {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const fitting = Math.floor(width / (longest * CHARACTER + GAP));
  return Math.max(1, Math.ceil(labels.length / Math.max(1, Math.min(MAX_TICKS, fitting))));
};
