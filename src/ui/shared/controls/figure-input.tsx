import type { ComponentPropsWithRef } from 'react';
import { useTypedText } from './use-typed-text';

export interface FigureInputProps<Value> extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'value' | 'onChange'
> {
  readonly value: Value;
  /** `read` returns text that it cannot read; `write` gives it back. */
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value;
  readonly onChange: (value: Value) => void;
}

/** The input of a number or an amount: text stays as it was typed until the field is left. */
export const FigureInput = <Value,>({ value, write, read, onChange, onBlur, ...input }: FigureInputProps<Value>) => {
  const typed = useTypedText(value, write, read, onChange);
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={typed.text}
      onChange={({ target }) => {
        typed.type(target.value);
      }}
      onBlur={(event) => {
        typed.forget();
        onBlur?.(event);
      }}
    />
  );
};
