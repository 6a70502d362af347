import { useState } from 'react';
import { sameValue } from '../../../domain/shared/same-value';

/** Keeps the identity of a value while it is structurally equal. */
export const useStableValue = <Value>(value: Value): Value => {
  const [held, setHeld] = useState(value);
  const isSame = sameValue(held, value);
  if (!isSame) setHeld(value);
  return isSame ? held : value;
};
