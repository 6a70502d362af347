import { backupName, outdatedBackups } from '../../../server/backup/retention';

const ID = '0a1b2c3d';
const DAY = 24 * 3_600_000;
/** Names of nightly backups at 02:30, the newest on 1 December 2026, a Tuesday; newest first. */
const nightly = (days: number): string[] =>
  Array.from({ length: days }, (_, age) => backupName(ID, Date.UTC(2026, 11, 1, 2, 30) - age * DAY));
const kept = (names: readonly string[]): readonly string[] => {
  const outdated = outdatedBackups(ID, names);
  return names.filter((name) => !outdated.includes(name)).map((name) => name.slice(17, 25));
};

describe('kept backups (R-RUN-10)', () => {
  test('are those of seven days, and the newest of four weeks and twelve months', () => {
    expect(kept(nightly(800))).toEqual([
      ...['20261201', '20261130', '20261129', '20261128', '20261127', '20261126', '20261125'],
      ...['20261122', '20261115'],
      ...['20261031', '20260930', '20260831', '20260731', '20260630', '20260531', '20260430'],
      ...['20260331', '20260228', '20260131'],
    ]);
  });

  test('count only days that have one', () => {
    const rare = [0, 40, 80, 500].flatMap((age) => nightly(age + 1).slice(-1));
    expect(kept(rare)).toEqual(['20261201', '20261022', '20260912', '20250719']);
  });

  test('are the newest of a day', () => {
    const names = [1, 2, 3].map((hour) => backupName(ID, Date.UTC(2026, 11, 1, hour, 5, 9)));
    expect(names[0]).toBe('kantoor-0a1b2c3d-20261201-010509.backup');
    expect(outdatedBackups(ID, names)).toEqual([names[1], names[0]]);
  });

  test('are all files that are no scheduled backups', () => {
    const others = [
      'before-the-move.backup',
      'kantoor-0a1b2c3d-20260101-000000.backup.part',
      'kantoor-2026.backup',
      '.',
      ...nightly(3).map((name) => name.replace(ID, 'ffffffff')),
    ];
    expect(outdatedBackups(ID, [...others, ...nightly(3)])).toEqual([]);
  });
});
