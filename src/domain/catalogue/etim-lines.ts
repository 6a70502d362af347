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

/** The groups that the filter of the categories leaves, in their order, `other` last. Rules R-CAT-02 and R-CAT-30. */
export const groupsOf = ({ order, features, names, view }: Shown): readonly EtimGroup[] => {
  const wanted = filterTerm(view.categoryTerm);
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
    return [{ id, name, ids, shown: term === '' ? ids : ids.filter(isShown), term, expanded }];
  });
};

/** One line of the list: the head of a group, a feature, that a group has none, or where something is dropped. */
export type EtimLine =
  | { readonly kind: 'head'; readonly group: EtimGroup; readonly place: number }
  | { readonly kind: 'feature'; readonly group: EtimGroup; readonly id: Id; readonly place: number }
  | { readonly kind: 'none'; readonly group: EtimGroup }
  | { readonly kind: 'slot'; readonly group: EtimGroup | null };

/** Identity of a line, for keys and for the focus. */
export const keyOfLine = (line: EtimLine): string =>
  line.kind === 'feature' ? `f${line.id}` : line.kind === 'slot' ? 'slot' : `${line.kind[0] ?? ''}${line.group.id}`;

/** The list from top to bottom. @param headsOnly while a category is moved: every group is folded */
export const linesOf = (groups: readonly EtimGroup[], headsOnly = false): readonly EtimLine[] =>
  groups.flatMap((group, place): EtimLine[] => {
    if (headsOnly) return [{ kind: 'head', group: { ...group, expanded: false }, place }];
    const head: EtimLine = { kind: 'head', group, place };
    if (!group.expanded) return [head];
    if (group.shown.length === 0) return [head, { kind: 'none', group }];
    return [head, ...group.shown.map((id, row): EtimLine => ({ kind: 'feature', group, id, place: row }))];
  });

/** The features that can be reached, in the order of the lines. */
export const reachableIds = (groups: readonly EtimGroup[]): readonly Id[] =>
  groups.flatMap(({ expanded, shown }) => (expanded ? shown : []));

/** The features of all groups that their filters leave, collapsed ones included. */
export const unfilteredIds = (groups: readonly EtimGroup[]): readonly Id[] => groups.flatMap(({ shown }) => shown);

/** How many features of a group are visible on the website. */
export const visibleCount = (ids: readonly Id[], features: ReadonlyMap<Id, ListedFeature>): number =>
  ids.filter((id) => features.get(id)?.visible === true).length;
