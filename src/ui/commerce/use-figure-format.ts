import { useFigureFormats, type FigureFormat } from '../shared/controls/figure-box';
import { useText } from '../shared/runtime/use-text';

export type FigureKind = 'money' | 'pieces' | 'percent';

/** The format of a minimum or value: amount, pieces or percentage. The unit sign may be typed too. Rule R-COM-64. */
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
