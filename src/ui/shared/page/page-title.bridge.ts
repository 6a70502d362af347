import { useEffect, useRef } from 'react';
import { isFocusLost } from '../focus/take-focus';
import { useText } from '../runtime/use-text';

let screen: string | null = null;

/** The name of the screen that is or was shown; null where the title names a record or a page before the sign-in. */
export const shownScreen = (): string | null => screen;

interface PageTitleProps {
  readonly title: string;
  /** The title names a screen, and nothing that only some people may see. */
  readonly isScreen?: boolean;
}

/** Names the page in the tab and in the history. */
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
    // To focus computes the layout: in the next frame, which computes it anyway.
    const frame = requestAnimationFrame(() => {
      shown.current = path;
      if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [path]);
};
