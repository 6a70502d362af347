import type { FocusEvent } from 'react';
import { amountOf, CURRENCIES, isMoney, money, readMoney, type Currency } from '../../../domain/shared/money';
import { decimalFrom, readNumber, readWhole, type TypedFigure } from '../../../domain/shared/typed-number';
import { useFormat, useSession } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { FigureInput } from './figure-input';
import { InputBox } from './input-box';

/** How a kind of number is formatted and parsed. */
export interface FigureFormat {
  /** Prefix, such as a currency sign. */
  readonly sign?: string;
  /** Suffix, such as a unit. */
  readonly unit?: string;
  /** The expected format, for the message of unreadable text. */
  readonly form: string;
  /** Parses typed text; `null` if it is not a number of this kind. */
  readonly read: (typed: string) => TypedFigure;
}

/** Number and money formats in the language of the signed-in person. */
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
  /** Attributes that link the input to its label and message. */
  readonly tie: object;
  readonly name: string;
  readonly format: FigureFormat;
  readonly value: TypedFigure;
  readonly invalid: boolean;
  readonly readOnly?: boolean;
  readonly onChange: (value: TypedFigure) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** A number input. Unreadable text stays in the field; the rule of the form reports it. Rule R-SHR-40. */
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
