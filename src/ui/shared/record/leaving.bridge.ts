import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { guardPopstate } from './popstate-guard';
import { useService } from '../runtime/use-service';

/** Wouter's location hook; asks before a link, a button or a URL change leaves unsaved work. */
export const useGuardedLocation: BaseLocationHook = () => {
  const leaving = useService(LeavingActor);
  const [location, navigate] = useBrowserLocation();
  const guarded = useCallback(
    (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => {
      const samePage = to.split('?')[0] === globalThis.location.pathname;
      if (samePage) navigate(to, options);
      else
        leaving.send({
          type: 'leave.requested',
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
 * Guards browser navigation while there is unsaved work: closing the tab shows the browser's dialog, the back button
 * ours. The URL is restored before the question, so that it matches the screen.
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
        type: 'leave.requested',
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
    /** The kind of work that leaving would lose; shown in the question. */
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
