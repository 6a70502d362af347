import { useCallback } from 'react';
import { useText } from '../../shared/runtime/use-text';

/** What is announced while something is moved by keys. */
export const useSortWords = () => {
  const text = useText();
  return useCallback(
    (
      what: 'lifted' | 'moved' | 'dropped' | 'back',
      values: { readonly name: string; readonly place: number; readonly count: number },
    ) => text(`catalogue.faq.${what}`, values),
    [text],
  );
};
