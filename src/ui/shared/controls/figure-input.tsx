import type { ComponentPropsWithRef } from 'react';
import { useTypedText } from './use-typed-text';

export interface FigureInputProps<Value> extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'value' | 'onChange'
> {
  readonly value: Value;
  /** `read` returns unreadable text unchanged; `write` accepts that text. */
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value;
  readonly onChange: (value: Value) => void;
}

/** A number input that keeps the text as typed until blur. */
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
