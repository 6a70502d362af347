import {
  RECENT_LIMIT,
  type RecentRecord,
  type RecentRecords,
} from '../../../src/application/shared/ports/recent-records.port';

const record = (place: number): RecentRecord => ({
  path: `/users/${String(place)}`,
  module: 'users',
  title: `Person ${String(place)}`,
});

// Rule R-SHR-16.
export const recentRecordsContract = (name: string, make: () => RecentRecords): void => {
  describe(`RecentRecords (${name})`, () => {
    it('lists the newest first', () => {
      const recent = make();
      recent.add('1', record(1));
      recent.add('1', record(2));
      expect(recent.list('1')).toEqual([record(2), record(1)]);
    });

    it('keeps each path once, under its newest title', () => {
      const recent = make();
      recent.add('1', record(1));
      recent.add('1', record(2));
      recent.add('1', { ...record(1), title: 'Renamed' });
      expect(recent.list('1')).toEqual([{ ...record(1), title: 'Renamed' }, record(2)]);
    });

    it('lets the oldest go', () => {
      const recent = make();
      for (let place = 1; place <= RECENT_LIMIT + 3; place += 1) recent.add('1', record(place));
      expect(recent.list('1')).toHaveLength(RECENT_LIMIT);
      expect(recent.list('1')[0]).toEqual(record(RECENT_LIMIT + 3));
      expect(recent.list('1').at(-1)).toEqual(record(4));
    });

    it('shows nobody what another person opened', () => {
      const recent = make();
      recent.add('1', record(1));
      expect(recent.list('2')).toEqual([]);
    });

    it('takes out what is gone', () => {
      const recent = make();
      recent.add('1', record(1));
      recent.add('1', record(2));
      recent.forget('1', '/users/2');
      expect(recent.list('1')).toEqual([record(1)]);
    });
  });
};
