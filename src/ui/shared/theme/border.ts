/** A border in the colour set by `edges` on the same element, else the inherited one. */
export const border = '1px solid var(--edge)';

/** Sets the border colour as one custom property: makeStyles expands `borderColor` to four rules. */
export const borderColor = (color: string) => ({ '--edge': color }) as const;
