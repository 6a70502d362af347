import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NOTHING, ok, type Endpoint } from '../shared/endpoint';
import { offering } from '../shared/references';
import { pick } from '../shared/specified';

/** Id, English and Dutch name, and Material Design Icon. */
const NAMES = [
  [1, 'Burner', 'Brander', 'fire'],
  [2, 'Gas valve', 'Gasklep', 'pipe-valve'],
  [3, 'Pipes', 'Leidingen', 'pipe'],
  [4, 'Pump', 'Pomp', 'pump'],
  [5, 'Fan', 'Ventilator', 'fan'],
  [6, 'Heat exchanger', 'Warmtewisselaar', 'heating-coil'],
  [7, 'Electronics', 'Elektronica', 'chip'],
  [8, 'Casing', 'Behuizing', 'water-boiler'],
  [9, 'Sensor', 'Sensor', 'thermometer'],
  [10, 'Pressure', 'Druk', 'gauge'],
  [11, 'Filter', 'Filter', 'filter-outline'],
  [12, 'Fasteners', 'Bevestigingsmateriaal', 'screw-flat-top'],
] as const;

/** Icons for categories. Ids are stored, so they are never reused. */
export const ICONS: readonly { readonly id: number; readonly name: string }[] = NAMES.map(([id, name]) => ({
  id,
  name,
}));

const readDrawings = (): ReadonlyMap<number, string> => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  }; // cast: the version of this package is fixed
  return new Map(
    NAMES.map(([id, , , key]) => [
      id,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${icons[key]?.body ?? ''}</svg>`,
    ]),
  );
};

let drawings: ReadonlyMap<number, string> | null = null;

/** `GET svgicons/spare-part-category`, with names in the caller's language. Rule R-SPA-03. */
export const sparePartIconEndpoint: Endpoint = {
  ...offering('svgicons/spare-part-category')('GET', 'svgicons/spare-part-category', NOTHING, ({ caller }) => {
    const svgs = (drawings ??= readDrawings());
    const icons = NAMES.map(([id, en, nl]) => ({
      id,
      name: caller.language === 'nl' ? nl : en,
      svg: svgs.get(id) ?? '',
    }));
    return Promise.resolve(ok({ svg_icons: icons }));
  }),
  specified: { answer: pick('', { svg_icons: pick('id name svg') }) },
};
