import { isDrawn, runsAll } from '../../support/sample';

/** Of the cases that do not depend on what the API offers, one of so many runs without extras. */
const ONE_IN = 5;

const STATEMENT = /\n\s*(?=(?:const|let|test|it|describe|(?:before|after)(?:All|Each))\b)/;

/** Matches what depends on the offer of a contract: the offer, and names in it that are made with it. */
const dependingOn = (contract: string): RegExp => {
  const statements = contract.split(STATEMENT).flatMap((statement) => {
    const [, name] = /^const (\w+) =/.exec(statement) ?? [];
    return name === undefined ? [] : [{ name, statement }];
  });
  const names = new Set(['offer']);
  const matching = () => new RegExp(String.raw`\b(?:${[...names].join('|')})\b`);
  for (let before = 0; before < names.size;) {
    before = names.size;
    for (const { name, statement } of statements)
      if (matching().test(statement.slice(statement.indexOf('=')))) names.add(name);
  }
  return matching();
};

/**
 * Runs a contract of which only those cases are defined that depend on what the API offers, and some of the others.
 * @param always matches the titles of further cases that are defined
 */
export const defineSample = (contract: (...of: never[]) => void, always: RegExp, define: () => void): void => {
  if (runsAll) {
    define();
    return;
  }
  const real = globalThis.test;
  const depends = dependingOn(contract.toString());
  let count = 0;
  const isDefined = (title: string, body: unknown, place = 0): boolean =>
    depends.test(String(body)) ||
    always.test(title) ||
    isDrawn(`${title} ${String((count += 1))} ${String(place)}`, ONE_IN);
  const sampled = (title: string, body: jest.ProvidesCallback, timeout?: number): void => {
    if (isDefined(title, body)) real(title, body, timeout);
  };
  const each = (rows: readonly unknown[]) => (title: string, body: jest.EmptyFunction, timeout?: number) => {
    const left = rows.filter((_, place) => isDefined(title, body, place));
    if (left.length > 0) real.each(left)(title, body, timeout);
  };
  const replacement = Object.assign(sampled, real, { each }) as typeof real; // contracts use no more of it
  Object.assign(globalThis, { test: replacement, it: replacement });
  try {
    define();
  } finally {
    Object.assign(globalThis, { test: real, it: real });
  }
};
