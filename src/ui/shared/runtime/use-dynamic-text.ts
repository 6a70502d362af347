import { useCallback } from 'react';
import { Dictionary } from '../../../application/shared/ports/dictionary.port';
import { useService } from './use-service';
import type { TextValues } from './use-text';

/**
 * Translates keys that come from data: the route table, the menu of the API. Their completeness is tested, not typed.
 */
export const useDynamicText = (): ((key: string, values?: TextValues) => string) => {
  const dictionary = useService(Dictionary);
  return useCallback((key: string, values?: TextValues) => dictionary.translate(key, values), [dictionary]);
};

/** A label of the menu: a key of ours, or the words of an API that names its modules itself. */
export const labelOf = (label: string, translate: (key: string) => string): string =>
  /^[\w-]+(\.[\w-]+)+$/.test(label) ? translate(label) : label;
