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

/** One percent-encoded part, strictly: broken encoding, broken UTF-8 and NUL are refused. */
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
 * The fields of a query string or a form body: `name=…`, `name[]=…` (a list) and `name[key]=…` (a map).
 * Anything else, a name that comes twice and a name in two shapes is refused with 400.
 */
export class Fields {
  private readonly values = new Map<string, Value>();

  /** @param encoded as it came */
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

  /** Of all that was sent, in the order in which it came. */
  get names(): readonly string[] {
    return [...this.values.keys()];
  }

  /** The same fields without this one. */
  without(name: string): Fields {
    const rest = this.encoded.split('&').filter((pair) => decode(pair.split('=')[0] ?? '') !== name);
    return Fields.read(rest.join('&'));
  }

  /** The same fields with another text for this one. */
  with(name: string, text: string): Fields {
    return Fields.read([this.without(name).encoded, `${name}=${encodeURIComponent(text)}`].join('&'));
  }

  /** Whether it was sent at all, emptied or not. */
  has(name: string): boolean {
    return this.values.has(name);
  }

  /** A single text, `undefined` when absent; longer than `longest` UTF-16 units is refused. */
  text(name: string, longest = 255): string | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    if (value.kind !== 'text' || value.text.length > longest) throw fieldsNotValid(name);
    return value.text;
  }

  /** Like `text`, for fields that must be there. */
  required(name: string, longest?: number): string {
    const text = this.text(name, longest);
    if (text === undefined) throw fieldsNotValid(name);
    return text;
  }

  /** `1` or `0`; empty and absent mean "not given". */
  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined || text === '') return undefined;
    if (text !== '1' && text !== '0') throw fieldsNotValid(name);
    return text === '1';
  }

  /** A decimal number; empty and absent mean "not given". */
  decimal(name: string, decimals: number): Decimal | undefined {
    const text = this.text(name);
    if (text === undefined || text === '') return undefined;
    return readDecimal(text, decimals) ?? this.refuse(name);
  }

  /** Identity of a record; empty and absent mean "not given". */
  id(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined || text === '') return undefined;
    return readId(text) ?? this.refuse(name);
  }

  /** Identities without repetition; one empty item is the emptied list, `undefined` an absent one. */
  ids(name: string): number[] | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    if (value.kind !== 'list') throw fieldsNotValid(name);
    if (value.items.length === 1 && value.items[0] === '') return [];
    return [...new Set(value.items.map((item) => readId(item) ?? this.refuse(name)))];
  }

  /** Texts of a list without repetition; empty when absent or emptied. */
  texts(name: string, longest = 255): string[] {
    const value = this.values.get(name);
    if (value === undefined) return [];
    if (value.kind !== 'list' || value.items.some((item) => item.length > longest)) throw fieldsNotValid(name);
    return [...new Set(value.items)].filter((item) => item !== '');
  }

  /** Pairs of a map in the order in which they came; empty when absent. */
  entries(name: string): readonly (readonly [string, string])[] {
    const value = this.values.get(name);
    if (value === undefined) return [];
    return value.kind === 'map' ? [...value.entries] : this.refuse(name);
  }

  private refuse(name: string): never {
    throw fieldsNotValid(name);
  }
}

/** A decimal number with at most so many decimals, written with all of them, else `undefined`. */
export const readDecimal = (text: string, decimals: number): Decimal | undefined => {
  const units = isDecimal(text) ? unitsOf(text, decimals) : null;
  return units === null ? undefined : decimalOf(units, decimals);
};

/** A positive whole number that fits the column, else `undefined`. */
export const readId = (text: string): number | undefined => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
};
