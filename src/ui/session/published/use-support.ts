import { useMemo } from 'react';
import { Contexts } from '../../../application/shared/contexts';
import { loadable, type Loadable } from '../../shared/runtime/loadable';
import { useService } from '../../shared/runtime/use-service';
import type { SupportDialogProps } from './support-dialog';

/** The support dialog, loaded on first use. */
export const useSupport = (): Loadable<SupportDialogProps> => {
  const contexts = useService(Contexts);
  return useMemo(
    () =>
      loadable(async () => {
        const [{ SupportDialog }] = await Promise.all([
          import(/* webpackChunkName: "profile" */ './support-dialog'),
          contexts.load('profile'),
        ]);
        return SupportDialog;
      }),
    [contexts],
  );
};
