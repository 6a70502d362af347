import type { ReactNode } from 'react';

interface PlacedProps {
  readonly className: string;
  /** Fractions of the axis, from 0 to 1. */
  readonly left: number;
  readonly width?: number;
  readonly children?: ReactNode;
}

/** A decorative element at a position on the axis. */
export const Placed = ({ className, left, width, children }: PlacedProps) => (
  <span
    aria-hidden
    className={className}
    // Inline styles, because positions are known only at run time.
    style={{ left: `${left * 100}%`, ...(width !== undefined && { width: `${width * 100}%` }) }}
  >
    {children}
  </span>
);
