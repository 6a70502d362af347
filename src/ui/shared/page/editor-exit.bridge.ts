import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { useService } from '../runtime/use-service';

/** History state of an editor that was opened from another screen. */
export const OPENED_FROM_SCREEN = { openedFromScreen: true } as const;

const wasOpenedFromScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromScreen' in state;

/**
 * Leaves an editor for the screen that it was opened from, else for an address, after a question about unsaved work.
 * Back does not lead into the editor again. Rule R-SPA-44.
 */
export const useEditorExit = (): ((address: string) => void) => {
  const leaving = useService(LeavingActor);
  const [, navigate] = useLocation();
  return useCallback(
    (address) => {
      leaving.send({
        type: 'leave.attempted',
        go: () => {
          if (wasOpenedFromScreen(history.state)) history.back();
          else navigate(address, { replace: true });
        },
      });
    },
    [leaving, navigate],
  );
};
