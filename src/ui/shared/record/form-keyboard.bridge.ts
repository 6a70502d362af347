import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isDialogOpen } from '../focus/keys.bridge';
import { isFocusLost } from '../focus/take-focus';

/** Whether the key is Ctrl+S or Cmd+S. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/** Saves on Ctrl+S or Cmd+S, except under an open dialog; always prevents the browser's Save page. */
export const useSaveKey = (save: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      // Ignore key repeat: one save, or one notice of why Save is off.
      if (!event.repeat && !isDialogOpen()) save();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [save]);
};

/** The first match in the visible parts of the form. */
const firstIn = (form: HTMLFormElement | null, selector: string): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])].find((found) => found.closest('[hidden]') === null);

/** Selector of the element that receives the focus in each mode of a form. */
const FIRST = {
  editing: 'input:read-write:not([type=search])',
  reading: '[data-edit]',
  offering: '[data-resume]',
} as const;

/**
 * Moves the focus when the form mode changes: to the first field on edit, to the Edit button afterwards, and back to
 * the last focused field after a refused save. `null` changes nothing.
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
 * Moves the focus to the first invalid field after a refused save, unless an invalid field already has the focus.
 * @param refusal a new object for each refusal, passed once the fields show the errors
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
