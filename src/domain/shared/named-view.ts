import type { ColumnLayout } from './column-layout';

/** A query of a list, as its address writes it, and the columns that go with it, under a person's own name. */
export interface NamedView {
  readonly name: string;
  readonly search: string;
  readonly columns: ColumnLayout | null;
}

/** The views of one list; `standard` names the one that a list opens with that was not looked at yet. */
export interface NamedViews {
  readonly views: readonly NamedView[];
  readonly standard: string | null;
}

export const NO_VIEWS: NamedViews = { views: [], standard: null };

/** The longest name of a view. Rule R-SHR-33. */
export const LONGEST_VIEW_NAME = 60;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether a view has this name already, whatever its capitals. */
export const hasView = ({ views }: NamedViews, name: string): boolean => views.some((view) => isSame(view.name, name));

export const standardOf = ({ views, standard }: NamedViews): NamedView | null =>
  views.find(({ name }) => name === standard) ?? null;

/** With this view; one of the same name is replaced at its place, and stays the standard if it was. Rule R-SHR-33. */
export const withView = (kept: NamedViews, view: NamedView): NamedViews => {
  const named = { ...view, name: view.name.trim() };
  const old = kept.views.find(({ name }) => isSame(name, named.name));
  if (old === undefined) return { ...kept, views: [...kept.views, named] };
  return {
    views: kept.views.map((other) => (other === old ? named : other)),
    standard: kept.standard === old.name ? named.name : kept.standard,
  };
};

/** With another name for a view; null when that name is taken by another one. Rule R-SHR-33. */
export const renamedView = (kept: NamedViews, from: string, to: string): NamedViews | null => {
  const name = to.trim();
  if (kept.views.some((view) => view.name !== from && isSame(view.name, name))) return null;
  return {
    views: kept.views.map((view) => (view.name === from ? { ...view, name } : view)),
    standard: kept.standard === from ? name : kept.standard,
  };
};

export const withoutView = ({ views, standard }: NamedViews, name: string): NamedViews => ({
  views: views.filter((view) => view.name !== name),
  standard: standard === name ? null : standard,
});

/** With this view as the standard, or none when it was that. */
export const withStandard = (kept: NamedViews, name: string): NamedViews => ({
  ...kept,
  standard: kept.standard === name ? null : name,
});
