/** An item of the shop as a chip shows it: "WP-8000 Heat pump 8 kW". The label may be unknown. */
export const itemLabelOf = ({ code, label }: { readonly code: string; readonly label?: string }): string =>
  !label || label === code ? code : `${code} ${label}`;
