import { useState } from 'react';
import { sameValue } from '../../../domain/shared/same-value';

interface TypedText {
  /** The text shown in the field. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Shows the formatted value again after blur or an outside change. */
  readonly forget: () => void;
}

/**
 * Shows text as typed while the field's value is what was parsed from it. `read` returns text it cannot parse. A value
 * from outside wins.
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
