import { SEARCH_TYPES } from '../../src/domain/insight/search-entry.rule';
import { choice, integer, line } from '../shared/columns';
import { contains, equals } from '../shared/filters';
import { defineResource } from '../shared/resource';
import { serveResource } from '../shared/serve-resource';

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
  first: 'term',
  searched: ['term', 'params'],
  filters: { term: contains('term'), type: equals('type') },
});

/** Searches by visitors of all websites. */
export const searchLogEndpoints = serveResource(searches);
