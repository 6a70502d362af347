import type { EtimLine } from '../../../domain/catalogue/etim-lines';
import type { HEIGHTS } from './etim.styles';

/** The top of each row, and the bottom of the last one, in px. */
export const topsOf = (
  lines: readonly EtimLine[],
  sizes: (typeof HEIGHTS)[keyof typeof HEIGHTS],
): readonly number[] => {
  const tops = [0];
  let [top, place] = [0, 0];
  for (const line of lines) {
    place += 1;
    if (line.kind === 'head')
      top += sizes.gap + sizes.head + (line.group.expanded && line.group.ids.length > 0 ? sizes.filter : 0);
    else if (line.kind === 'feature') top += sizes.feature + (line.place === line.group.shown.length - 1 ? 1 : 0);
    else top += sizes[line.kind];
    tops[place] = top;
  }
  return tops;
};
