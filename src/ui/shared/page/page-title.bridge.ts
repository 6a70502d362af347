import { useEffect, useRef } from 'react';
import { isFocusLost } from '../focus/take-focus';
import { useText } from '../runtime/use-text';

let screen: string | null = null;

/** The name of the current or last screen; `null` if the title names a record or a page before sign-in. */
export const shownScreen = (): string | null => screen;

interface PageTitleProps {
  readonly title: string;
  /** The title names a screen and reveals nothing that requires a right. */
  readonly isScreen?: boolean;
}

/** Sets the document title, shown in the tab and the history. */
export const PageTitle = ({ title, isScreen = false }: PageTitleProps): null => {
  const brand = useText()('shell.brand');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
    screen = isScreen ? title : null;
    return () => {
      screen = null;
    };
  }, [brand, isScreen, title]);
  return null;
};

/** Sets the language of the document, for screen readers and hyphenation. */
export const usePageLanguage = (page: { readonly speak: (language: string) => void }, language: string): void => {
  useEffect(() => {
    page.speak(language);
  }, [language, page]);
};

/** Focuses the page after a screen was replaced, so that the next Tab starts there. */
export const usePageFocus = (path: string): void => {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    // In the next frame, because focusing forces a layout.
    const frame = requestAnimationFrame(() => {
      shown.current = path;
      if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [path]);
};
