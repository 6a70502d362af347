import { sql, type SQL } from 'drizzle-orm';
import { isCalendarDate } from '../../src/domain/shared/calendar-date';
import { parseUtc } from '../../src/domain/shared/instant';
import type { Decimal } from '../../src/domain/shared/decimal';
import type { Database } from '../database/database';
import type { Caller } from './endpoint';
import { readDecimal, readId } from './fields';
import { areStorable, type ReferenceKind } from './references';
import { normalizeText } from '../../src/domain/shared/normalize';
import { textOfHtml } from './html/text-of-html';

/** A column of a record: how it is parsed, stored, sorted, searched and selected. */
export interface Column<Value = unknown> {
  /** Parses a form field or a filter; `undefined` for an invalid text. */
  readonly parse: (text: string) => Value | undefined;
  /** Sent as a list of ids; `parse` receives them joined by commas. */
  readonly isList?: true;
  /** All values of a choice. */
  readonly options?: readonly (string | number)[];
  /** Maximum number of characters of a form field. */
  readonly longest: number;
  /** Value of a new record when the field was not sent. */
  readonly blank: Value;
  /** False for columns that only the server sets. */
  readonly writable: boolean;
  /** Whether the column can be null; otherwise null is refused. */
  readonly nullable: boolean;
  /** The value by which null is sorted. */
  readonly lowest: SQL;
  /** Whether a folded copy, `by_{name}`, is stored when the column is sorted or filtered by `contains`. */
  readonly foldable: boolean;
  /** The expression that selects the column. */
  selected(column: SQL): SQL;
  /** The column is JSON; `stored` returns its text. */
  readonly isJson?: true;
  /** Converts a value to what the database stores. */
  stored(value: Value): unknown;
  /**
   * Replaces a parsed value by the one to store; `undefined` if the person may not store it. @param held the value of
   * the stored record; undefined for a new one
   */
  toStorable?(
    db: Pick<Database, 'execute'>,
    value: Value,
    caller: Caller,
    held: Value | undefined,
  ): Promise<Value | undefined>;
  onWire(value: Value): unknown;
  /** The text by which a value is searched. */
  words(value: Value): string;
}

/** The values of a choice as sent on the wire. */
export const optionsOf = ({ options }: Column): { readonly options?: readonly string[] } =>
  options === undefined ? {} : { options: options.map(String) };

/** Creates a column kind with defaults for what it does not set. */
export const column = <Value>(
  kind: Pick<Column<Value>, 'parse' | 'blank'> & Partial<Column<Value>>,
): Column<Value> => ({
  longest: 255,
  writable: true,
  nullable: false,
  lowest: sql`''`,
  foldable: false,
  selected: (name) => name,
  stored: (value) => value,
  onWire: (value) => value,
  words: (value) => (value === null ? '' : String(value)),
  ...kind,
});

/** Parses an empty text as null. */
const orNull =
  <Value>(read: (text: string) => Value | undefined) =>
  (text: string): Value | null | undefined =>
    text.trim() === '' ? null : read(text.trim());

/** One trimmed line of words; sorted and filtered without case and accents. */
export const foldedLine = (longest = 255): Column<string> =>
  column({ parse: (typed) => typed.trim(), longest, blank: '', foldable: true });

/** One line for unique values; different notations of the same letters are equal. */
export const line = (longest = 255): Column<string> => ({
  ...foldedLine(longest),
  parse: (typed) => normalizeText(typed.trim()),
});

/** Multi-line text, stored as typed. */
export const text = (longest = 10_000): Column<string> =>
  column({ parse: (typed) => typed, longest, blank: '', foldable: true });

/** HTML, stored byte for byte; searched by its visible text. Rule R-SHR-57. */
export const html = (longest: number): Column<string> =>
  column({ parse: (typed) => typed, longest, blank: '', words: textOfHtml });

/** `1` or `0`. */
export const flag = (): Column<boolean> =>
  column<boolean>({
    parse: (sent) => (sent === '1' ? true : sent === '0' ? false : undefined),
    blank: false,
    onWire: (value) => (value ? 1 : 0),
    words: () => '',
  });

/** A whole number of at most nine digits. */
export const integer = (): Column<number | null> =>
  column<number | null>({
    parse: orNull((sent) => (/^-?\d{1,9}$/.test(sent) ? Number(sent) : undefined)),
    blank: null,
    lowest: sql`-1000000000`,
  });

/** A number with this many decimals, in a `numeric(12 + decimals, decimals)`; values are decimal text. */
export const decimal = (decimals: number): Column<Decimal | null> =>
  column<Decimal | null>({
    parse: orNull((sent) => readDecimal(sent, decimals)),
    blank: null,
    lowest: sql`'-infinity'::numeric`,
    selected: (name) => sql`${name}::text`,
    onWire: (value) => (value === null ? null : Number(value)),
  });

/** An amount in euros, in a `numeric(14, 2)`; values are decimal text. */
export const money = (): Column<Decimal | null> => decimal(2);

/** One of these options, sent as text or number as given. Text options need a database column with collation "C". */
export const choice = <Option extends string | number>(options: readonly Option[]): Column<Option | null> =>
  column<Option | null>({
    options,
    parse: orNull((sent) => options.find((option) => String(option) === sent)),
    blank: null,
    lowest: typeof options[0] === 'number' ? sql`-1000000000` : sql`''`,
  });

/** A day, `YYYY-MM-DD`. */
export const day = (): Column<string | null> =>
  column<string | null>({
    parse: orNull((sent) => (isCalendarDate(sent) ? sent : undefined)),
    blank: null,
    lowest: sql`'-infinity'::date`,
    selected: (name) => sql`${name}::text`,
  });

/** A moment in UTC, `YYYY-MM-DD HH:mm:ss`. */
export const moment = (): Column<string | null> =>
  column<string | null>({
    parse: orNull((sent) => (parseUtc(sent) === null ? undefined : sent)),
    blank: null,
    lowest: sql`'-infinity'::timestamp`,
    selected: (name) => sql`${name}::text`,
  });

/** Ids of other records, in an `integer[]`. Ids that the person may not store are refused. */
export const references = (kind: ReferenceKind): Column<readonly number[]> =>
  column<readonly number[]>({
    isList: true,
    parse: (sent) => (sent === '' ? [] : sent.split(',').map(Number)),
    longest: Infinity,
    blank: [],
    stored: (ids) => `{${ids.join(',')}}`,
    words: () => '',
    toStorable: async (db, ids, caller, held) =>
      (await areStorable(db, caller, kind, ids, held ?? [])) ? ids : undefined,
  });

/** The id of another record. An id that the person may not store is refused. */
export const reference = (kind: ReferenceKind): Column<number | null> =>
  column<number | null>({
    parse: orNull(readId),
    blank: null,
    lowest: sql`0`,
    words: () => '',
    toStorable: async (db, id, caller, held) =>
      id === null || (await areStorable(db, caller, kind, [id], [held ?? 0])) ? id : undefined,
  });

/** Allows null. */
export const optional = <Value>(kind: Column<Value>): Column<Value> => ({ ...kind, nullable: true });

/** Read-only on the wire: only the server sets the value. */
export const readOnly = <Value>(kind: Column<Value>): Column<Value> => ({ ...kind, writable: false });
