import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What has forms of its own, beside the form that it is opened from: what happens in it is no matter of that form. */
export const FormPortal = ({ children }: { readonly children: ReactNode }) => {
  const [here, setHere] = useState<HTMLElement | null>(null);
  return (
    <span ref={setHere} hidden>
      {here !== null &&
        createPortal(
          <div
            onSubmit={(event) => {
              event.stopPropagation();
            }}
            onBlur={(event) => {
              event.stopPropagation();
            }}
          >
            {children}
          </div>,
          here.closest('form')?.parentElement ?? document.body,
        )}
    </span>
  );
};
