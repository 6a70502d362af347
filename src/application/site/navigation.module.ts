import { ContainerModule } from 'inversify';
import { menus } from '../../domain/site/menu';
import { menuItems } from '../../domain/site/menu-item';
import { Announcer } from '../shared/announcer';
import { CurrentPerson } from '../shared/current-person';
import { Clock } from '../shared/ports/clock.port';
import { CloseConfirmation } from '../shared/ports/close-confirmation.port';
import { Drafts } from '../shared/ports/drafts.port';
import { LiveEvents } from '../shared/ports/live-events.port';
import { OwnSaves } from '../shared/ports/own-saves.port';
import { Reports } from '../shared/ports/reports.port';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { recordOf } from '../shared/record/wire-record';
import { seenOf } from '../shared/displayed-rows';
import { wireResource } from '../shared/wire-resource.module';
import { MenuIcons } from './ports/menu-icons.port';
import { MenuTrees } from './ports/menu-trees.port';
import { WiredIconSearch, wireIconSearch } from './wire-icon-search';
import { wireMenuItem } from './wire-menu-item';
import { WiredMenuTree, wireMenuTree } from './wire-menu-tree';

/** Wiring of menus and their items. */
export const navigationModule = new ContainerModule((options) => {
  wireResource(options, menus, ({ title }) => title);
  provide(options, recordOf(menuItems), wireMenuItem, [
    gatewayOf(menuItems),
    Drafts,
    OwnSaves,
    CurrentPerson,
    Clock,
    Announcer,
    Reports,
  ]);
  provide(options, seenOf(menuItems), () => new Map(), []);
  provide(options, WiredIconSearch, wireIconSearch, [MenuIcons]);
  provide(options, WiredMenuTree, wireMenuTree, [MenuTrees, Announcer, CloseConfirmation, LiveEvents]);
});
