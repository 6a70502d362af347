import {
  spareItemRule,
  UPDATE_FIELDS,
  type ItemFields,
  type Proposals,
} from '../../../src/domain/spare-parts/spare-item.rule';
import type { SuppliedItem, SuppliedSheet } from '../published/supplier-feed';
import { normalizeText } from '../../../src/domain/shared/normalize';

const MOST_SHEETS = 100;
/** Maximum number of items in all sheets. */
const MOST_ITEMS = 5_000;
const LONGEST_CODE = 50;
const LONGEST_NUMBER = 20;

/** Placeholder values that satisfy rule R-SPA-11, for fields that the supplier does not send. */
const UNSTATED: ItemFields = { code: '', name: '-', remarks: '', quantity: '', specifications: '' };

class Malformed extends Error {}

const propertyOf = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null) throw new Malformed();
  return Object.entries(value).find(([own]) => own === name)?.[1];
};

const listOf = (value: unknown, most: number): readonly unknown[] => {
  if (!Array.isArray(value) || value.length > most) throw new Malformed();
  return value.map((one: unknown) => one);
};

/** Text without characters that the database cannot store; integers are converted. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || text.includes('\0') || !text.isWellFormed()) throw new Malformed();
  return normalizeText(text).trim();
};

const LINES: ReadonlySet<string> = new Set<keyof ItemFields>(['code', 'name']);
/** Suppliers export tabs and line breaks in names, which a field of one line refuses (R-SHR-88). */
const lineOf = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const shortText = (value: unknown, longest: number): string => {
  const text = textOf(value);
  if (text === '' || text.length > longest) throw new Malformed();
  return text;
};

const fieldsOf = (item: unknown): Proposals => {
  const stated = UPDATE_FIELDS.map((field) => [field, propertyOf(item, field)] as const);
  const fields: Proposals = Object.fromEntries(
    stated.flatMap(([field, value]) =>
      value === undefined || value === null
        ? []
        : [[field, LINES.has(field) ? lineOf(textOf(value)) : textOf(value)] as const],
    ),
  );
  if (Object.keys(spareItemRule({ ...UNSTATED, ...fields })).length > 0) throw new Malformed();
  return fields;
};

const itemOf = (item: unknown): SuppliedItem => ({
  number: shortText(propertyOf(item, 'number'), LONGEST_NUMBER),
  fields: fieldsOf(item),
});

/**
 * Parses supplied data: `{sheets: [{code, items: [{number, code?, name?, remarks?, quantity?, specifications?}]}]}`.
 * Rule R-SPA-43.
 * @returns null when it is something else, or a value breaks rule R-SPA-11
 */
export const readSupplied = (json: string): readonly SuppliedSheet[] | null => {
  try {
    const sheets = listOf(propertyOf(JSON.parse(json), 'sheets'), MOST_SHEETS).map((sheet) => ({
      code: shortText(propertyOf(sheet, 'code'), LONGEST_CODE),
      items: listOf(propertyOf(sheet, 'items'), MOST_ITEMS).map(itemOf),
    }));
    return sheets.reduce((sum, { items }) => sum + items.length, 0) > MOST_ITEMS ? null : sheets;
  } catch (failure) {
    if (failure instanceof Malformed || failure instanceof SyntaxError) return null;
    throw failure;
  }
};
