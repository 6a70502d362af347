import { DRAWER, MODULES, offersModule } from '../shared/modules/module-entries.rule';
import type { RightsHolder } from '../shared/permission';
import type { Menu } from '../shared/session';

/** Menu of the drawer: groups with the modules that the user may open. Labels are string keys. Rule R-ACC-05. */
export const menuFor = (holder: RightsHolder): Menu =>
  DRAWER.map(({ key, icon, modules }) => ({
    label: key === null ? null : `shell.menu.${key}`,
    icon,
    items: modules
      .filter((module) => offersModule(holder, module))
      .map((module) => ({ module, label: `${MODULES[module].names}.title`, icon: MODULES[module].icon })),
  })).filter(({ items }) => items.length > 0);
