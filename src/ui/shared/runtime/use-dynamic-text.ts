import { useCallback } from 'react';
import { Dictionary } from '../../../application/shared/ports/dictionary.port';
import { useService } from './use-service';
import type { TextValues } from './use-text';

/** Translates keys that come from data (route table, menu). Tests check that the keys exist. */
export const useDynamicText = (): ((key: string, values?: TextValues) => string) => {
  const dictionary = useService(Dictionary);
  return useCallback((key: string, values?: TextValues) => dictionary.translate(key, values), [dictionary]);
};

export type ChoiceText = (list: string, value: string) => string;

/** Translates a choice by the key of its list; a value unknown to the console is shown unchanged. Rule R-SHR-60. */
export const useChoiceText = (): ChoiceText => {
  const dictionary = useService(Dictionary);
  return useCallback(
    (list, value) => {
      const key = `${list}.${value}`;
      return dictionary.has(key) ? dictionary.translate(key) : value;
    },
    [dictionary],
  );
};

/** Translates a menu label: a known key, or the text of the API. */
export const labelOf = (label: string, translate: (key: string) => string): string =>
  /^[\w-]+(\.[\w-]+)+$/.test(label) ? translate(label) : label;
