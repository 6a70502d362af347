type Value = string | number | boolean | null | undefined;

/** Paths of the values in a draft, such as `valid.start` or `parts.0.value`; none without a draft. */
export type FieldPath<Draft> = Draft extends Value
  ? never
  : Draft extends readonly (infer Item)[]
    ? `${number}` | `${number}.${FieldPath<Item>}`
    : { [Name in keyof Draft & string]: Name | `${Name}.${FieldPath<Draft[Name]>}` }[keyof Draft & string];
