import { holidays } from '../../../src/domain/site/holiday';
import { addDays } from '../../../src/domain/shared/calendar-date';
import { plainContract } from '../shared/plain.contract';

export const holidaysContract = plainContract({
  resource: holidays,
  draft: (number) => ({ date: addDays('2031-03-03', number), reason: `Inventaris ${String(number)}`, notice: null }),
  change: { reason: 'Bedrijfsuitje', notice: { daysBefore: 7, text: '<p>Wij zijn <strong>dicht</strong>.</p>' } },
  wrong: [
    ['no day', { date: '' }, ['date']],
    ['a day that does not exist', { date: '2031-02-30' }, ['date']],
    ['no reason', { reason: '  ' }, ['reason']],
    ['a notice on the day itself', { notice: { daysBefore: 0, text: '' } }, ['notice.daysBefore']],
    ['a notice eight days ahead', { notice: { daysBefore: 8, text: '' } }, ['notice.daysBefore']],
  ],
  finding: [
    ['a part of its reason', { term: 'inventaris 0' }, true],
    ['another reason', { term: 'koningsdag' }, false],
    ['the filter on the reason', { filter: { ...holidays.noFilter, reason: 'INVENT' } }, true],
    ['a period that it lies in', { filter: { ...holidays.noFilter, from: '2031-03-03', until: '2031-03-03' } }, true],
    ['a period before it', { filter: { ...holidays.noFilter, from: '2031-01-01', until: '2031-03-02' } }, false],
    ['a period after it', { filter: { ...holidays.noFilter, from: '2031-03-04' } }, false],
  ],
});
