import type { DecimalMark } from '../shared/decimal';
import type { Language } from '../shared/locale';
import { figuresOfAmount, readMoney, type Money } from '../shared/money';
import { isNumberText, languageOfMark, markIn, markOfColumn } from '../shared/list/number-column';
import { withNewPart, withPartAfter, withPartValue, type Parts } from '../shared/parts/part';
import type { NetPrice } from './net-price';
import { MAX_RULES } from './promotion.rule';
import type { ItemReference } from './references';

/** One line of a pasted price table; `price` is null when it cannot be parsed. */
export interface PriceLine {
  /** 1-based line number. */
  readonly number: number;
  readonly text: string;
  readonly code: string;
  readonly price: Money | null;
}

/** Result of a line. */
export type LineVerdict = 'added' | 'changed' | 'same' | 'unknown' | 'noPrice' | 'repeated' | 'tooMany';

export interface JudgedLine extends PriceLine {
  readonly verdict: LineVerdict;
  readonly item: ItemReference | null;
}

/** Normalized code: comparison ignores case. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** Splits a line before its last word; drops a separate euro sign before it. */
const splitAtPrice = (line: string): readonly string[] => {
  const place = line.search(/\s\S*$/u);
  return place < 0 ? [line] : [line.slice(0, place).replace(/(?<!\s)\s+€\s*$/u, ''), line.slice(place)];
};

const cellsOf = (line: string): readonly string[] => {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : null;
  return (separator === null ? splitAtPrice(line.trim()) : line.split(separator)).map((cell) =>
    cell.trim().replace(/^"(.*)"$/, '$1'),
  );
};

/** A line with its price cell; null when it has none. */
type PricedLine = Omit<PriceLine, 'price'> & { readonly cell: string | null };

const isPrice = (cell: string | undefined): cell is string => cell !== undefined && isNumberText(figuresOfAmount(cell));

/** The most frequent price column: per line, the last column with a number. */
const priceColumnOf = (lines: readonly (readonly string[])[]): number => {
  const counts = new Map<number, number>();
  for (const cells of lines) {
    const column = cells.findLastIndex(isPrice);
    if (column > 0) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const [[column] = [1]] = [...counts].sort(([one, most], [other, more]) => more - most || other - one);
  return column;
};

/** Other columns are ignored, except in lines of two cells. */
const priceCellOf = (cells: readonly string[], column: number): string | null => {
  const cell = cells.length === 2 ? cells[1] : cells[column];
  return isPrice(cell) ? cell : null;
};

const cellLines = (text: string): readonly PricedLine[] => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => ({ text: line.trim(), cells: cellsOf(line) }));
  const column = priceColumnOf(lines.map(({ cells }) => cells));
  return lines.flatMap(({ text: own, cells }, index) =>
    own === '' ? [] : [{ number: index + 1, text: own, code: cells[0] ?? '', cell: priceCellOf(cells, column) }],
  );
};

/** Number format of the prices in a table. */
export interface PriceReading {
  /** Null when the user has to choose, or no price has a decimal mark. */
  readonly mark: DecimalMark | null;
  /** A price to show with the choice, preferably an ambiguous one; empty when no price has a mark. */
  readonly example: string;
  /** Whether prices are ambiguous. */
  readonly isDoubtful: boolean;
}

/** Detects the number format of a table from all its prices. Rule R-COM-65. */
export const readingOf = (text: string): PriceReading => {
  const prices = cellLines(text).flatMap(({ cell }) => (cell === null ? [] : [cell]));
  const figures = prices.map((price) => figuresOfAmount(price));
  const { mark, doubtful } = markOfColumn(figures);
  const place = doubtful === null ? figures.findIndex((one) => markIn(one) !== null) : figures.indexOf(doubtful);
  return { mark, example: prices[place] ?? '', isDoubtful: doubtful !== null };
};

/**
 * Parses a pasted spreadsheet: code in the first column, price in the last numeric one. Rule R-COM-65.
 * @param language number format to use when the table does not reveal its own
 */
export const readPriceTable = (text: string, language: Language): readonly PriceLine[] => {
  const { mark } = readingOf(text);
  return cellLines(text).map(({ cell, ...line }) => {
    const price = cell === null ? null : readMoney(cell, mark === null ? language : languageOfMark(mark));
    return { ...line, price: price !== null && price.cents >= 0 ? price : null };
  });
};

/**
 * Compares each line of a table with the present prices. Of lines with the same code, the last one counts. Rule
 * R-COM-08.
 */
export const judgePriceTable = (
  lines: readonly PriceLine[],
  items: readonly ItemReference[],
  prices: Parts<NetPrice>,
): readonly JudgedLine[] => {
  const byCode = new Map(items.map((item) => [codeKey(item.code), item]));
  const last = new Map(lines.map(({ code, number }) => [codeKey(code), number]));
  const present = new Map(prices.map((part) => [part.value.item.id, part]));
  let room = MAX_RULES - prices.length;
  return lines.map((line): JudgedLine => {
    const item = byCode.get(codeKey(line.code)) ?? null;
    if (item === null) return { ...line, item, verdict: 'unknown' };
    if (line.price === null) return { ...line, item, verdict: 'noPrice' };
    if (last.get(codeKey(line.code)) !== line.number) return { ...line, item, verdict: 'repeated' };
    const known = present.get(item.id);
    if (known === undefined) {
      room -= 1;
      return { ...line, item, verdict: room < 0 ? 'tooMany' : 'added' };
    }
    const { price } = known.value;
    const isSame = known.state !== 'marked' && typeof price === 'object' && price?.cents === line.price.cents;
    return { ...line, item, verdict: isSame ? 'same' : 'changed' };
  });
};

/** Applies an evaluated table to the prices. Rule R-COM-08. */
export const withPriceTable = (prices: Parts<NetPrice>, lines: readonly JudgedLine[]): Parts<NetPrice> =>
  lines.reduce((all, { item, price, verdict }) => {
    if (item === null || price === null) return all;
    if (verdict === 'added') return withNewPart(all, { item, price });
    if (verdict !== 'changed') return all;
    const known = all.find(({ value }) => value.item.id === item.id);
    return known === undefined
      ? all
      : withPartValue(withPartAfter(all, known.key, { type: 'part.restored' }), known.key, { item, price });
  }, prices);
