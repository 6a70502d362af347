import { promotions } from '../../../src/domain/commerce/promotion';
import { addDays } from '../../../src/domain/shared/calendar-date';
import { plainContract } from '../shared/plain.contract';

export const promotionsContract = plainContract({
  resource: promotions,
  draft: (number) => ({ name: `Actie ${String(number)}`, start: addDays('2031-03-03', number), end: '', parts: [] }),
  change: { name: 'Grote actie', end: '2031-12-31' },
  // Tested in record-parts.contract.ts.
  filledElsewhere: ['parts'],
  wrong: [
    ['no name', { name: ' ' }, ['name']],
    ['a tab in its name', { name: 'Actie\t2031' }, ['name']],
    ['no start', { start: '' }, ['start']],
    ['a start that does not exist', { start: '2031-02-30' }, ['start']],
    ['an end before the start', { end: '2031-03-02' }, ['end']],
  ],
  finding: [
    ['a part of its name', { term: 'actie 0' }, true],
    ['another name', { term: 'voorjaar' }, false],
    ['the filter on the name', { filter: { ...promotions.noFilter, name: 'ACTIE 0' } }, true],
    [
      'a period that it starts in',
      { filter: { ...promotions.noFilter, from: '2031-03-03', until: '2031-03-03' } },
      true,
    ],
    ['a period before it', { filter: { ...promotions.noFilter, until: '2031-03-02' } }, false],
  ],
});
