import { dutchHolidays } from '../../../domain/site/dutch-holidays.rule';
import { holidays } from '../../../domain/site/holiday';
import { plainMemory } from '../shared/plain.memory';

const YEARS = [2025, 2026];
const NOTICE = {
  daysBefore: 3,
  text: '<p>Wij zijn deze dag gesloten. Bestellingen gaan de eerstvolgende werkdag de deur uit.</p>',
};

/** Holidays of two years in memory; Christmas has a notice. */
export const holidaysMemory = plainMemory(holidays, {
  seed: YEARS.flatMap(dutchHolidays).map(({ date, reason }, index) => ({
    id: String(index + 1),
    date,
    reason,
    notice: reason === 'Eerste kerstdag' ? NOTICE : null,
  })),
});
