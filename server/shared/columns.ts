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

/** A column of a record: how it comes from a form, how it is kept, sorted and searched, and how it is shown. */
export interface Column<Value = unknown> {
  /** The value of a form field or a filter; `undefined` when the text is none. */
  readonly parse: (text: string) => Value | undefined;
  /** It is sent as a list of ids, which `parse` takes joined by commas. */
  readonly isList?: true;
  /** All values of a choice. */
  readonly options?: readonly (string | number)[];
  /** Characters that a form field may have. */
  readonly longest: number;
  /** Value of a new record that was added without it. */
  readonly blank: Value;
  /** False for what only the server sets. */
  readonly writable: boolean;
  /** Whether the database may hold null; where it may not, null is refused. */
  readonly nullable: boolean;
  /** Where null stands when the column is sorted. */
  readonly lowest: SQL;
  /** Kept a second time in its folded form, as `by_{name}`, when it is sorted or filtered by a part of it. */
  readonly foldable: boolean;
  /** As it is selected. */
  selected(column: SQL): SQL;
  /** Stored as JSON, from the text that `stored` answers. */
  readonly isJson?: true;
  /** As it is stored. */
  stored(value: Value): unknown;
  /**
   * What a text that was read stands for in the database; `undefined` when it stands for nothing that the person may
   * store. @param held the value of the stored record; undefined for a new one
   */
  settle?(
    db: Pick<Database, 'execute'>,
    value: Value,
    caller: Caller,
    held: Value | undefined,
  ): Promise<Value | undefined>;
  onWire(value: Value): unknown;
  /** The words by which a person would look for it. */
  words(value: Value): string;
}

/** The values of a choice as they are sent. */
export const optionsOf = ({ options }: Column): { readonly options?: readonly string[] } =>
  options === undefined ? {} : { options: options.map(String) };

/** A kind of column: what it does not say is as most are. */
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

/** A value that is null when its text is empty. */
const orNull =
  <Value>(read: (text: string) => Value | undefined) =>
  (text: string): Value | null | undefined =>
    text.trim() === '' ? null : read(text.trim());

/**
 * One line of words, trimmed, else letter by letter as they were typed; sorted and filtered without regard to case and
 * accents.
 */
export const phrase = (longest = 255): Column<string> =>
  column({ parse: (typed) => typed.trim(), longest, blank: '', foldable: true });

/** One line that may have to differ from all others: however its letters are written, it is the same. */
export const line = (longest = 255): Column<string> => ({
  ...phrase(longest),
  parse: (typed) => normalizeText(typed.trim()),
});

/** Text of several lines, kept as it was typed. */
export const text = (longest = 10_000): Column<string> =>
  column({ parse: (typed) => typed, longest, blank: '', foldable: true });

/** HTML, kept byte for byte; searched by its visible words. Rule R-SHR-57. */
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

/** A number with so many decimals, in a `numeric(12 + decimals, decimals)`; a value is decimal text. */
export const decimal = (decimals: number): Column<Decimal | null> =>
  column<Decimal | null>({
    parse: orNull((sent) => readDecimal(sent, decimals)),
    blank: null,
    lowest: sql`'-infinity'::numeric`,
    selected: (name) => sql`${name}::text`,
    onWire: (value) => (value === null ? null : Number(value)),
  });

/** An amount in euros, in a `numeric(14, 2)`; a value is decimal text. */
export const money = (): Column<Decimal | null> => decimal(2);

/**
 * One of these; on the wire text or a number, as they are given here. Texts want a database column with collation "C".
 */
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

/** The ids of other records, in an `integer[]`: those that the person may not store are refused. */
export const references = (kind: ReferenceKind): Column<readonly number[]> =>
  column<readonly number[]>({
    isList: true,
    parse: (sent) => (sent === '' ? [] : sent.split(',').map(Number)),
    longest: Infinity,
    blank: [],
    stored: (ids) => `{${ids.join(',')}}`,
    words: () => '',
    settle: async (db, ids, caller, held) => ((await areStorable(db, caller, kind, ids, held ?? [])) ? ids : undefined),
  });

/** The id of another record: one that the person may not store is refused. */
export const reference = (kind: ReferenceKind): Column<number | null> =>
  column<number | null>({
    parse: orNull(readId),
    blank: null,
    lowest: sql`0`,
    words: () => '',
    settle: async (db, id, caller, held) =>
      id === null || (await areStorable(db, caller, kind, [id], [held ?? 0])) ? id : undefined,
  });

/** Null is a value too. */
export const optional = <Value>(kind: Column<Value>): Column<Value> => ({ ...kind, nullable: true });

/** Only the server fills it: read-only on the wire. */
export const given = <Value>(kind: Column<Value>): Column<Value> => ({ ...kind, writable: false });
