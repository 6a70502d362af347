import { isExtra, undeclaredIn } from './declared-calls';

export const WITH = 'HTTP';

/** What adapters sent in this file and no endpoint declares. */
export const undeclared = new Set<string>();
/** Titles of cases that depend on extras. */
export const dependent = new Set<string>();

/** Title of the case that runs, whatever its world; undefined outside of cases. */
export const titleIn = (world: string): string | undefined =>
  expect.getState().currentTestName?.replace(` (${world})`, '');

export const noteDependent = (): void => {
  const title = titleIn(WITH);
  if (title !== undefined) dependent.add(title);
};

/** Notes what the case that runs sends. */
export const noteCall = (input: string, init: RequestInit, extras: boolean): void => {
  for (const name of undeclaredIn(input, init)) undeclared.add(name);
  if (extras && isExtra(input, init)) noteDependent();
};
