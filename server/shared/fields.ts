import { decimalOf, isDecimal, unitsOf, type Decimal } from '../../src/domain/shared/decimal';
import { fieldsNotValid, Refusal } from './refusal';

type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: string[] }
  | { readonly kind: 'map'; readonly entries: Map<string, string> };

const NAME = /^([A-Za-z][A-Za-z0-9_]{0,63})(?:\[([A-Za-z0-9_.-]{0,64})\])?$/;
const MOST_PAIRS = 20_000;
const LARGEST_ID = 2_147_483_647;

/** PostgreSQL cannot store NUL or lone surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Decodes one percent-encoded part; refuses malformed encoding, invalid UTF-8 and NUL. */
const decode = (part: string): string => {
  let text: string;
  try {
    text = decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw new Refusal(400, 'VALUE_NOT_VALID');
  }
  if (!isStorableText(text)) throw new Refusal(400, 'VALUE_NOT_VALID');
  return text;
};

/**
 * The fields of a query string or a form body: `name=…`, `name[]=…` (a list) and `name[key]=…` (a map). Refuses other
 * shapes, repeated names and names in two shapes with 400.
 */
export class Fields {
  private readonly values = new Map<string, Value>();

  /** @param encoded the query string or form body as received */
  private constructor(readonly encoded: string) {}

  static read(encoded: string): Fields {
    const fields = new Fields(encoded);
    const pairs = encoded.split('&').filter((pair) => pair !== '');
    if (pairs.length > MOST_PAIRS) throw new Refusal(413, 'TOO_LARGE');
    for (const pair of pairs) {
      const cut = pair.indexOf('=');
      fields.add(decode(cut < 0 ? pair : pair.slice(0, cut)), cut < 0 ? '' : decode(pair.slice(cut + 1)));
    }
    return fields;
  }

  private add(key: string, text: string): void {
    const [, name, inner] = NAME.exec(key) ?? [];
    if (name === undefined) throw new Refusal(400, 'VALUE_NOT_VALID');
    const known = this.values.get(name);
    if (inner === undefined) {
      if (known !== undefined) throw fieldsNotValid(name);
      this.values.set(name, { kind: 'text', text });
    } else if (inner === '') {
      if (known === undefined) this.values.set(name, { kind: 'list', items: [text] });
      else if (known.kind === 'list') known.items.push(text);
      else throw fieldsNotValid(name);
    } else if (known === undefined) {
      this.values.set(name, { kind: 'map', entries: new Map([[inner, text]]) });
    } else if (known.kind === 'map' && !known.entries.has(inner)) {
      known.entries.set(inner, text);
    } else throw fieldsNotValid(name);
  }

  /** All field names, in the order sent. */
  get names(): readonly string[] {
    return [...this.values.keys()];
  }

  /** A copy without this field. */
  without(name: string): Fields {
    const rest = this.encoded.split('&').filter((pair) => decode(pair.split('=')[0] ?? '') !== name);
    return Fields.read(rest.join('&'));
  }

  /** A copy with another value for this field. */
  with(name: string, text: string): Fields {
    return Fields.read([this.without(name).encoded, `${name}=${encodeURIComponent(text)}`].join('&'));
  }

  /** Whether the field was sent, even if empty. */
  has(name: string): boolean {
    return this.values.has(name);
  }

  /** A single text, `undefined` if absent. Refuses more than `longest` UTF-16 units. */
  text(name: string, longest = 255): string | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    if (value.kind !== 'text' || value.text.length > longest) throw fieldsNotValid(name);
    return value.text;
  }

  /** Like `text`, but refuses an absent field. */
  required(name: string, longest?: number): string {
    const text = this.text(name, longest);
    if (text === undefined) throw fieldsNotValid(name);
    return text;
  }

  /** `1` or `0`; undefined if empty or absent. */
  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined || text === '') return undefined;
    if (text !== '1' && text !== '0') throw fieldsNotValid(name);
    return text === '1';
  }

  /** A decimal number; undefined if empty or absent. */
  decimal(name: string, decimals: number): Decimal | undefined {
    const text = this.text(name);
    if (text === undefined || text === '') return undefined;
    return readDecimal(text, decimals) ?? this.refuse(name);
  }

  /** Id of a record; undefined if empty or absent. */
  id(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined || text === '') return undefined;
    return readId(text) ?? this.refuse(name);
  }

  /** Ids without duplicates; one empty item is an empty list, `undefined` an absent field. */
  ids(name: string): number[] | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    if (value.kind !== 'list') throw fieldsNotValid(name);
    if (value.items.length === 1 && value.items[0] === '') return [];
    return [...new Set(value.items.map((item) => readId(item) ?? this.refuse(name)))];
  }

  /** Texts of a list without duplicates; empty if absent or cleared. */
  texts(name: string, longest = 255): string[] {
    const value = this.values.get(name);
    if (value === undefined) return [];
    if (value.kind !== 'list' || value.items.some((item) => item.length > longest)) throw fieldsNotValid(name);
    return [...new Set(value.items)].filter((item) => item !== '');
  }

  /** Entries of a map in the order sent; empty if absent. */
  entries(name: string): readonly (readonly [string, string])[] {
    const value = this.values.get(name);
    if (value === undefined) return [];
    return value.kind === 'map' ? [...value.entries] : this.refuse(name);
  }

  private refuse(name: string): never {
    throw fieldsNotValid(name);
  }
}

/** Parses a decimal number with at most this many decimals, and writes it with all of them; `undefined` if invalid. */
export const readDecimal = (text: string, decimals: number): Decimal | undefined => {
  const units = isDecimal(text) ? unitsOf(text, decimals) : null;
  return units === null ? undefined : decimalOf(units, decimals);
};

/** Parses a positive integer that fits the id column; `undefined` if invalid. */
export const readId = (text: string): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
};
