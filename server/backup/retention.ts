/** For this many days, weeks and months that have backups, the newest backup is kept. */
const [DAYS, WEEKS, MONTHS] = [7, 4, 12];
const DAY = 24 * 3_600_000;
const NAME = /^kantoor-([0-9a-f]{8})-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.backup$/;

/**
 * The file name of a backup, with its moment in UTC, such as `kantoor-0a1b2c3d-20261201-033000.backup`.
 * @param installation eight hexadecimal digits @param at ms since 1970
 */
export const backupName = (installation: string, at: number): string =>
  `kantoor-${installation}-${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.backup`;

const momentOf = (name: string, installation: string): number | null => {
  const [, id, ...parts] = NAME.exec(name) ?? [];
  if (id !== installation) return null;
  const [year = 0, month = 0, day = 0, hour, minute, second] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** Number of the week; weeks begin on Monday, as 5 January 1970 was. */
const weekOf = (at: number): string => String(Math.floor((at - 4 * DAY) / (7 * DAY)));
const PERIODS: readonly (readonly [number, (at: number) => string])[] = [
  [DAYS, (at) => new Date(at).toISOString().slice(0, 10)],
  [WEEKS, weekOf],
  [MONTHS, (at) => new Date(at).toISOString().slice(0, 7)],
];

/**
 * Names of the backups that are no longer needed. Kept are the newest of each of the last seven days, four weeks and
 * twelve months that have one. Ignores other files, and backups of other installations. Rule R-RUN-10.
 */
export const outdatedBackups = (installation: string, names: readonly string[]): readonly string[] => {
  const backups = names
    .flatMap((name) => {
      const at = momentOf(name, installation);
      return at === null ? [] : [{ name, at }];
    })
    .sort((one, other) => other.at - one.at);
  const kept = new Set(
    PERIODS.flatMap(([count, periodOf]) => {
      const newest = new Map<string, string>();
      for (const { name, at } of backups) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name);
      return [...newest.values()].slice(0, count);
    }),
  );
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
};
