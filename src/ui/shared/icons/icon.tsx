import type { FluentIcon } from '@fluentui/react-icons';
import { makeStyles, mergeClasses } from '@griffel/react';

/** SVG path data on a 20 x 20 grid. */
export type Shape = string;

/** A path, or an icon of `@fluentui/react-icons` in size 20, such as `Copy20Regular`. */
export type IconSource = Shape | FluentIcon;

interface IconProps {
  readonly icon: IconSource;
  /** 20 in commands and navigation, 16 in fields and rails, 14 in hints, 12 for chevrons. */
  readonly size?: 20 | 16 | 14 | 12;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const useStyles = makeStyles({
  line: { flex: 'none', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
});

/** A line icon in the text colour. */
export const Icon = ({ icon: Source, size = 20, label, className }: IconProps) => {
  const styles = useStyles();
  const isPath = typeof Source === 'string';
  // Fluent's icons are outlines with a line width of 1: the stroke adds the remaining width.
  const added = size === 20 ? 0.25 : size === 12 ? 1 : 0.45;
  const name = label === undefined ? { 'aria-hidden': true } : { 'role': 'img', 'aria-label': label };
  return (
    <svg
      className={mergeClasses(styles.line, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      strokeWidth={isPath ? 1 + added : added}
      {...name}
    >
      {isPath ? <path d={Source} /> : <Source />}
    </svg>
  );
};
