import type { Id } from '../shared/id';
import { matchesWords, MIN_HIGHLIGHTED_TERM } from '../shared/list-query';
import { OTHER_GROUP } from './etim-feature.rule';
import type { EtimOrder, ListedFeature } from './etim-order';

/** What a person chose to see. */
export interface EtimView {
  readonly collapsed: ReadonlySet<Id>;
  /** Filter text of each group. */
  readonly terms: ReadonlyMap<Id, string>;
  /** Filter text of the categories. */
  readonly categoryTerm: string;
}

export const WHOLE_VIEW: EtimView = { collapsed: new Set(), terms: new Map(), categoryTerm: '' };

/** A group as it is shown. */
export interface EtimGroup {
  readonly id: Id;
  readonly name: string;
  readonly ids: readonly Id[];
  /** The rows that its filter leaves; all of a collapsed group. */
  readonly shown: readonly Id[];
  /** Empty when nothing is filtered. */
  readonly term: string;
  readonly expanded: boolean;
}

/** A filter text; shorter than two characters it filters nothing. Rule R-CAT-30. */
export const filterTerm = (text: string): string => (text.trim().length < MIN_HIGHLIGHTED_TERM ? '' : text.trim());

const textOf = ({ code, label, unit, postfix }: ListedFeature): string => `${code} ${label} ${unit} ${postfix}`;

interface Shown {
  readonly order: EtimOrder;
  readonly features: ReadonlyMap<Id, ListedFeature>;
  /** Of the categories, and of the group `other`. */
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
 * The groups that the filter of the categories leaves, in their order, `other` last. Rules R-CAT-02 and R-CAT-30.
 * @param before the last result; groups that did not change keep their identity
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

/** One line of the list: the head of a group, a feature, that a group has none, or where something is dropped. */
export type EtimLine =
  | { readonly kind: 'head'; readonly group: EtimGroup }
  | { readonly kind: 'feature'; readonly group: EtimGroup; readonly id: Id; readonly place: number }
  | { readonly kind: 'none'; readonly group: EtimGroup }
  | { readonly kind: 'slot'; readonly group: EtimGroup | null };

/** Identity of a line, for keys and for the focus. */
export const keyOfLine = (line: EtimLine): string =>
  line.kind === 'feature' ? `f${line.id}` : line.kind === 'slot' ? 'slot' : `${line.kind[0] ?? ''}${line.group.id}`;

/** Place of a line by its key; -1 where it is not. */
export const placeOfKey = (lines: readonly EtimLine[], key: string): number => {
  const [kind, id] = [key[0], key.slice(1)];
  return lines.findIndex(
    (line) => line.kind[0] === kind && (line.kind === 'feature' ? line.id : line.group?.id) === id,
  );
};

/** Lines of groups that did not change: a keystroke in a filter makes those of one group anew. */
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

/** The list from top to bottom. @param headsOnly while a category is moved: every group is folded */
export const linesOf = (groups: readonly EtimGroup[], headsOnly = false): readonly EtimLine[] =>
  headsOnly
    ? groups.map((group): EtimLine => ({ kind: 'head', group: { ...group, expanded: false } }))
    : groups.flatMap(linesIn);

/** The features that can be reached, in the order of the lines. */
export const reachableIds = (groups: readonly EtimGroup[]): readonly Id[] =>
  groups.flatMap(({ expanded, shown }) => (expanded ? shown : []));

/** The features of all groups that their filters leave, collapsed ones included. */
export const unfilteredIds = (groups: readonly EtimGroup[]): readonly Id[] => groups.flatMap(({ shown }) => shown);

/** How many features of a group are visible on the website. */
export const visibleCount = (ids: readonly Id[], features: ReadonlyMap<Id, ListedFeature>): number =>
  ids.filter((id) => features.get(id)?.visible === true).length;
