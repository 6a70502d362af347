import { offersModule } from '../../domain/shared/modules/module-entries.rule';
import { overviewOfModule } from '../../application/session/routes';
import type { RightsHolder } from '../../domain/shared/permission';
import type { Menu } from '../../domain/shared/session';
import { labelOf } from '../shared/runtime/use-dynamic-text';
import type { DrawerGroup } from './drawer';

/** The drawer's groups: menu items with a route that the person may open; empty groups are left out. */
export const drawerGroups = (
  menu: Menu,
  holder: RightsHolder,
  translate: (key: string) => string,
): readonly DrawerGroup[] =>
  menu
    .map((group, index) => ({
      key: group.label ?? String(index),
      label: group.label === null ? null : labelOf(group.label, translate),
      items: group.items.flatMap((item) => {
        const route = overviewOfModule(item.module);
        if (route === undefined || !offersModule(holder, item.module)) return [];
        return [{ key: item.module, label: labelOf(item.label, translate), icon: item.icon, path: route.path }];
      }),
    }))
    .filter(({ items }) => items.length > 0);
