import { html } from 'hono/html';

/** HTML whose values are escaped. */
export type Markup = Exclude<ReturnType<typeof html>, Promise<unknown>>;

type Inserted = string | number | null | Markup | readonly Inserted[];

/** Writes HTML from a template. Values are escaped unless they are markup; null is empty. */
export const markup: (template: TemplateStringsArray, ...values: readonly Inserted[]) => Markup =
  // The result is a promise only if a value is a promise.
  html as (template: TemplateStringsArray, ...values: unknown[]) => Markup;
