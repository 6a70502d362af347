import type { Id } from '../shared/id';
import { canonicalPath, pathOnWebsite, withoutSlash } from '../shared/links/website-target.rule';

export interface CheckedRedirect {
  readonly id: Id;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly catchAll: boolean;
}

/**
 * A problem with redirects, in visiting order. `loop`: ends with the repeated rule; `chain`: several steps; `shadowed`:
 * a catch-all overlapped by longer ones; `needless`: repeats the catch-all behind it.
 */
export interface RedirectFinding<Rule extends CheckedRedirect = CheckedRedirect> {
  readonly kind: FindingKind;
  readonly rules: readonly Rule[];
  /** Number of further rules that are not listed. */
  readonly more: number;
  /** For a loop: the first rules that lead into it, and their number. */
  readonly into: { readonly named: readonly Rule[]; readonly count: number };
}
export const FINDING_KINDS = ['loop', 'chain', 'shadowed', 'needless'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Maximum listed rules that lead into a loop. */
const MAX_ENTRIES = 3;
const NONE = { named: [], count: 0 };

/** Maximum listed rules of one finding; keeps the output linear. */
const MAX_LISTED = 10;

export const withoutFragment = (address: string): string => address.replace(/#.*/s, '');

/** Index of the rules that match a canonical path. Rule R-SIT-11. */
export class RedirectIndex<Rule extends Pick<CheckedRedirect, 'from' | 'catchAll'>> {
  private readonly exact = new Map<string, Rule>();
  /** Exact rules by path without a trailing slash. */
  private readonly slashless = new Map<string, Rule>();
  private readonly prefixes = new Map<string, Rule>();
  /** Prefix lengths, longest first. */
  private readonly lengths: readonly number[];

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const from = canonicalPath(rule.from);
      const places: readonly (readonly [Map<string, Rule>, string])[] = rule.catchAll
        ? [[this.prefixes, from]]
        : [
            [this.exact, from],
            [this.slashless, withoutSlash(from)],
          ];
      for (const [place, path] of places) if (!place.has(path)) place.set(path, rule);
    }
    this.lengths = [...new Set([...this.prefixes.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  }

  /** The longest catch-all that matches a path; `below` limits its length. */
  longestCatchAll(path: string, below = Infinity): Rule | null {
    for (const length of this.lengths) {
      const found = length < below ? this.prefixes.get(path.slice(0, length)) : undefined;
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The matching rule: exact first, then without the query, without the trailing slash, then catch-alls. */
  match(path: string): Rule | null {
    const paths = [path, path.replace(/\?.*/s, '')];
    for (const way of paths) {
      const found = this.exact.get(way) ?? this.slashless.get(withoutSlash(way));
      if (found !== undefined) return found;
    }
    return this.longestCatchAll(path);
  }
}

interface RedirectPath<Rule> {
  /** Number of steps; the rule that closes a loop counts twice. */
  readonly steps: number;
  /** Rules of the cycle that the path ends in; null when it ends. */
  readonly cycle: readonly Rule[] | null;
  /** Whether the path starts in that cycle. */
  readonly isInside: boolean;
}

type Next<Rule> = ReadonlyMap<Rule, Rule>;
type PathOf<Rule> = (rule: Rule) => RedirectPath<Rule>;

const END = { steps: 0, cycle: null, isInside: false };

/** The path from each rule. */
const pathsFrom = <Rule extends CheckedRedirect>(rules: readonly Rule[], next: Next<Rule>): PathOf<Rule> => {
  const paths = new Map<Rule, RedirectPath<Rule>>();
  for (const start of rules) {
    const path = new Set<Rule>();
    let at: Rule | undefined = start;
    while (at !== undefined && !paths.has(at) && !path.has(at)) {
      path.add(at);
      at = next.get(at);
    }
    const steps = [...path];
    // Repeated on this path: the cycle starts here.
    const repeated = steps.findIndex((rule) => rule === at);
    const cycle = repeated === -1 ? [] : steps.slice(repeated);
    for (const rule of cycle) paths.set(rule, { steps: cycle.length + 1, cycle, isInside: true });
    const end = (at && paths.get(at)) ?? END;
    steps
      .slice(0, steps.length - cycle.length)
      .reverse()
      .forEach((rule, place) => paths.set(rule, { ...end, steps: end.steps + place + 1, isInside: false }));
  }
  return (rule) => paths.get(rule) ?? END;
};

/** The path from a rule as a finding. */
const findingFrom = <Rule extends CheckedRedirect>(
  start: Rule,
  next: Next<Rule>,
  pathOf: PathOf<Rule>,
): RedirectFinding<Rule> => {
  const { steps, cycle } = pathOf(start);
  const rules: Rule[] = [];
  for (
    let at: Rule | undefined = start;
    at !== undefined && rules.length < Math.min(steps, MAX_LISTED);
    at = next.get(at)
  )
    rules.push(at);
  return { kind: cycle === null ? 'chain' : 'loop', rules, more: steps - rules.length, into: NONE };
};

/** Each cycle once, from its first rule, with the rules that lead into it. */
const loopsOf = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  next: Next<Rule>,
  pathOf: PathOf<Rule>,
): readonly RedirectFinding<Rule>[] => {
  const byCycle = new Map<RedirectPath<Rule>['cycle'], { readonly inside: Rule[]; readonly outside: Rule[] }>();
  for (const rule of rules) {
    const { cycle, isInside } = pathOf(rule);
    const found = byCycle.get(cycle) ?? { inside: [], outside: [] };
    (isInside ? found.inside : found.outside).push(rule);
    byCycle.set(cycle, found);
  }
  return [...byCycle.values()].flatMap(({ inside: [first], outside }) =>
    first === undefined
      ? []
      : [
          {
            ...findingFrom(first, next, pathOf),
            into: { named: outside.slice(0, MAX_ENTRIES), count: outside.length },
          },
        ],
  );
};

/** Rules without predecessors, and one rule of each cycle. */
const startsOf = <Rule extends CheckedRedirect>(rules: readonly Rule[], next: Next<Rule>): readonly Rule[] => {
  const entered = new Set(next.values());
  const visited = new Set<Rule>();
  const begins = (start: Rule): boolean => {
    if (!next.has(start) || visited.has(start)) return false;
    for (let at: Rule | undefined = start; at !== undefined && !visited.has(at); at = next.get(at)) visited.add(at);
    return true;
  };
  return [...rules.filter((rule) => !entered.has(rule) && begins(rule)), ...rules.filter(begins)];
};

/** Catch-alls overlapped by longer ones, and redundant rules. */
const overlapsOf = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  book: RedirectIndex<Rule>,
  website: string,
): readonly RedirectFinding<Rule>[] => {
  const targetOf = ({ to }: Rule): string => pathOnWebsite(website, to) ?? to;
  return rules.flatMap((rule): readonly RedirectFinding<Rule>[] => {
    const from = canonicalPath(rule.from);
    const behind = book.longestCatchAll(from, rule.catchAll ? from.length : Infinity);
    if (behind === null) return [];
    if (targetOf(behind) === targetOf(rule) && behind.status === rule.status)
      return [{ kind: 'needless', rules: [rule, behind], more: 0, into: NONE }];
    return rule.catchAll ? [{ kind: 'shadowed', rules: [behind, rule], more: 0, into: NONE }] : [];
  });
};

const read = <Rule extends CheckedRedirect>(rules: readonly Rule[], website: string) => {
  const book = new RedirectIndex(rules);
  const next = new Map<Rule, Rule>();
  for (const rule of rules) {
    const target = pathOnWebsite(website, rule.to);
    const answering = target === null ? null : book.match(withoutFragment(target));
    if (answering !== null) next.set(rule, answering);
  }
  return { next, pathOf: pathsFrom(rules, next), overlaps: overlapsOf(rules, book, website) };
};

/**
 * Checks all redirects of a website. Rule R-SIT-05.
 * @param website its URL; targets that begin with it, over http or https, are internal
 */
export const checkRedirects = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  website: string,
): readonly RedirectFinding<Rule>[] => {
  const { next, pathOf, overlaps } = read(rules, website);
  const chains = startsOf(rules, next).filter((rule) => pathOf(rule).cycle === null);
  return [...loopsOf(rules, next, pathOf), ...chains.map((rule) => findingFrom(rule, next, pathOf)), ...overlaps];
};

/** Findings that involve one rule, whether stored or not. Rule R-SIT-05. */
export const checkRedirect = <Rule extends CheckedRedirect>(
  rule: Rule,
  others: readonly Rule[],
  website: string,
): readonly RedirectFinding<Rule>[] => {
  const all = [rule, ...others];
  const { next, pathOf, overlaps } = read(all, website);
  const own = next.has(rule) ? [findingFrom(rule, next, pathOf)] : [];
  const into = others.filter((other) => next.get(other) === rule && !own.some(({ rules }) => rules.includes(other)));
  return [
    ...own,
    ...into.slice(0, MAX_LISTED).map((other) => findingFrom(other, next, pathOf)),
    ...overlaps.filter(({ rules }) => rules.includes(rule)),
  ];
};

export const REDIRECT_RISKS = ['everything', 'itself'] as const;
export type RedirectRisk = (typeof REDIRECT_RISKS)[number];

/** Risks of a single redirect: it makes the whole website or its own target unreachable. Rule R-SIT-05. */
export const redirectRisks = (draft: Omit<CheckedRedirect, 'id'>, website: string): readonly RedirectRisk[] => {
  const rule = { ...draft, id: '', from: draft.from.trim(), to: draft.to.trim() };
  const everything = rule.catchAll && canonicalPath(rule.from) === '/';
  const itself = checkRedirect(rule, [], website).some(({ kind }) => kind === 'loop');
  return REDIRECT_RISKS.filter((risk) => ({ everything, itself })[risk]);
};
