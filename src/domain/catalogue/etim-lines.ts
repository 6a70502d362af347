import type { Id } from '../shared/id';
import { matchesWords, MIN_HIGHLIGHTED_TERM } from '../shared/list-query';
import { OTHER_GROUP } from './etim-feature.rule';
import type { EtimOrder, ListedFeature } from './etim-order';

/** Filters and collapsed groups of the list. */
export interface EtimView {
  readonly collapsed: ReadonlySet<Id>;
  /** Filter text by group. */
  readonly terms: ReadonlyMap<Id, string>;
  /** Filter text of the categories. */
  readonly categoryTerm: string;
}

export const WHOLE_VIEW: EtimView = { collapsed: new Set(), terms: new Map(), categoryTerm: '' };

/** A group in the list. */
export interface EtimGroup {
  readonly id: Id;
  readonly name: string;
  readonly ids: readonly Id[];
  /** Features that match the group's filter; a collapsed group is not filtered. */
  readonly shown: readonly Id[];
  /** Active filter text; empty without a filter. */
  readonly term: string;
  readonly expanded: boolean;
}

/** Trimmed filter text; a text shorter than two characters does not filter. Rule R-CAT-30. */
export const filterTerm = (text: string): string => (text.trim().length < MIN_HIGHLIGHTED_TERM ? '' : text.trim());

const textOf = ({ code, label, unit, postfix }: ListedFeature): string => `${code} ${label} ${unit} ${postfix}`;

interface Shown {
  readonly order: EtimOrder;
  readonly features: ReadonlyMap<Id, ListedFeature>;
  /** Names by group, `other` included. */
  readonly names: ReadonlyMap<Id, string>;
  readonly view: EtimView;
}

const isSameGroup = (one: EtimGroup, other: EtimGroup): boolean =>
  one.name === other.name &&
  one.term === other.term &&
  one.expanded === other.expanded &&
  one.ids === other.ids &&
  one.shown.length === other.shown.length &&
  one.shown.every((id, place) => id === other.shown[place]);

/**
 * Groups that match the category filter, in order, `other` last. Rules R-CAT-02 and R-CAT-30.
 * @param before the previous result; unchanged groups keep their identity
 */
export const groupsOf = (
  { order, features, names, view }: Shown,
  before: readonly EtimGroup[] = [],
): readonly EtimGroup[] => {
  const wanted = filterTerm(view.categoryTerm);
  const known = new Map(before.map((group) => [group.id, group]));
  return [...order.categories, OTHER_GROUP].flatMap((id) => {
    const name = names.get(id) ?? '';
    const ids = order.features.get(id) ?? [];
    if (wanted !== '' && !matchesWords(name, wanted)) return [];
    const expanded = !view.collapsed.has(id);
    const term = expanded ? filterTerm(view.terms.get(id) ?? '') : '';
    const isShown = (one: Id): boolean => {
      const feature = features.get(one);
      return feature !== undefined && matchesWords(textOf(feature), term);
    };
    const group = { id, name, ids, shown: term === '' ? ids : ids.filter(isShown), term, expanded };
    const was = known.get(id);
    return [was !== undefined && isSameGroup(was, group) ? was : group];
  });
};

/** A line of the list: group header, feature, "no features" or drop slot. */
export type EtimLine =
  | { readonly kind: 'head'; readonly group: EtimGroup }
  | { readonly kind: 'feature'; readonly group: EtimGroup; readonly id: Id; readonly place: number }
  | { readonly kind: 'none'; readonly group: EtimGroup }
  | { readonly kind: 'slot'; readonly group: EtimGroup | null };

/** Stable key of a line, for React keys and focus. */
export const keyOfLine = (line: EtimLine): string =>
  line.kind === 'feature' ? `f${line.id}` : line.kind === 'slot' ? 'slot' : `${line.kind[0] ?? ''}${line.group.id}`;

/** Index of the line with a key; -1 when there is none. */
export const placeOfKey = (lines: readonly EtimLine[], key: string): number => {
  const [kind, id] = [key[0], key.slice(1)];
  return lines.findIndex(
    (line) => line.kind[0] === kind && (line.kind === 'feature' ? line.id : line.group?.id) === id,
  );
};

/** Caches the lines per group, so that filtering one group rebuilds only its own lines. */
const known = new WeakMap<EtimGroup, readonly EtimLine[]>();

const linesIn = (group: EtimGroup): readonly EtimLine[] => {
  const before = known.get(group);
  if (before !== undefined) return before;
  const head: EtimLine = { kind: 'head', group };
  const lines: readonly EtimLine[] = !group.expanded
    ? [head]
    : group.shown.length === 0
      ? [head, { kind: 'none', group }]
      : [head, ...group.shown.map((id, place): EtimLine => ({ kind: 'feature', group, id, place }))];
  known.set(group, lines);
  return lines;
};

/** All lines in display order. @param headsOnly collapses every group, while a category is moved */
export const linesOf = (groups: readonly EtimGroup[], headsOnly = false): readonly EtimLine[] =>
  headsOnly
    ? groups.map((group): EtimLine => ({ kind: 'head', group: { ...group, expanded: false } }))
    : groups.flatMap(linesIn);

/** Features of expanded groups that match the filter, in display order. */
export const reachableIds = (groups: readonly EtimGroup[]): readonly Id[] =>
  groups.flatMap(({ expanded, shown }) => (expanded ? shown : []));

/** Features that match the filters, in all groups, collapsed ones included. */
export const unfilteredIds = (groups: readonly EtimGroup[]): readonly Id[] => groups.flatMap(({ shown }) => shown);

/** Number of features that are visible on the website. */
export const visibleCount = (ids: readonly Id[], features: ReadonlyMap<Id, ListedFeature>): number =>
  ids.filter((id) => features.get(id)?.visible === true).length;
