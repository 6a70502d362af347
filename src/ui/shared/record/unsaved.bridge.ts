import { useEffect, useLayoutEffect } from 'react';
import { LeavingActor, type Work } from '../../../application/shared/leaving.machine';
import { useService } from '../runtime/use-service';

/** The work that leaving would lose; `saving`: a save is running. */
export type AtWork = 'nothing' | 'saving' | Work;

/** Asks before the screen is left while there is work to lose. @param discard discards or stops it; keep its identity */
export const useUnsaved = (atWork: AtWork, discard: () => void): void => {
  const leaving = useService(LeavingActor);
  useLayoutEffect(() => {
    if (atWork === 'typing' || atWork === 'keeping' || atWork === 'deleting')
      leaving.send({ type: 'work.started', work: atWork, discard });
    else leaving.send({ type: atWork === 'saving' ? 'work.saving' : 'work.finished' });
  }, [atWork, discard, leaving]);
  // In the layout phase: after the session ended, the redirect to the sign-in page must not ask.
  useLayoutEffect(
    () => () => {
      leaving.send({ type: 'work.finished' });
    },
    [leaving],
  );
};

/** Stores the draft when the page is hidden or closed. @param flush keep its identity */
export const useFlush = (flush: () => void): void => {
  useEffect(() => {
    globalThis.addEventListener('beforeunload', flush);
    globalThis.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      globalThis.removeEventListener('beforeunload', flush);
      globalThis.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);
};
