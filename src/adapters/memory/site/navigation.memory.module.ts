import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { token } from '../../../application/shared/token';
import { MenuIcons } from '../../../application/site/ports/menu-icons.port';
import { MenuTrees } from '../../../application/site/ports/menu-trees.port';
import { menus } from '../../../domain/site/menu';
import { menuItems } from '../../../domain/site/menu-item';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { menuIconsMemory } from './menu-icons.memory';
import { menusMemory } from './menus.memory';

const Menus = token<ReturnType<typeof menusMemory>>('memory-menus');

/** Menus and their items in memory. */
export const navigationMemoryModule = new ContainerModule((options) => {
  provide(options, Menus, menusMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, gatewayOf(menus), (all) => all.menus, [Menus]);
  provide(options, gatewayOf(menuItems), ({ gateway }) => gateway, [Menus]);
  provide(options, MenuTrees, ({ trees }) => trees, [Menus]);
  provide(options, MenuIcons, menuIconsMemory, [SimulatedCalls]);
});
