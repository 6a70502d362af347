import { netPrices } from '../../../src/domain/commerce/net-price';
import { addDays } from '../../../src/domain/shared/calendar-date';
import { plainContract } from '../shared/plain.contract';

export const netPricesContract = plainContract({
  resource: netPrices,
  draft: (number) => ({
    name: `Lijst ${String(number)}`,
    start: addDays('2031-03-03', number),
    end: '',
    accounts: [{ id: '1', label: 'Installatiebedrijf De Linde' }],
    parts: [],
  }),
  change: { name: 'Andere lijst', end: '2031-12-31' },
  // Tested in record-parts.contract.ts.
  filledElsewhere: ['parts'],
  wrong: [
    ['no name', { name: ' ' }, ['name']],
    ['no start', { start: '' }, ['start']],
    ['an end before the start', { end: '2031-03-02' }, ['end']],
  ],
  finding: [
    ['a part of its name', { term: 'lijst 0' }, true],
    ['another name', { term: 'project' }, false],
    ['a period after it', { filter: { ...netPrices.noFilter, from: '2031-03-04' } }, false],
  ],
});
