import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { useService } from '../runtime/use-service';

/** History state that marks an editor as opened from another screen. */
export const OPENED_FROM_SCREEN = { openedFromScreen: true } as const;

const wasOpenedFromScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromScreen' in state;

/**
 * Leaves an editor for the screen that opened it, else for `address`, after asking about unsaved work. The back button
 * does not return to the editor. Rule R-SPA-44.
 */
export const useEditorExit = (): ((address: string) => void) => {
  const leaving = useService(LeavingActor);
  const [, navigate] = useLocation();
  return useCallback(
    (address) => {
      leaving.send({
        type: 'leave.requested',
        go: () => {
          if (wasOpenedFromScreen(history.state)) history.back();
          else navigate(address, { replace: true });
        },
      });
    },
    [leaving, navigate],
  );
};
