import { NOTICE_TIME } from '../../domain/shared/notice';
import { menuItems, type MenuItemKind } from '../../domain/site/menu-item';
import type { Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import type { OwnSaves } from '../shared/ports/own-saves.port';
import type { Reports } from '../shared/ports/reports.port';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import type { RecordMachine } from '../shared/record/record.machine';
import { wireRecord } from '../shared/record/wire-record';

/** Form of a menu item; messages distinguish adding from saving. */
export const wireMenuItem = (
  gateway: ResourceGateway<MenuItemKind>,
  drafts: Drafts,
  ownSaves: OwnSaves,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
  reports: Reports,
): RecordMachine<MenuItemKind> =>
  wireRecord(menuItems)(gateway, drafts, ownSaves, person, clock, announcer, reports).provide({
    actions: {
      announceSaved: ({ context: { id } }) => {
        const isNew = menuItems.isNewId?.(id ?? '') === true;
        announcer.say('success', isNew ? 'navigation.item.created' : 'navigation.items.saved', NOTICE_TIME.saved);
      },
    },
  });
