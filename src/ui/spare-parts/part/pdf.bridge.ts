import { useState } from 'react';
import { OpenPdf } from '../../../application/spare-parts/open-pdf';
import type { Id } from '../../../domain/shared/id';
import { useService } from '../../shared/runtime/use-service';

/** Opens the PDF of a reference in a new tab; presses during the request are ignored. Rule R-SPA-32. */
export const usePdf = (reference: Id) => {
  const openPdf = useService(OpenPdf);
  const [isOpening, setOpening] = useState(false);
  return {
    isOpening,
    open: () => {
      if (isOpening) return;
      setOpening(true);
      void openPdf(reference).finally(() => {
        setOpening(false);
      });
    },
  };
};
