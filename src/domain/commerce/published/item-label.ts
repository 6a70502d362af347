/** Label of an item, such as "WP-8000 Heat pump 8 kW"; the label may be unknown. */
export const itemLabelOf = ({ code, label }: { readonly code: string; readonly label?: string }): string =>
  !label || label === code ? code : `${code} ${label}`;
