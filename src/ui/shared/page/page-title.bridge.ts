import { useEffect, useRef } from 'react';
import { isFocusLost } from '../focus/take-focus';
import { useText } from '../runtime/use-text';

const SEPARATOR = ' · ';

/** The title of the screen that is or was shown; null before the first one. */
export const shownTitle = (): string | null => {
  const at = document.title.lastIndexOf(SEPARATOR);
  return at === -1 ? null : document.title.slice(0, at);
};

/** Names the page in the tab and in the history. */
export const PageTitle = ({ title }: { readonly title: string }): null => {
  const brand = useText()('shell.brand');
  useEffect(() => {
    document.title = `${title}${SEPARATOR}${brand}`;
  }, [brand, title]);
  return null;
};

/** Tells screen readers and hyphenation in which language the page is. */
export const usePageLanguage = (page: { readonly speak: (language: string) => void }, language: string): void => {
  useEffect(() => {
    page.speak(language);
  }, [language, page]);
};

/** A screen that went away took the focus with it: the page takes it over, so that the next Tab starts there. */
export const usePageFocus = (path: string): void => {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
};
