import { storedPart, type Parts } from '../../../domain/shared/parts/part';
import type { Drawing, DrawnBox } from '../../../domain/spare-parts/drawing.rule';
import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import type { Sheet } from '../../../domain/spare-parts/spare-part';
import { MEMORY_ITEMS } from '../content/published/memory-items';

const KINDS = [
  { code: 'BRN', label: 'Burner', items: ['Burner hood', 'Ignition electrode', 'Seal', 'Fan', 'Gas valve'] },
  { code: 'DIV', label: 'Diverter valve', items: ['Cap', 'Retaining clip', 'Actuator', 'Valve cone', 'Union nut'] },
  { code: 'PMP', label: 'Pump', items: ['Motor head', 'Rotor', 'Gasket', 'Housing', 'Coupling'] },
] as const;

const [WIDTH, HEIGHT] = [480, 400];
const BOX = { width: 32, height: 24 };
const ROW = 72;

/** Position of an item's number: alternately left and right. */
const placeOf = (place: number): { readonly x: number; readonly y: number } => ({
  x: place % 2 === 0 ? 40 : WIDTH - 40 - BOX.width,
  y: 24 + place * ROW,
});

/** Draws the number of each item, with a line to the centre. */
const pictureOf = (count: number): string => {
  const numbers = Array.from({ length: count }, (_, place) => {
    const { x, y } = placeOf(place);
    const [left, top] = [x + BOX.width / 2, y + BOX.height - 7];
    return (
      `<path d="M${left} ${top}H${WIDTH / 2}" stroke="#8a9a9c"/>` +
      `<text x="${left}" y="${top}" text-anchor="middle" font-size="14">${place + 1}</text>`
    );
  }).join('');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${numbers}</svg>`,
  )}`;
};

const boxOf = (item: string, place: number): DrawnBox => {
  const { x, y } = placeOf(place);
  return { item, xMin: x, xMax: x + BOX.width, yMin: y, yMax: y + BOX.height };
};

const drawingOf = (items: readonly string[]): Drawing => ({
  address: pictureOf(items.length),
  x: 0,
  y: 0,
  width: WIDTH,
  height: HEIGHT,
  boxes: items.map(boxOf),
});

/**
 * Sheets of a reference with five items each.
 * @param first the number of its first sheet among those of all references @param proposed items with proposals
 */
export const memorySheets = (
  first: number,
  count: number,
  proposed: number,
): { readonly sheets: readonly Sheet[]; readonly parts: Parts<SpareItem> } => {
  const sheets: Sheet[] = [];
  const parts: SpareItem[] = [];
  for (let place = 0; place < count; place += 1) {
    const { code, label, items: names } = KINDS[place % KINDS.length] ?? KINDS[0];
    const id = String(first + place + 1);
    const keys = names.map((_, at) => String((first + place) * names.length + at + 1));
    sheets.push({ id, code, label, icon: '1', drawing: drawingOf(keys) });
    for (const [at, name] of names.entries()) {
      const product = (first + at) % 4 === 3 ? null : (MEMORY_ITEMS[at % MEMORY_ITEMS.length] ?? null);
      const itemCode = String(7_740_000 + (first + place) * 10 + at);
      parts.push({
        sheet: id,
        number: String(at + 1),
        code: itemCode,
        name,
        remarks: '',
        quantity: '1',
        specifications: '',
        product: product === null ? null : { id: product.id, code: product.code, label: product.label },
        isAvailable: product !== null,
        proposals: parts.length < proposed ? { name: `${name} with seal`, ...(at % 2 === 0 && { quantity: '2' }) } : {},
        rejected: {},
      });
    }
  }
  const keyOf = (at: number): string => String(first * KINDS[0].items.length + at + 1);
  return { sheets, parts: parts.map((item, at) => storedPart(keyOf(at), item)) };
};
