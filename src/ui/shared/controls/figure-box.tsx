import type { FocusEvent } from 'react';
import { amountOf, CURRENCIES, isMoney, money, readMoney, type Currency } from '../../../domain/shared/money';
import { decimalFrom, readNumber, readWhole, type TypedFigure } from '../../../domain/shared/typed-number';
import { useFormat, useSession } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { FigureInput } from './figure-input';
import { InputBox } from './input-box';

/** How a kind of figure is shown and read. */
export interface FigureFormat {
  /** Stands before the figures. */
  readonly sign?: string;
  /** Stands behind the figures. */
  readonly unit?: string;
  /** What to enter, said of text that cannot be read. */
  readonly form: string;
  /** Null for text that is no such figure. */
  readonly read: (typed: string) => TypedFigure;
}

/** Numbers and amounts as the signed-in person writes them. */
export const useFigureFormats = () => {
  const [text, format] = [useText(), useFormat()];
  const { language } = useSession().me.settings;
  return {
    number: (decimals = 0): FigureFormat => ({
      form: text('shared.number.form', { example: format.figures(decimals === 0 ? '1234' : '1234.5') }),
      read: (typed) => (decimals === 0 ? readWhole : readNumber)(typed, language),
    }),
    money: (currency: Currency = 'EUR'): FigureFormat => ({
      sign: CURRENCIES[currency],
      form: text('shared.number.amount', { example: format.money(money(123_450, currency)) }),
      read: (typed) => readMoney(typed, language, currency),
    }),
  };
};

interface FigureBoxProps {
  /** Attributes that tie the input to its label and message. */
  readonly tie: object;
  readonly name: string;
  readonly format: FigureFormat;
  readonly value: TypedFigure;
  readonly invalid: boolean;
  readonly readOnly?: boolean;
  readonly onChange: (value: TypedFigure) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The input of a figure. Text that cannot be read stays; the rule of the form tells of it. Rule R-SHR-40. */
export const FigureBox = ({ tie, format: kind, invalid, readOnly = false, ...input }: FigureBoxProps) => {
  const format = useFormat();
  const write = (figure: TypedFigure): string => {
    if (isMoney(figure)) return format.figures(amountOf(figure));
    const decimal = typeof figure === 'number' ? decimalFrom(figure) : null;
    return decimal === null ? String(figure ?? '') : format.figures(decimal);
  };
  const read = (typed: string): TypedFigure => kind.read(typed) ?? (typed.trim() === '' ? null : typed);
  return (
    <InputBox invalid={invalid} readOnly={readOnly}>
      {kind.sign !== undefined && <span aria-hidden>{kind.sign}</span>}
      <FigureInput {...tie} {...input} readOnly={readOnly} write={write} read={read} />
      {kind.unit !== undefined && <span aria-hidden>{kind.unit}</span>}
    </InputBox>
  );
};
