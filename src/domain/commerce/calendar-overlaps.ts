import { addDays } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { isMoney, type Money } from '../shared/money';
import { activeParts, type CalendarRecords } from './calendar';
import { periodOf } from './explain-rule';
import { periodsMeet } from './period-limits.rule';
import { scopeOf, type Period } from './promotion.rule';
import type { Reference } from './references';

/** What two overlapping records both affect; `label` is empty for the whole cart. */
export interface SharedSubject {
  readonly kind: 'item' | 'assortment' | 'cart';
  readonly label: string;
  /** Net prices of the item in the first and the second record. */
  readonly prices: readonly [Money | null, Money | null];
}

/** A period in which two records overlap for the same accounts. */
export interface OverlapPart extends Period {
  /** Empty for all accounts. */
  readonly accounts: readonly Reference[];
  readonly subjects: readonly SharedSubject[];
}

/** Two records that affect the same subject for the same account on the same days. Rule R-COM-47. */
export interface Overlap {
  readonly key: string;
  /** Keys of the two calendar entries. */
  readonly of: readonly [string, string];
  readonly parts: readonly OverlapPart[];
}

/** Subject, period and accounts of one promotion rule or net price. */
interface Claim extends Period {
  readonly entry: string;
  readonly subject: string;
  readonly kind: SharedSubject['kind'];
  readonly label: string;
  readonly price: Money | null;
  readonly accounts: readonly Reference[];
}

type Priced = Pick<CalendarRecords, 'promotions' | 'netPrices'>;

const claimsOf = ({ promotions, netPrices }: Priced): readonly Claim[] => [
  ...promotions.flatMap((promotion) =>
    activeParts(promotion.parts).flatMap((terms): readonly Claim[] => {
      const own = {
        ...periodOf({ terms, promotion }),
        entry: `promotion ${promotion.id}`,
        price: null,
        accounts: terms.accounts,
      };
      const scope = scopeOf(terms.type);
      if (scope === null) return [{ ...own, subject: 'cart', kind: 'cart', label: '' }];
      if (scope === 'items')
        return terms.items.map(({ id, code }) => ({ ...own, subject: `item ${id}`, kind: 'item', label: code }));
      return terms.assortments.map(({ id, label }) => ({
        ...own,
        subject: `assortment ${id}`,
        kind: 'assortment',
        label,
      }));
    }),
  ),
  ...netPrices.flatMap(({ id, start, end, accounts, parts }) =>
    activeParts(parts).map(({ item, price }): Claim => ({
      start,
      end,
      entry: `netPrice ${id}`,
      subject: `item ${item.id}`,
      kind: 'item',
      label: item.code,
      price: isMoney(price) ? price : null,
      accounts,
    })),
  ),
];

const accountsKey = (accounts: readonly Reference[]): string =>
  accounts
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Groups claims by subject and drops duplicates: several rules of one promotion may apply to the whole cart. */
const bySubject = (claims: readonly Claim[], period: Period): ReadonlyMap<string, readonly Claim[]> => {
  const found = new Map<string, Map<string, Claim>>();
  for (const claim of claims) {
    if (!periodsMeet(claim, period)) continue;
    const { subject, entry, start, end, accounts, price } = claim;
    const known = found.get(subject) ?? new Map<string, Claim>();
    known.set(`${entry} ${start} ${end} ${accountsKey(accounts)} ${price?.cents ?? ''}`, claim);
    found.set(subject, known);
  }
  return new Map([...found].map(([subject, own]) => [subject, [...own.values()]]));
};

/** Intersection of two account lists; null when disjoint. An empty list means all accounts. */
const commonAccounts = (one: readonly Reference[], other: readonly Reference[]): readonly Reference[] | null => {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const ids = new Set<Id>(other.map(({ id }) => id));
  const both = one.filter(({ id }) => ids.has(id));
  return both.length === 0 ? null : both;
};

const later = (one: string, other: string): string => (one > other ? one : other);
/** Empty text: no end date. */
const earlierEnd = (one: string, other: string): string =>
  one === '' ? other : other === '' ? one : one < other ? one : other;
const laterEnd = (one: string, other: string): string => (one === '' || other === '' ? '' : later(one, other));

