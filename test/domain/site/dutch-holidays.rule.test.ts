import { dutchHolidays, easterSunday } from '../../../src/domain/site/dutch-holidays.rule';

describe('Easter Sunday (R-SIT-03)', () => {
  // The earliest and latest possible days and the exceptions of the calendar are among them.
  test.each([
    '1818-03-22',
    '1913-03-23',
    '1943-04-25',
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2016-03-27',
    '2018-04-01',
    '2019-04-21',
    '2020-04-12',
    '2021-04-04',
    '2022-04-17',
    '2023-04-09',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
  ])('falls on %s', (date) => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
  });

  test('is a Sunday from 22 March to 25 April in every year', () => {
    for (let year = 1900; year <= 2400; year += 1) {
      const date = easterSunday(year);
      expect([date, new Date(`${date}T00:00:00Z`).getUTCDay()]).toEqual([date, 0]);
      expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true);
    }
  });
});

describe('the public holidays of the Netherlands (R-SIT-03)', () => {
  test('of 2026, in their order', () => {
    expect(dutchHolidays(2026)).toEqual([
      { date: '2026-01-01', reason: 'Nieuwjaarsdag' },
      { date: '2026-04-03', reason: 'Goede Vrijdag' },
      { date: '2026-04-05', reason: 'Eerste paasdag' },
      { date: '2026-04-06', reason: 'Tweede paasdag' },
      { date: '2026-04-27', reason: 'Koningsdag' },
      { date: '2026-05-05', reason: 'Bevrijdingsdag' },
      { date: '2026-05-14', reason: 'Hemelvaartsdag' },
      { date: '2026-05-24', reason: 'Eerste pinksterdag' },
      { date: '2026-05-25', reason: 'Tweede pinksterdag' },
      { date: '2026-12-25', reason: 'Eerste kerstdag' },
      { date: '2026-12-26', reason: 'Tweede kerstdag' },
    ]);
  });

  test.each([
    [2014, '2014-04-26'],
    [2024, '2024-04-27'],
    [2025, '2025-04-26'],
    [2031, '2031-04-26'],
  ])('King’s Day of %d avoids Sunday: %s', (year, date) => {
    expect(dutchHolidays(year).find(({ reason }) => reason === 'Koningsdag')?.date).toBe(date);
  });

  test('are eleven and in order when two fall together or Easter is late', () => {
    for (const year of [2016, 2035, 2038]) {
      const dates = dutchHolidays(year).map(({ date }) => date);
      expect(dates).toHaveLength(11);
      expect(dates).toEqual([...dates].sort());
    }
    expect(
      dutchHolidays(2016)
        .filter(({ date }) => date === '2016-05-05')
        .map(({ reason }) => reason),
    ).toEqual(['Bevrijdingsdag', 'Hemelvaartsdag']);
  });
});
