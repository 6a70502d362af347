import { makeStyles, mergeClasses } from '@griffel/react';

/** SVG path data on a 20 x 20 grid. */
export type Shape = string;

interface IconProps {
  readonly shape: Shape;
  /** 20 in commands and navigation, 16 in fields and rails, 14 in hints, 12 for chevrons. */
  readonly size?: 20 | 16 | 14 | 12;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const useStyles = makeStyles({
  line: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  small: { strokeWidth: 1.45 },
  tiny: { strokeWidth: 2 },
});

/** A line icon in the text colour. */
export const Icon = ({ shape, size = 20, label, className }: IconProps) => {
  const styles = useStyles();
  const weight = size === 12 ? styles.tiny : size === 20 ? undefined : styles.small;
  const name = label === undefined ? { 'aria-hidden': true } : { 'role': 'img', 'aria-label': label };
  return (
    <svg
      className={mergeClasses(styles.line, weight, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      {...name}
    >
      <path d={shape} />
    </svg>
  );
};