interface FoundPart {
  readonly part: OverlapPart;
  readonly subjects: Map<string, SharedSubject>;
}

/** Collects overlaps: parts keyed by days and accounts, subjects by kind and label. */
class FoundOverlaps {
  private readonly found = new Map<string, Map<string, FoundPart>>();
  private readonly pairs = new Map<string, readonly [string, string]>();

  constructor(private readonly period: Period) {}

  /** Records the overlap of two claims on one subject, if they meet in the period. */
  compare(one: Claim, other: Claim): void {
    if (one.entry === other.entry || !periodsMeet(one, other)) return;
    const accounts = commonAccounts(one.accounts, other.accounts);
    if (accounts === null) return;
    const shared = { start: later(one.start, other.start), end: earlierEnd(one.end, other.end) };
    if (!periodsMeet(shared, this.period)) return;
    const key = `${one.entry}, ${other.entry}`;
    const parts = this.found.get(key) ?? new Map<string, FoundPart>();
    const place = `${shared.start} ${shared.end} ${accountsKey(accounts)}`;
    const known = parts.get(place) ?? {
      part: { ...shared, accounts, subjects: [] },
      subjects: new Map<string, SharedSubject>(),
    };
    const { kind, label } = one;
    if (!known.subjects.has(`${kind} ${label}`))
      known.subjects.set(`${kind} ${label}`, { kind, label, prices: [one.price, other.price] });
    parts.set(place, known);
    this.found.set(key, parts);
    this.pairs.set(key, [one.entry, other.entry]);
  }

  all(): readonly Overlap[] {
    return [...this.pairs].map(([key, of]) => ({
      key,
      of,
      parts: [...(this.found.get(key)?.values() ?? [])]
        .map(({ part, subjects }) => ({ ...part, subjects: [...subjects.values()] }))
        .sort((one, other) => one.start.localeCompare(other.start, 'en')),
    }));
  }
}

const byEntry = (one: Claim, other: Claim): number => one.entry.localeCompare(other.entry, 'en', { numeric: true });

/** All pairs of records that overlap in a period; each pair once, with everything that overlaps. Rule R-COM-47. */
export const overlapsOf = (records: Priced, period: Period): readonly Overlap[] => {
  const found = new FoundOverlaps(period);
  for (const claims of bySubject(claimsOf(records), period).values()) {
    const sorted = [...claims].sort(byEntry);
    sorted.forEach((one, at) => {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (other !== undefined) found.compare(one, other);
      }
    });
  }
  return found.all();
};

/**
 * Returns a function that compares one record with the others, which are indexed once; the record is first in each
 * overlap. Rule R-COM-47.
 */
export const overlapsAgainst = (others: Priced, period: Period): ((own: Partial<Priced>) => readonly Overlap[]) => {
  const known = bySubject(claimsOf(others), period);
  return ({ promotions = [], netPrices = [] }) => {
    const found = new FoundOverlaps(period);
    for (const [subject, claims] of bySubject(claimsOf({ promotions, netPrices }), period))
      for (const one of claims) for (const other of known.get(subject) ?? []) found.compare(one, other);
    return found.all();
  };
};

/** Overlaps by entry key. */
export const overlapsByEntry = (overlaps: readonly Overlap[]): ReadonlyMap<string, readonly Overlap[]> => {
  const found = new Map<string, Overlap[]>();
  for (const overlap of overlaps)
    for (const key of overlap.of) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [overlap]);
      else known.push(overlap);
    }
  return found;
};

/** Merges the periods of overlaps; adjacent and common days become one span. */
export const spansOf = (overlaps: readonly Overlap[]): readonly Period[] =>
  overlaps
    .flatMap(({ parts }) => parts)
    .sort((one, other) => one.start.localeCompare(other.start, 'en'))
    .reduce<readonly Period[]>((spans, { start, end }) => {
      const last = spans.at(-1);
      return last !== undefined && (last.end === '' || start === '' || start <= addDays(last.end, 1))
        ? spans.with(-1, { start: last.start, end: laterEnd(last.end, end) })
        : [...spans, { start, end }];
    }, []);
