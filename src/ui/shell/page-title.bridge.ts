import { useEffect } from 'react';

/** Names the page in the tab and in the history. */
export const PageTitle = ({ title }: { readonly title: string }): null => {
  useEffect(() => { document.title = `${title} · Kantoor`; }, [title]);
  return null;
};
