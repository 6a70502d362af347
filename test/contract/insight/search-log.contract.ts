import { searchLog } from '../../../src/domain/insight/search-entry';
import { listedContract } from '../shared/listed.contract';

/** Rule R-INS-01. */
export const searchLogContract = listedContract({
  listing: searchLog,
  narrowing: [
    ['a part of its term', { term: 'WARMTE' }, ({ term, params }) => `${term} ${params}`.includes('warmte')],
    [
      'the filter on its term',
      { filter: { ...searchLog.noFilter, term: 'storing' } },
      ({ term }) => term.includes('storing'),
    ],
    [
      'the filter on downloads',
      { filter: { ...searchLog.noFilter, type: 'downloads' } },
      ({ type }) => type === 'downloads',
    ],
    [
      'both filters',
      { filter: { term: 'warmtepomp', type: 'regular' } },
      ({ term, type }) => term.includes('warmtepomp') && type === 'regular',
    ],
  ],
  nothing: { filter: { ...searchLog.noFilter, term: 'bestaat niet' } },
});
