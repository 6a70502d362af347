import { useCallback } from 'react';
import { useQuotedText } from '../../shared/controls/website-text';

/** What is announced while something is moved by keys. */
export const useSortWords = () => {
  const quoted = useQuotedText();
  return useCallback(
    (
      what: 'lifted' | 'moved' | 'dropped' | 'back',
      values: { readonly name: string; readonly place: number; readonly count: number },
    ) => quoted(`catalogue.faq.${what}`, values, ['name']),
    [quoted],
  );
};
