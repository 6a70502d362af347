import type { Clock } from '../../../application/shared/ports/clock.port';
import { menus, type Menu, type MenuKind } from '../../../domain/site/menu';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory, type OpenGateway } from '../shared/plain.memory';
import { menuItemsMemory } from './menu-items.memory';
import { MEMORY_MENUS } from './published/memory-menus';

/**
 * Menus in memory with their items. Some cannot be deleted, and each lists the menus that show it. Rules R-NAV-01 and
 * R-NAV-11.
 */
export const menusMemory = (calls: MemoryCalls, people: Callers, clock: Clock) => {
  const { usedIn, ...items } = menuItemsMemory(calls, people, () => gateway.all());
  const gateway: OpenGateway<MenuKind> = plainMemory(menus, {
    seed: MEMORY_MENUS.map((menu): Menu => ({ ...menu, usedIn: [] })),
    complete: ({ title, code, hasIcons }, before, id) => ({
      id,
      title: title.trim(),
      code: before?.code ?? code.trim(),
      hasIcons,
      canDelete: before?.canDelete ?? true,
      usedIn: [],
    }),
    unique: [{ fields: ['code'], code: 'NOT_UNIQUE' }],
    inUse: ({ canDelete }) => !canDelete,
    shown: (menu) => ({ ...menu, usedIn: usedIn(menu.id) }),
  })(calls, people, clock);
  return { menus: gateway, ...items };
};
