import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders children with forms of their own beside the surrounding form; their events do not reach that form. */
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
