/** The markup of a list that React drew, and what it was drawn from. Rule R-SHR-76. */
export interface ListSnapshot {
  /** What drew it, beside the answers: build, settings, viewport and time zone. */
  readonly context: string;
  /** Path and query of the call that filled the list. */
  readonly call: string;
  /** Bodies of `me`, `menu` and `website`. */
  readonly session: readonly string[];
  /** The list's answer without its rows. */
  readonly rest: string;
  /** Milliseconds since 1970, by the server. */
  readonly drawn: number;
  readonly css: string;
  /** The screen with an empty table body. */
  readonly frame: string;
  /** The first rows, by their data. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Rows of a snapshot; more are never in sight. */
export const MOST_ROWS = 50;

/** The answer to a call, and the server's date of it. */
export interface DatedBody {
  readonly body: unknown;
  readonly date: string | null | undefined;
}

/** What the page has for show-snapshot.ts. */
export interface SnapshotRequest {
  /** Path and query of the list. */
  readonly list: string;
  /** The snapshot of this address, as it was kept. */
  readonly stored: Promise<unknown>;
  /** Answers of the list and of the session by path; none for a call that failed. */
  readonly answers: Promise<Readonly<Partial<Record<string, Promise<DatedBody | undefined>>>>>;
  /** Lets the console have its answers. */
  readonly done: () => void;
}

const SETTINGS = /^kantoor\.(?:preferences|columns\.|views\.)/;
const DAY = 86_400_000;

const settings = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => SETTINGS.test(key))
    .sort()
    .map((key) => `${key}=${localStorage.getItem(key) ?? ''}`);
/** What a bare address stands for: the last query of its list, as filter-memory.storage.ts keeps it. */
const lastQuery = (): string | undefined =>
  location.search === ''
    ? localStorage
        .getItem('kantoor.filters')
        ?.split(`"${location.pathname.slice(1)}":"`)[1]
        ?.split('"')[0]
    : undefined;

/** All that a drawn list depends on beside the answers; null where the build is not known by a name of its own. */
export const contextOfPage = (): string | null => {
  const build = /\/main\.[0-9a-f]{6,}\.js/.exec(
    document.querySelector<HTMLLinkElement>('link[as=script]')?.href ?? '',
  )?.[0];
  const year = new Date().getFullYear();
  const zone = [0, 6].map((month) => new Date(year, month).getTimezoneOffset());
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return build === undefined
    ? null
    : JSON.stringify([build, innerWidth, isDark, zone, lastQuery() ?? '', ...settings()]);
};

/** The answer to a call without its code, which the answer to a sign-in leaves out where it brings others along. */
export const withoutCode = (answer: unknown): string =>
  JSON.stringify(typeof answer === 'object' ? { ...answer, code: undefined } : answer);

/** The rows of a list's answer, and the rest of it; null where it has no rows. */
export const partsOf = (answer: unknown): { readonly rows: readonly string[]; readonly rest: string } | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const [list, ...others] = Object.entries(answer).flatMap(([key, value]: [string, unknown]) =>
    Array.isArray(value) ? [{ key, rows: value.map((row) => JSON.stringify(row)) }] : [],
  );
  if (list === undefined || others.length > 0) return null;
  return { rows: list.rows, rest: JSON.stringify({ ...answer, [list.key]: null, code: undefined }) };
};

/** Whether the time that passed may have changed how a row is drawn, such as one with a publication window. */
export const isTimeBound = (row: string, drawn: number, now: number): boolean =>
  [...row.matchAll(/\d{4}-\d\d-\d\d(?:[T ](\d\d:\d\d(?::\d\d)?))?/g)].some(([text, time]) => {
    const at = Date.parse(time === undefined ? text : `${text.replace(' ', 'T')}Z`);
    // A day begins and ends within half a day of that of the server.
    return time === undefined ? at + 2 * DAY >= drawn && at - DAY <= now : at >= drawn && at <= now;
  });

/** The server's time of an answer, by its date. */
export const timeOf = (date: string | null | undefined): number => {
  const dated = Date.parse(date ?? '');
  return Number.isNaN(dated) ? Date.now() : dated;
};
