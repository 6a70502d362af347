import { useFigureFormats, type FigureFormat } from '../shared/controls/figure-box';
import { useText } from '../shared/runtime/use-text';

export type FigureKind = 'money' | 'pieces' | 'percent';

/** How a minimum or a value is written: amounts, pieces and percentages; the sign may be typed as well. Rule R-COM-64. */
export const useFigureFormat = (): ((kind: FigureKind) => FigureFormat) => {
  const text = useText();
  const { money, number } = useFigureFormats();
  return (kind) => {
    if (kind === 'money') return money();
    if (kind === 'pieces') return { ...number(), unit: text('commerce.units.pieces') };
    const percent = number(1);
    return { ...percent, unit: '%', read: (typed) => percent.read(typed.replace(/%\s*$/, '')) };
  };
};
