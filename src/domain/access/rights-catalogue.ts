import { fold } from '../shared/fold';

/** `label` is a string key, or text from an API that names its rights. */
export interface CatalogueRight {
  readonly code: string;
  readonly label: string;
}

export interface CatalogueModule {
  readonly label: string;
  readonly rights: readonly CatalogueRight[];
}

export interface CatalogueGroup {
  readonly icon: string;
  readonly label: string;
  readonly modules: readonly CatalogueModule[];
}

/** All rights that the API offers, grouped as in the form of a user group. */
export type RightsCatalogue = readonly CatalogueGroup[];

export const codesOfModule = ({ rights }: CatalogueModule): readonly string[] => rights.map(({ code }) => code);
export const codesOfGroup = ({ modules }: CatalogueGroup): readonly string[] => modules.flatMap(codesOfModule);
export const codesOf = (catalogue: RightsCatalogue): readonly string[] => [...new Set(catalogue.flatMap(codesOfGroup))];

/** Rights of a group that the catalogue lacks; kept and shown by code. Rule R-ACC-10. */
export const unlistedRights = (catalogue: RightsCatalogue, held: readonly string[]): readonly string[] => {
  const listed = new Set(codesOf(catalogue));
  return held.filter((code) => !listed.has(code));
};

const contains = (text: string, folded: string): boolean => fold(text).includes(folded);

/** Filters by label or code; a matching group or module is kept whole. */
export const findRights = (
  catalogue: RightsCatalogue,
  text: string,
  wordsOf: (label: string) => string,
): RightsCatalogue => {
  const wanted = fold(text);
  if (wanted === '') return catalogue;
  const fits = (label: string): boolean => contains(wordsOf(label), wanted);
  return catalogue.flatMap((group) => {
    if (fits(group.label)) return [group];
    const modules = group.modules.flatMap((module) => {
      const rights = fits(module.label)
        ? module.rights
        : module.rights.filter(({ code, label }) => fits(label) || contains(code, wanted));
      return rights.length === 0 ? [] : [{ ...module, rights }];
    });
    return modules.length === 0 ? [] : [{ ...group, modules }];
  });
};
