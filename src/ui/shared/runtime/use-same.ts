import { useState } from 'react';
import { sameValue } from '../../../domain/shared/same-value';

/** Keeps the identity of a value for as long as it is structurally the same. */
export const useSame = <Value>(value: Value): Value => {
  const [held, setHeld] = useState(value);
  const isSame = sameValue(held, value);
  if (!isSame) setHeld(value);
  return isSame ? held : value;
};
