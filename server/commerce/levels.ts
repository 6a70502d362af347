import {
  figureProblem,
  gainOf,
  hasOneLevel,
  MAX_LEVELS,
  minimumOf,
  type RuleType,
} from '../../src/domain/commerce/promotion.rule';
import { isDecimal } from '../../src/domain/shared/decimal';
import { moneyOf } from '../../src/domain/shared/money';

/** A level as stored: amounts are decimal text. */
export interface StoredLevel {
  readonly min: string;
  readonly value: string;
}

/** Maximum length of a rule's levels as JSON, in UTF-16 units. */
export const LONGEST_DATA = 10_000;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;

const read = (value: unknown, kind: 'money' | 'pieces' | 'percent'): string | undefined => {
  const text = textOf(value);
  if (text === undefined || !isDecimal(text)) return undefined;
  const figure = kind === 'money' ? moneyOf(text) : Number(text);
  return figureProblem(figure, kind) === null ? text : undefined;
};

const readLevel = (type: RuleType, level: unknown): StoredLevel | undefined => {
  if (typeof level !== 'object' || level === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(level));
  const min = read(fields.get('min'), minimumOf(type));
  const value = read(fields.get('value'), gainOf(type));
  return min === undefined || value === undefined ? undefined : { min, value };
};

/** Parses the levels of a rule from JSON: one object for an order rule, else a list. Rule R-COM-64. */
export const readLevels = (type: RuleType, json: string): readonly StoredLevel[] | undefined => {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (hasOneLevel(type) === Array.isArray(data)) return undefined;
  const levels: readonly unknown[] = Array.isArray(data) ? data : [data];
  const found = levels.map((level) => readLevel(type, level));
  return levels.length > MAX_LEVELS ? undefined : found.every((level) => level !== undefined) ? found : undefined;
};

/** The levels as sent to clients: amounts are numbers. */
export const levelsOnWire = (type: RuleType, levels: readonly StoredLevel[]): unknown => {
  const figures = levels.map(({ min, value }) => ({ min: Number(min), value: Number(value) }));
  return hasOneLevel(type) ? (figures[0] ?? { min: 0, value: 0 }) : figures;
};
