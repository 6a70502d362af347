import type { FocusEvent } from 'react';
import type { TypedFigure } from '../../domain/commerce/promotion.rule';
import type { Language } from '../../domain/shared/locale';
import { amountOf, CURRENCIES, isMoney, readMoney } from '../../domain/shared/money';
import { decimalFrom, readNumber, readWhole } from '../../domain/shared/typed-number';
import { FigureInput } from '../shared/controls/figure-input';
import { InputBox } from '../shared/controls/input-box';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';

export type FigureKind = 'money' | 'pieces' | 'percent';

const READERS: Readonly<Record<FigureKind, (typed: string, language: Language) => TypedFigure>> = {
  money: (typed, language) => readMoney(typed, language),
  pieces: readWhole,
  percent: (typed, language) => readNumber(typed.replace(/%\s*$/, ''), language),
};

interface FigureBoxProps {
  /** Attributes that tie the input to its label and message. */
  readonly tie: object;
  readonly name: string;
  readonly kind: FigureKind;
  readonly value: TypedFigure;
  readonly invalid: boolean;
  readonly readOnly?: boolean;
  readonly onChange: (value: TypedFigure) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The input of an amount, of pieces or of a percentage. */
export const FigureBox = ({ tie, name, kind, value, invalid, readOnly = false, onChange, onBlur }: FigureBoxProps) => {
  const text = useText();
  const format = useFormat();
  const { language } = useSession().me.settings;
  const write = (figure: TypedFigure): string => {
    if (isMoney(figure)) return format.figures(amountOf(figure));
    const decimal = typeof figure === 'number' ? decimalFrom(figure) : null;
    return decimal === null ? String(figure ?? '') : format.figures(decimal);
  };
  const read = (typed: string): TypedFigure => READERS[kind](typed, language) ?? (typed.trim() === '' ? null : typed);
  return (
    <InputBox invalid={invalid} readOnly={readOnly}>
      {kind === 'money' && <span aria-hidden>{CURRENCIES.EUR}</span>}
      <FigureInput
        {...tie}
        name={name}
        readOnly={readOnly}
        value={value}
        write={write}
        read={read}
        onBlur={onBlur}
        onChange={onChange}
      />
      {kind !== 'money' && <span aria-hidden>{kind === 'percent' ? '%' : text('commerce.units.pieces')}</span>}
    </InputBox>
  );
};
