import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { guardPopstate } from './popstate-guard';
import { useService } from '../runtime/use-service';

/** Wouter's location, with a question before unsaved work is left by a link, a button or the address. */
export const useGuardedLocation: BaseLocationHook = () => {
  const leaving = useService(LeavingActor);
  const [location, navigate] = useBrowserLocation();
  const guarded = useCallback(
    (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => {
      const samePage = to.split('?')[0] === globalThis.location.pathname;
      if (samePage) navigate(to, options);
      else
        leaving.send({
          type: 'leave.attempted',
          go: () => {
            navigate(to, options);
          },
        });
    },
    [leaving, navigate],
  );
  return [location, guarded];
};

/**
 * Holds the browser's own ways out while there is unsaved work: closing the tab asks in the browser's words, the back
 * button asks in ours. The address is put back first, so that it keeps naming what is on the screen.
 */
export const useLeavingQuestion = () => {
  const leaving = useService(LeavingActor);
  const holding = useSelector(leaving, (state) => !state.matches('free'));
  const asking = useSelector(leaving, (state) =>
    !state.matches('asking')
      ? null
      : state.context.work === 'keeping' && state.context.isEnd
        ? 'typing'
        : state.context.work,
  );

  useEffect(() => {
    if (!holding) return undefined;
    const here = globalThis.location.href;
    const state: unknown = history.state;
    const onClose = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    guardPopstate((event) => {
      const target = globalThis.location.href;
      if (new URL(target).pathname === new URL(here).pathname) return;
      event.stopImmediatePropagation();
      history.pushState(state, '', here);
      leaving.send({
        type: 'leave.attempted',
        go: () => {
          history.pushState(event.state, '', target);
        },
      });
    });
    globalThis.addEventListener('beforeunload', onClose);
    return () => {
      globalThis.removeEventListener('beforeunload', onClose);
      guardPopstate(null);
    };
  }, [holding, leaving]);

  return {
    /** What whoever wants to leave is asked about. */
    asking,
    keep: () => {
      leaving.send({ type: 'leave.kept' });
    },
    confirm: () => {
      leaving.send({ type: 'leave.confirmed' });
    },
    cancel: () => {
      leaving.send({ type: 'leave.cancelled' });
    },
  };
};
