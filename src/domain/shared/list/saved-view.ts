import type { ColumnLayout } from './column-layout';

/** Saved view: a query in URL form and its columns under a name. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
  readonly columns: ColumnLayout | null;
}

/** Saved views of one list; `standard` names the default view. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly standard: string | null;
}

export const NO_VIEWS: SavedViews = { views: [], standard: null };

/** Maximum characters. Rule R-SHR-33. */
export const MAX_VIEW_NAME = 60;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether the name is taken, ignoring case. */
export const hasView = ({ views }: SavedViews, name: string): boolean => views.some((view) => isSame(view.name, name));

export const standardOf = ({ views, standard }: SavedViews): SavedView | null =>
  views.find(({ name }) => name === standard) ?? null;

/** Adds a view or replaces the one of the same name. Rule R-SHR-33. */
export const withView = (kept: SavedViews, view: SavedView): SavedViews => {
  const named = { ...view, name: view.name.trim() };
  const old = kept.views.find(({ name }) => isSame(name, named.name));
  if (old === undefined) return { ...kept, views: [...kept.views, named] };
  return {
    views: kept.views.map((other) => (other === old ? named : other)),
    standard: kept.standard === old.name ? named.name : kept.standard,
  };
};

/** Renames a view; null when another view has the name. Rule R-SHR-33. */
export const renamedView = (kept: SavedViews, from: string, to: string): SavedViews | null => {
  const name = to.trim();
  if (kept.views.some((view) => view.name !== from && isSame(view.name, name))) return null;
  return {
    views: kept.views.map((view) => (view.name === from ? { ...view, name } : view)),
    standard: kept.standard === from ? name : kept.standard,
  };
};

export const withoutView = ({ views, standard }: SavedViews, name: string): SavedViews => ({
  views: views.filter((view) => view.name !== name),
  standard: standard === name ? null : standard,
});

/** Toggles a view as the standard. */
export const withStandard = (kept: SavedViews, name: string): SavedViews => ({
  ...kept,
  standard: kept.standard === name ? null : name,
});
