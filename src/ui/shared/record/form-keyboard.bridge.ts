import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isDialogOpen } from '../focus/keys.bridge';
import { isFocusLost } from '../focus/take-focus';

/** Ctrl or Cmd and S. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/** Saves on Ctrl or Cmd and S, except under an open dialog; the browser never saves the page. */
export const useSaveKey = (save: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      // A key that is held down saves once, or says once why it does not.
      if (!event.repeat && !isDialogOpen()) save();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [save]);
};

/** The first match outside hidden parts of the form. */
const firstIn = (form: HTMLFormElement | null, selector: string): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])].find((found) => found.closest('[hidden]') === null);

/** The element that gets the focus in each mode of a form. */
const FIRST = {
  editing: 'input:read-write:not([type=search])',
  reading: '[data-edit]',
  offering: '[data-resume]',
} as const;

/**
 * Moves the focus when the mode of a form changes: to the first field on edit, to Edit after it, and back to the last
 * field after a refused save. A mode of `null` waits.
 * @returns the `onFocus` listener of the form
 */
export const useModeFocus = (
  form: RefObject<HTMLFormElement | null>,
  mode: keyof typeof FIRST | null,
): ((event: FocusEvent<HTMLElement>) => void) => {
  const shown = useRef<typeof mode>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mode === null) return;
    const before = shown.current;
    shown.current = mode;
    const here = document.activeElement;
    const isFree = mode === 'editing' && before !== 'editing' ? form.current?.contains(here) !== true : isFocusLost();
    if ((before === null && mode !== 'editing') || !isFree) return;
    const back = mode === 'editing' && before === 'editing' ? last.current : null;
    (back?.isConnected === true
      ? back
      : (firstIn(form.current, FIRST[mode]) ?? firstIn(form.current, '[type=submit]'))
    )?.focus();
  }, [mode, form]);
  return useCallback(({ target }: FocusEvent<HTMLElement>) => {
    if (target.closest('dialog') === null) last.current = target;
  }, []);
};

/**
 * Moves the focus to the first invalid field after a refused save, unless it is in an invalid field already.
 * @param refusal another identity for each refusal, once the fields show it
 */
export const useErrorFocus = (form: RefObject<HTMLFormElement | null>, refusal: object | null): void => {
  const seen = useRef(refusal);
  useEffect(() => {
    const isNew = refusal !== null && refusal !== seen.current;
    seen.current = refusal ?? seen.current;
    if (isNew && document.activeElement?.matches('[aria-invalid=true]') !== true)
      firstIn(form.current, '[aria-invalid=true], [data-wrong][aria-expanded=false]')?.focus();
  }, [form, refusal]);
};
