import type { Id } from '../shared/id';

export interface CheckedRedirect {
  readonly id: Id;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly catchAll: boolean;
}

/**
 * A problem with redirects, in the order a visitor follows them. `loop`: ends with the repeated rule. `chain`:
 * more than one step.
 * `shadowed`: a catch-all overlapped by longer ones. `needless`: repeats the catch-all behind it.
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
const MOST_INTO = 3;
const NONE = { named: [], count: 0 };

/** Maximum listed rules of one finding; keeps the output linear. */
const MOST_NAMED = 10;

const plain = (address: string): string => address.replace(/#.*$/, '');

/** Path of a target on this website, given as a path or URL; null when it is elsewhere. */
const pathOn = (website: string, target: string): string | null => {
  if (target.startsWith('/')) return plain(target);
  const home = website.replace(/\/+$/, '');
  if (home === '' || !target.toLowerCase().startsWith(home.toLowerCase())) return null;
  const rest = target.slice(home.length);
  return rest === '' || /^[/?#]/.test(rest) ? plain(rest.startsWith('/') ? rest : `/${rest}`) : null;
};

/** Index of the rules that answer for a path. Rule R-SIT-05. */
class Book<Rule extends CheckedRedirect> {
  private readonly exact = new Map<string, Rule>();
  private readonly prefixes = new Map<string, Rule>();
  /** Prefix lengths, longest first. */
  private readonly lengths: readonly number[];

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const place = rule.catchAll ? this.prefixes : this.exact;
      if (!place.has(rule.from)) place.set(rule.from, rule);
    }
    this.lengths = [...new Set([...this.prefixes.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  }

  /** The longest catch-all that matches a path; `below` limits its length. */
  catchAllOf(path: string, below = Infinity): Rule | null {
    for (const length of this.lengths) {
      const found = length <= path.length && length < below ? this.prefixes.get(path.slice(0, length)) : undefined;
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The rule for a path: exact match with or without query first, then catch-alls. */
  answering(path: string): Rule | null {
    return this.exact.get(path) ?? this.exact.get(path.replace(/\?.*$/, '')) ?? this.catchAllOf(path);
  }
}

interface Way<Rule> {
  /** Number of steps; the rule that closes a loop counts twice. */
  readonly steps: number;
  /** Rules of the cycle that the path ends in; null when it ends. */
  readonly ring: readonly Rule[] | null;
}

type Next<Rule> = ReadonlyMap<Rule, Rule>;

/** Path length and cycle for each rule. */
const waysOf = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  next: Next<Rule>,
): ReadonlyMap<Rule, Way<Rule>> => {
  const ways = new Map<Rule, Way<Rule>>();
  for (const start of rules) {
    const path = new Set<Rule>();
    let at: Rule | undefined = start;
    while (at !== undefined && !ways.has(at) && !path.has(at)) {
      path.add(at);
      at = next.get(at);
    }
    const met = [...path];
    // Repeated on this path: the cycle starts here.
    const round = at !== undefined && path.has(at) ? met.slice(met.indexOf(at)) : [];
    for (const rule of round) ways.set(rule, { steps: round.length + 1, ring: round });
    const end = (at === undefined ? undefined : ways.get(at)) ?? { steps: 0, ring: null };
    met
      .slice(0, met.length - round.length)
      .reverse()
      .forEach((rule, place) => ways.set(rule, { ...end, steps: end.steps + place + 1 }));
  }
  return ways;
};

/** The path from a rule as a finding. */
const findingFrom = <Rule extends CheckedRedirect>(
  start: Rule,
  next: Next<Rule>,
  ways: ReadonlyMap<Rule, Way<Rule>>,
): RedirectFinding<Rule> => {
  const { steps, ring } = ways.get(start) ?? { steps: 1, ring: null };
  const rules: Rule[] = [];
  for (
    let at: Rule | undefined = start;
    at !== undefined && rules.length < Math.min(steps, MOST_NAMED);
    at = next.get(at)
  )
    rules.push(at);
  return { kind: ring === null ? 'chain' : 'loop', rules, more: steps - rules.length, into: NONE };
};

/** Each cycle once, from its first rule, with the rules that lead into it. */
const loopsOf = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  next: Next<Rule>,
  ways: ReadonlyMap<Rule, Way<Rule>>,
): readonly RedirectFinding<Rule>[] => {
  const caught = new Map<readonly Rule[], { readonly inside: Rule[]; readonly outside: Rule[] }>();
  const rings = new Set([...new Set([...ways.values()].map(({ ring }) => ring ?? []))].flat());
  for (const rule of rules) {
    const ring = ways.get(rule)?.ring ?? null;
    if (ring === null) continue;
    const found = caught.get(ring) ?? { inside: [], outside: [] };
    (rings.has(rule) ? found.inside : found.outside).push(rule);
    caught.set(ring, found);
  }
  return [...caught.values()].flatMap(({ inside: [first], outside }) =>
    first === undefined
      ? []
      : [{ ...findingFrom(first, next, ways), into: { named: outside.slice(0, MOST_INTO), count: outside.length } }],
  );
};

/** Rules at which paths start, and one rule of each cycle. */
const startsOf = <Rule extends CheckedRedirect>(rules: readonly Rule[], next: Next<Rule>): readonly Rule[] => {
  const entered = new Set(next.values());
  const told = new Set<Rule>();
  const begins = (start: Rule): boolean => {
    if (!next.has(start) || told.has(start)) return false;
    for (let at: Rule | undefined = start; at !== undefined && !told.has(at); at = next.get(at)) told.add(at);
    return true;
  };
  return [...rules.filter((rule) => !entered.has(rule) && begins(rule)), ...rules.filter(begins)];
};

/** Catch-alls overlapped by longer ones, and redundant rules. */
const overlapsOf = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  book: Book<Rule>,
): readonly RedirectFinding<Rule>[] =>
  rules.flatMap((rule): readonly RedirectFinding<Rule>[] => {
    const behind = book.catchAllOf(rule.from, rule.catchAll ? rule.from.length : Infinity);
    if (behind === null) return [];
    if (behind.to === rule.to && behind.status === rule.status)
      return [{ kind: 'needless', rules: [rule, behind], more: 0, into: NONE }];
    return rule.catchAll ? [{ kind: 'shadowed', rules: [behind, rule], more: 0, into: NONE }] : [];
  });

const read = <Rule extends CheckedRedirect>(rules: readonly Rule[], website: string) => {
  const book = new Book(rules);
  const next = new Map<Rule, Rule>();
  for (const rule of rules) {
    const path = pathOn(website, rule.to);
    const answering = path === null ? null : book.answering(path);
    if (answering !== null) next.set(rule, answering);
  }
  return { next, ways: waysOf(rules, next), overlaps: overlapsOf(rules, book) };
};

/**
 * Checks all redirects of a website. Rule R-SIT-05.
 * @param website its URL; targets that begin with it are internal
 */
export const checkRedirects = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  website: string,
): readonly RedirectFinding<Rule>[] => {
  const { next, ways, overlaps } = read(rules, website);
  const chains = startsOf(rules, next).filter((rule) => ways.get(rule)?.ring === null);
  return [...loopsOf(rules, next, ways), ...chains.map((rule) => findingFrom(rule, next, ways)), ...overlaps];
};

/** Findings that involve one rule, saved or about to be saved. Rule R-SIT-05. */
export const checkRedirect = <Rule extends CheckedRedirect>(
  rule: Rule,
  others: readonly Rule[],
  website: string,
): readonly RedirectFinding<Rule>[] => {
  const all = [rule, ...others];
  const { next, ways, overlaps } = read(all, website);
  const own = next.has(rule) ? [findingFrom(rule, next, ways)] : [];
  const into = others.filter((other) => next.get(other) === rule && !own.some(({ rules }) => rules.includes(other)));
  return [
    ...own,
    ...into.slice(0, MOST_NAMED).map((other) => findingFrom(other, next, ways)),
    ...overlaps.filter(({ rules }) => rules.includes(rule)),
  ];
};
