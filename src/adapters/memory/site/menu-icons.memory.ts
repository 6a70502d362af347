import { either } from 'fp-ts';
import type { MenuIcons } from '../../../application/site/ports/menu-icons.port';
import { iconNameOf } from '../../../domain/site/menu-item.rule';
import type { MemoryCalls } from '../shared/memory-calls';

/** A few icons; the API has all of them. */
const ICONS = [
  { name: 'home', path: 'M10 20v-6h4v6h5v-8h3L12 3L2 12h3v8z' },
  { name: 'home-outline', path: 'm12 5.69l5 4.5V18h-2v-6H9v6H7v-7.81zM12 3L2 12h3v8h6v-6h2v6h6v-8h3' },
  { name: 'plus', path: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z' },
];

/** Icons in memory. */
export const menuIconsMemory = (calls: MemoryCalls): MenuIcons => ({
  search: (term, options) =>
    calls.answer(() => either.right(ICONS.filter(({ name }) => name.includes(iconNameOf(term)))), options),
});
