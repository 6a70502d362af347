import { html } from 'hono/html';

/** HTML whose values are escaped. */
export type Markup = Exclude<ReturnType<typeof html>, Promise<unknown>>;

type Inserted = string | number | null | Markup | readonly Inserted[];

/** Writes HTML from a template: values are escaped unless they are markup themselves; null is nothing. */
export const markup: (template: TemplateStringsArray, ...values: readonly Inserted[]) => Markup =
  // Only promises among the values make a promise.
  html as (template: TemplateStringsArray, ...values: unknown[]) => Markup;
