import type { Problems, Rule } from '../rule';
import type { Parts } from './part';

/** Problems of the remaining parts, under `parts.<index>.value`. */
export const partProblems = <Value>(parts: Parts<Value>, rule: Rule<Value>): Problems =>
  Object.fromEntries(
    parts.flatMap(({ state, value }, index) =>
      state === 'marked'
        ? []
        : Object.entries(rule(value)).map(([field, problem]) => [`parts.${index}.value.${field}`, problem]),
    ),
  );
