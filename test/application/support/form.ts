import type { DraftKeeper } from '../../../src/application/shared/drafts/draft-keeper';
import type { FormValues } from '../../../src/application/shared/form-values';
import type { Fields } from '../../../src/domain/shared/merge';

/** A form in a test; `type` simulates typing. */
export interface TestForm<Draft> extends FormValues<Draft> {
  readonly type: (draft: Draft) => void;
  /** The values that the machine put into the form, in order. */
  readonly filled: readonly Draft[];
}

export const aForm = <Draft>(initial: Draft): TestForm<Draft> => {
  let values = initial;
  const filled: Draft[] = [];
  const listeners = new Set<() => void>();
  return {
    filled,
    read: () => values,
    fill: (draft) => {
      values = draft;
      filled.push(draft);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    type: (draft) => {
      values = draft;
      for (const listener of listeners) listener();
    },
  };
};

/** A draft writer that records its calls, between `opened` and `closed`. */
export const keeperTelling = <Draft extends Fields>(
  tell: (what: Draft | 'opened' | 'flushed' | 'all flushed' | 'closed') => void,
): Pick<DraftKeeper<Draft>, 'open'> => ({
  open: () => {
    tell('opened');
    return {
      change: tell,
      flush: (all = false) => {
        tell(all ? 'all flushed' : 'flushed');
      },
      close: () => {
        tell('closed');
      },
    };
  },
});
