/** The colour of all four edges: makeStyles takes no `borderColor`, and Griffel's own `shorthands` stay in the first download as a whole. */
export const edges = (color: string) =>
  ({ borderTopColor: color, borderRightColor: color, borderBottomColor: color, borderLeftColor: color }) as const;
