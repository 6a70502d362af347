import { PAGE_SIZES, type FilterShape, type ListQuery, type Sort } from '../../domain/shared/list-query';
import type { Kind, Listing } from '../../domain/shared/resource';
import { standardOf } from '../../domain/shared/list/saved-view';
import type { CurrentPerson } from './current-person';
import type { AskForFirstPage } from './first-page-of';
import { fromSearch } from './list-address';
import type { FilterMemory } from './ports/filter-memory.port';
import type { PreferenceStore } from './ports/preferences.port';
import type { ListGateway } from './ports/resource-gateway.port';
import type { ViewStore } from './ports/view-store.port';

/** Page size that URLs omit. */
export const STANDARD_SIZE = PAGE_SIZES[0];

/** Query of a list URL without parameters: the last query, the default view, or the page size. */
export const bareSearch = (
  list: string,
  memory: FilterMemory,
  preferences: PreferenceStore,
  standard: string | null,
): string => {
  const { perPage } = preferences.read();
  return memory.recall(list) ?? standard ?? (perPage === STANDARD_SIZE ? '' : `perPage=${String(perPage)}`);
};

/** Query of a list URL. */
export const queryAt = <Filter extends FilterShape>(
  search: string,
  list: { readonly noFilter: Filter; readonly sortable: readonly string[]; readonly order?: Sort },
): ListQuery<Filter> => fromSearch(search, list, STANDARD_SIZE);

export const wireFirstPage =
  <K extends Kind>(resource: Listing<K>) =>
  (
    gateway: ListGateway<K>,
    memory: FilterMemory,
    preferences: PreferenceStore,
    views: ViewStore,
    person: CurrentPerson,
  ): AskForFirstPage =>
  (search) => {
    const id = person.id();
    const standard = id === null ? null : (standardOf(views.read(id, resource.key))?.search ?? null);
    gateway.prefetch?.(
      queryAt(search === '' ? bareSearch(resource.key, memory, preferences, standard) : search, resource),
    );
  };
