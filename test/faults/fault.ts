export const LAYERS = ['domain', 'application', 'adapters', 'ui', 'server'] as const;
export type Layer = (typeof LAYERS)[number];

/** Full titles of failing tests by test file; an empty list: the file does not load. */
export type FailingTests = Readonly<Record<string, readonly string[]>>;

/** A defect to plant in one source file, and the checks that report it. */
export interface Fault {
  readonly kind: string;
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly search: string;
  readonly replace: string;
  /** `types`: `npm run types` fails. */
  readonly caughtBy: FailingTests | 'types';
}
