import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NOTHING, ok, type Endpoint } from '../shared/endpoint';
import { offering } from '../shared/references';
import { pick } from '../shared/specified';

/** Id, name and Material Design Icon. */
const NAMES = [
  [1, 'Burner', 'fire'],
  [2, 'Gas valve', 'pipe-valve'],
  [3, 'Pipes', 'pipe'],
  [4, 'Pump', 'pump'],
  [5, 'Fan', 'fan'],
  [6, 'Heat exchanger', 'heating-coil'],
  [7, 'Electronics', 'chip'],
  [8, 'Casing', 'water-boiler'],
  [9, 'Sensor', 'thermometer'],
  [10, 'Pressure', 'gauge'],
  [11, 'Filter', 'filter-outline'],
  [12, 'Fasteners', 'screw-flat-top'],
] as const;

/** Icons for categories. Ids are stored, so they are never reused. */
export const ICONS: readonly { readonly id: number; readonly name: string }[] = NAMES.map(([id, name]) => ({
  id,
  name,
}));

const drawn = (): readonly { readonly id: number; readonly name: string; readonly svg: string }[] => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  }; // the file of a package whose version is fixed
  return NAMES.map(([id, name, key]) => ({
    id,
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${icons[key]?.body ?? ''}</svg>`,
  }));
};

let icons: ReturnType<typeof drawn> | null = null;

/** `GET svgicons/spare-part-category`. Rule R-SPA-03. */
export const sparePartIconEndpoint: Endpoint = {
  ...offering('svgicons/spare-part-category')('GET', 'svgicons/spare-part-category', NOTHING, () => {
    icons ??= drawn();
    return Promise.resolve(ok({ svg_icons: icons }));
  }),
  specified: { answer: pick('', { svg_icons: pick('id name svg') }) },
};
