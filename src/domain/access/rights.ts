import { ENTRIES } from '../shared/modules/module-entries.rule';
import type { RightsGroupKey } from '../shared/modules/module-entry.rule';

/** One module of the rights catalogue: its rights are `${prefix}.${action}`; `label` is a string key. */
export interface RightsModule {
  readonly prefix: string;
  readonly label: string;
  readonly actions: readonly string[];
}

export interface RightsGroup {
  readonly key: RightsGroupKey;
  readonly label: string;
  readonly icon: string;
  readonly modules: readonly RightsModule[];
}

const ICONS: Readonly<Record<RightsGroupKey, string>> = {
  content: 'document',
  commerce: 'percent',
  catalogue: 'list',
  site: 'globe',
  administration: 'shield',
};
const GROUPS: readonly RightsGroupKey[] = ['content', 'commerce', 'catalogue', 'site', 'administration'];

const modulesOf = (group: RightsGroupKey): readonly RightsModule[] =>
  ENTRIES.flatMap(([, entry]) =>
    (entry.rights ?? [])
      .filter((rights) => rights.group === group)
      .map(({ prefix, actions, names = entry.names }) => ({ prefix, actions, label: `${names}.title` })),
  );

/**
 * Every right of the console, from the module entries; client and server read this list. A right that it lacks is kept,
 * not dropped. Rule R-ACC-10.
 */
export const RIGHTS: readonly RightsGroup[] = GROUPS.map((key) => ({
  key,
  label: `shell.menu.${key}`,
  icon: ICONS[key],
  modules: modulesOf(key),
}));

/** All rights as `module.action`, in the order of the catalogue. */
export const ALL_RIGHTS: readonly string[] = RIGHTS.flatMap((group) =>
  group.modules.flatMap((module) => module.actions.map((action) => `${module.prefix}.${action}`)),
);
