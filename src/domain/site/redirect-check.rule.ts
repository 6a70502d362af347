import type { Id } from '../shared/id';

/** What the check reads of a redirect. */
export interface CheckedRedirect {
  readonly id: Id;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly catchAll: boolean;
}

/**
 * What is wrong with some redirects, which are named in the order in which a visitor meets them. A `loop` ends with the
 * rule that is met a second time, and is told once however many lead into it; a `chain` takes more than one step. A
 * `shadowed` catch-all loses what the longer ones behind it begin with; a `needless` rule says what the catch-all
 * behind it says anyway.
 */
export interface RedirectFinding<Rule extends CheckedRedirect = CheckedRedirect> {
  readonly kind: FindingKind;
  readonly rules: readonly Rule[];
  /** How many more there are that are not named. */
  readonly more: number;
  /** Of a loop: the first of the rules that lead into it, and how many there are. */
  readonly into: { readonly named: readonly Rule[]; readonly count: number };
}
export const FINDING_KINDS = ['loop', 'chain', 'shadowed', 'needless'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Rules that lead into a loop and are named as examples. */
const MOST_INTO = 3;
const NONE = { named: [], count: 0 };

/**
 * Rules of one finding that are named: more says nothing new, and one line through all of them would cost their square.
 */
const MOST_NAMED = 10;

const plain = (address: string): string => address.replace(/#.*$/, '');

/** The path of a target on this website, whose address may stand before it; null when it lies elsewhere. */
const pathOn = (website: string, target: string): string | null => {
  if (target.startsWith('/')) return plain(target);
  const home = website.replace(/\/+$/, '');
  if (home === '' || !target.toLowerCase().startsWith(home.toLowerCase())) return null;
  const rest = target.slice(home.length);
  return rest === '' || /^[/?#]/.test(rest) ? plain(rest.startsWith('/') ? rest : `/${rest}`) : null;
};

/** Who answers for which address. Rule R-SIT-05. */
class Book<Rule extends CheckedRedirect> {
  private readonly exact = new Map<string, Rule>();
  private readonly prefixes = new Map<string, Rule>();
  /** Lengths of prefixes, longest first. */
  private readonly lengths: readonly number[];

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const place = rule.catchAll ? this.prefixes : this.exact;
      if (!place.has(rule.from)) place.set(rule.from, rule);
    }
    this.lengths = [...new Set([...this.prefixes.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  }

  /** The longest catch-all that a path begins with; `below` asks for one of fewer characters. */
  catchAllOf(path: string, below = Infinity): Rule | null {
    for (const length of this.lengths) {
      const found = length <= path.length && length < below ? this.prefixes.get(path.slice(0, length)) : undefined;
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The rule that answers for a path: an exact one, with its query or without, before any catch-all. */
  answering(path: string): Rule | null {
    return this.exact.get(path) ?? this.exact.get(path.replace(/\?.*$/, '')) ?? this.catchAllOf(path);
  }
}

interface Way<Rule> {
  /** Rules that are met on it, the one that closes a loop twice. */
  readonly steps: number;
  /** The rules in which it goes round for ever; null when it arrives. */
  readonly ring: readonly Rule[] | null;
}

type Next<Rule> = ReadonlyMap<Rule, Rule>;

/** How long the way from each rule is, and where it goes round when it never leaves the rules. */
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
    // Met on this very path: from there on it goes round.
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

/** The way from a rule on as a finding, as far as it is named; a loop ends with the rule that is met again. */
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

/** Each ring once, from the first of its rules, with those that lead into it. */
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

/** Rules from which every way that takes more than one step is followed: where it begins, or anywhere in a ring. */
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

/** Catch-alls that longer ones take from, and rules that change nothing about what the catch-all behind them says. */
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
 * Everything that is wrong with the redirects of one website together. An exact rule answers before a catch-all, a
 * longer catch-all before a shorter one. Rule R-SIT-05.
 * @param website its address; targets that begin with it lead back to it
 */
export const checkRedirects = <Rule extends CheckedRedirect>(
  rules: readonly Rule[],
  website: string,
): readonly RedirectFinding<Rule>[] => {
  const { next, ways, overlaps } = read(rules, website);
  const chains = startsOf(rules, next).filter((rule) => ways.get(rule)?.ring === null);
  return [...loopsOf(rules, next, ways), ...chains.map((rule) => findingFrom(rule, next, ways)), ...overlaps];
};

/**
 * What one of the rules causes, or will cause when it is saved like this: where it leads, what leads into it, what it
 * takes. Rule R-SIT-05.
 */
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
