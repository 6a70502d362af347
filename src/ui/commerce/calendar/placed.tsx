import type { ReactNode } from 'react';

interface PlacedProps {
  readonly className: string;
  /** Shares of the axis, from 0 to 1. */
  readonly left: number;
  readonly width?: number;
  readonly children?: ReactNode;
}

/** Something at its place on the axis that only eyes need. */
export const Placed = ({ className, left, width, children }: PlacedProps) => (
  <span
    aria-hidden
    className={className}
    // Inline: places are only known at run time.
    style={{ left: `${left * 100}%`, ...(width !== undefined && { width: `${width * 100}%` }) }}
  >
    {children}
  </span>
);
