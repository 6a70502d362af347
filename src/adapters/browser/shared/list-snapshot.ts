/** The markup of a drawn list, and the answers it was drawn from. Rule R-SHR-76. */
export interface ListSnapshot {
  /** What the markup depends on besides the answers: build, settings, viewport and time zone. */
  readonly context: string;
  /** Path and query of the call that filled the list. */
  readonly call: string;
  /** Bodies of `me`, `menu` and `website`. */
  readonly session: readonly string[];
  /** The list's answer without its rows. */
  readonly rest: string;
  /** Server time in milliseconds since 1970. */
  readonly drawn: number;
  readonly css: string;
  /** The screen's markup with an empty table body. */
  readonly frame: string;
  /** The markup of the first rows, by their JSON. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Maximum number of rows in a snapshot; more are never visible. */
export const MOST_ROWS = 50;

/** The answer of a call, and its `Date` from the server. */
export interface DatedBody {
  readonly body: unknown;
  readonly date: string | null | undefined;
}

/** What the page provides for show-snapshot.ts. */
export interface SnapshotRequest {
  /** Path and query of the list. */
  readonly list: string;
  /** The stored snapshot of this page. */
  readonly stored: Promise<unknown>;
  /** Answers of the list and session calls by path; absent for a call that failed. */
  readonly answers: Promise<Readonly<Partial<Record<string, Promise<DatedBody | undefined>>>>>;
  /** Hands the answers over to the console. */
  readonly done: () => void;
}

const SETTINGS = /^kantoor\.(?:preferences|columns\.|views\.)/;
const DAY = 86_400_000;

const settings = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => SETTINGS.test(key))
    .sort()
    .map((key) => `${key}=${localStorage.getItem(key) ?? ''}`);
/** The query of a URL without one: the last query of its list, as stored by filter-memory.storage.ts. */
const lastQuery = (): string | undefined =>
  location.search === ''
    ? localStorage
        .getItem('kantoor.filters')
        ?.split(`"${location.pathname.slice(1)}":"`)[1]
        ?.split('"')[0]
    : undefined;

/** What the markup of a list depends on besides the answers; null if the build has no unique name. */
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

/** The answer without its `code`, which answers included in a sign-in response do not have. */
export const withoutCode = (answer: unknown): string =>
  JSON.stringify(typeof answer === 'object' ? { ...answer, code: undefined } : answer);

/** The rows of a list's answer, and the rest of it; null if it has no rows. */
export const partsOf = (answer: unknown): { readonly rows: readonly string[]; readonly rest: string } | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const [list, ...others] = Object.entries(answer).flatMap(([key, value]: [string, unknown]) =>
    Array.isArray(value) ? [{ key, rows: value.map((row) => JSON.stringify(row)) }] : [],
  );
  if (list === undefined || others.length > 0) return null;
  return { rows: list.rows, rest: JSON.stringify({ ...answer, [list.key]: null, code: undefined }) };
};

/** Whether the elapsed time may have changed a row's markup, for example by its publication window. */
export const isTimeBound = (row: string, drawn: number, now: number): boolean =>
  [...row.matchAll(/\d{4}-\d\d-\d\d(?:[T ](\d\d:\d\d(?::\d\d)?))?/g)].some(([text, time]) => {
    const at = Date.parse(time === undefined ? text : `${text.replace(' ', 'T')}Z`);
    // The local day starts and ends within half a day of the server's.
    return time === undefined ? at + 2 * DAY >= drawn && at - DAY <= now : at >= drawn && at <= now;
  });

/** The server time of an answer, from its date. */
export const timeOf = (date: string | null | undefined): number => {
  const dated = Date.parse(date ?? '');
  return Number.isNaN(dated) ? Date.now() : dated;
};
