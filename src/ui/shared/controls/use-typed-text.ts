import { useState } from 'react';

interface TypedText {
  /** What the field shows. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** The field was left, or its value was set in another way: from now on it shows the value as it is written. */
  readonly forget: () => void;
}

/**
 * What somebody is typing stays on the screen as it was typed, while the field around holds what was read from it.
 * `read` gives back text that it does not understand. A value that comes from elsewhere wins.
 */
export const useTypedText = (
  value: string,
  write: (value: string) => string,
  read: (text: string) => string,
  onChange: (value: string) => void,
): TypedText => {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed !== null && read(typed) === value ? typed : write(value),
    type: (text) => {
      setTyped(text);
      onChange(read(text));
    },
    forget: () => {
      setTyped(null);
    },
  };
};
