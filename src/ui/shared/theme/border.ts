/**
 * A border in the colour that `edges` gives the same element; whoever draws it gives it one, or it takes that of what
 * it stands in.
 */
export const edge = '1px solid var(--edge)';

/**
 * The colour of all four edges, as one property: makeStyles takes no `borderColor`, and what it would be written out as
 * is six rules of the first download wherever it stands.
 */
export const edges = (color: string) => ({ '--edge': color }) as const;
