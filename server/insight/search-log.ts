import { SEARCH_TYPES } from '../../src/domain/insight/search-entry.rule';
import { plainTable } from '../database/migrations/plain-table';
import { choice, integer, line } from '../shared/columns';
import { contains, equals } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource } from '../shared/resource';
import { demoSearches } from './search-log.seed';

export const searches = defineResource({
  endpoint: 'searchlog',
  plural: 'history',
  singular: 'search',
  table: 'searches',
  right: 'searchlog',
  perWebsite: false,
  columns: { term: line(), type: choice(SEARCH_TYPES), params: line(), num_searches: integer(), results: integer() },
  listed: ['term', 'type', 'params', 'num_searches', 'results'],
  sortable: ['term', 'type', 'params', 'num_searches', 'results'],
  defaultSort: 'term',
  searched: ['term', 'params'],
  filters: { term: contains('term'), type: equals('type') },
});

/** Searches by visitors of all websites. */
export const searchLogModule = plainModule(searches, {
  migrations: [
    {
      name: '0009-searches',
      sql: plainTable(
        'searches',
        [
          'term text not null',
          'by_term text collate "C" not null',
          'type text collate "C" not null',
          'params text not null',
          'by_params text collate "C" not null',
          'num_searches integer not null',
          'results integer not null',
        ],
        ['by_term', 'type', 'by_params', 'num_searches', 'results'],
      ),
    },
  ],
  demo: () => [demoSearches()],
});
