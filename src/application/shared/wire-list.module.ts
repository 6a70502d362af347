import type { ContainerModuleLoadOptions } from 'inversify';
import type { Kind, Listing, Resource } from '../../domain/shared/resource';
import { Announcer } from './announcer';
import { CurrentPerson } from './current-person';
import { wireFirstPage } from './first-page';
import { firstPageOf } from './first-page-of';
import { FlagSavings } from './flags/flag-savings';
import { FilterMemory } from './ports/filter-memory.port';
import { LiveEvents } from './ports/live-events.port';
import { PreferenceStore } from './ports/preferences.port';
import { Reports } from './ports/reports.port';
import { gatewayOf, listOf, readOnlyOf } from './ports/resource-gateway.port';
import { ViewStore } from './ports/view-store.port';
import { provide } from './provide.module';
import { noSearch, searchOf, wireSearch } from './search-source';
import { seenOf } from './displayed-rows';
import { overviewOf, wireListing, wireOverview, type ToggleCheck } from './wire-overview';
import { readingOf, wireReading } from './wire-reading';

/** Binds the cache of displayed rows and the prefetch of the first page. */
const wireRows = <K extends Kind>(options: Pick<ContainerModuleLoadOptions, 'bind'>, listing: Listing<K>): void => {
  provide(options, seenOf(listing), () => new Map(), []);
  provide(options, firstPageOf(listing), wireFirstPage(listing), [
    listOf(listing),
    FilterMemory,
    PreferenceStore,
    ViewStore,
    CurrentPerson,
  ]);
};

/** Wires list and search of a kind of record with a form. */
export const wireList = <K extends Kind>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<K>,
  titleOf: (row: K['row']) => string,
  check?: ToggleCheck<K>,
): void => {
  wireRows(options, resource);
  provide(options, searchOf(resource), wireSearch(resource, titleOf), [gatewayOf(resource)]);
  provide(options, overviewOf(resource), wireOverview(resource, check), [
    gatewayOf(resource),
    Announcer,
    Reports,
    FlagSavings,
    LiveEvents,
  ]);
};

/** Wires a list without record screens; the palette does not search it. */
export const wireReadOnlyList = <K extends Kind>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  listing: Listing<K>,
): void => {
  wireRows(options, listing);
  provide(options, searchOf(listing), () => noSearch(listing), []);
  provide(options, overviewOf(listing), wireListing, [listOf(listing)]);
};

/** Wires list and record of a read-only kind. */
export const wireReadOnly = <K extends Kind>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Listing<K>,
): void => {
  wireReadOnlyList(options, resource);
  provide(options, readingOf(resource), wireReading, [readOnlyOf(resource)]);
};
