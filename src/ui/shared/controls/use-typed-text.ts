import { useState } from 'react';
import { sameValue } from '../../../domain/shared/same-value';

interface TypedText {
  /** The text shown in the field. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Shows the formatted value again, after blur or a change from outside. */
  readonly forget: () => void;
}

/**
 * Keeps text as typed while the field's value is the parsed text. `read` returns unreadable text unchanged. A value
 * changed from outside replaces the text.
 */
export const useTypedText = <Value>(
  value: Value,
  write: (value: Value) => string,
  read: (text: string) => Value,
  onChange: (value: Value) => void,
): TypedText => {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed !== null && sameValue(read(typed), value) ? typed : write(value),
    type: (text) => {
      setTyped(text);
      onChange(read(text));
    },
    forget: () => {
      setTyped(null);
    },
  };
};
