import { isDrawn, runsAll } from '../../support/sample';

/** Of the cases that do not depend on what the API offers, one of so many runs without extras. */
const ONE_IN = 5;

const STATEMENT = /\n\s*(?=(?:const|let|test|it|describe|(?:before|after)(?:All|Each))\b)/;

/** Names that depend on what the API offers: the given ones, and those that a source makes with them. */
const dependentIn = (source: string, given: ReadonlySet<string>): ReadonlySet<string> => {
  const made = source.split(STATEMENT).flatMap((statement) => {
    const [start, name] = /^const (\w+) =/.exec(statement) ?? [];
    return start === undefined || name === undefined ? [] : [{ name, value: statement.slice(start.length) }];
  });
  const names = new Set(given);
  for (let before = 0; before < names.size;) {
    before = names.size;
    for (const { name, value } of made) if (mentions(value, names)) names.add(name);
  }
  return names;
};

const mentions = (source: string, names: ReadonlySet<string>): boolean =>
  new RegExp(String.raw`\b(?:${[...names].join('|')})\b`).test(source);

/** A group of cases while it is defined. */
interface Group {
  readonly title: string;
  readonly dependent: ReadonlySet<string>;
  /** Cases that were left out so far; null once one is defined. */
  leftOut: (() => void)[] | null;
}

/** What happens to the cases of a contract. */
export interface Sampling {
  /** Matches the titles of cases that are taken for dependent, whatever they mention. */
  readonly always: RegExp;
  /** Called with the title of each case that is not left to extras, formats included. */
  readonly onCase: (title: string) => void;
  /** Called when a case begins that was only drawn. */
  readonly onDrawn: () => void;
}

/** Defines of the cases only those that depend on what the API offers, and some of the others; one of each group. */
class Sampler {
  private readonly real = { test: globalThis.test, describe: globalThis.describe };
  private group: Group;

  constructor(
    contract: string,
    private readonly sampling: Sampling,
  ) {
    this.group = { title: '', dependent: dependentIn(contract, new Set(['offer'])), leftOut: null };
  }

  during(define: () => void): void {
    const { test, describe } = this.real;
    const one = Object.assign(
      (title: string, body: jest.EmptyFunction, timeout?: number) => {
        this.add(title, body, [[]], (_, own) => test(title, own, timeout));
      },
      test,
      {
        each: (rows: readonly unknown[]) => (title: string, body: jest.EmptyFunction, timeout?: number) => {
          this.add(title, body, rows, (chosen, own) => {
            test.each(chosen)(title, own, timeout);
          });
        },
      },
    );
    const group = Object.assign((title: string, body: () => void) => {
      describe(title, () => {
        this.within(title, body);
      });
    }, describe);
    Object.assign(globalThis, { test: one, it: one, describe: group });
    try {
      define();
    } finally {
      Object.assign(globalThis, { test, it: test, describe });
    }
  }

  private add(
    title: string,
    body: jest.EmptyFunction,
    rows: readonly unknown[],
    define: (rows: readonly unknown[], body: jest.EmptyFunction) => void,
  ): void {
    const { always, onCase, onDrawn } = this.sampling;
    const full = `${this.group.title} ${title}`.trim();
    onCase(full);
    if (mentions(body.toString(), this.group.dependent) || always.test(full)) {
      this.group.leftOut = null;
      define(rows, body);
      return;
    }
    const drawn = (...of: unknown[]): unknown => {
      onDrawn();
      return Reflect.apply(body, undefined, of);
    };
    const chosen = rows.filter((_, place) => isDrawn(`${full} ${String(place)}`, ONE_IN));
    if (chosen.length > 0) {
      this.group.leftOut = null;
      define(chosen, drawn);
    } else
      this.group.leftOut?.push(() => {
        define(rows.slice(0, 1), drawn);
      });
  }

  private within(title: string, body: () => void): void {
    const outer = this.group;
    const dependent = dependentIn(body.toString(), outer.dependent);
    const own: Group = { title: `${outer.title} ${title}`, dependent, leftOut: [] };
    this.group = own;
    body();
    // A group that is only set up would prove nothing, and is refused by jest.
    own.leftOut?.[0]?.();
    this.group = outer;
    if (own.leftOut === null || own.leftOut.length > 0) outer.leftOut = null;
  }
}

/** Defines the cases of a contract that depend on what the API offers, and some of the others. */
export const defineSample = (contract: (...of: never[]) => void, sampling: Sampling, define: () => void): void => {
  if (runsAll) define();
  else new Sampler(contract.toString(), sampling).during(define);
};
