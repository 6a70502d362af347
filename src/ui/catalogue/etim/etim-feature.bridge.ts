import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { WiredEtimCategories } from '../../../application/catalogue/wire-etim';
import { Announcer } from '../../../application/shared/announcer';
import { Clipboard } from '../../../application/shared/ports/clipboard.port';
import type { EtimCategoryReference } from '../../../domain/catalogue/etim-feature';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { useService } from '../../shared/runtime/use-service';

interface Categories {
  /** `null` while loading. */
  readonly categories: readonly EtimCategoryReference[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** All categories available for a feature. */
export const useEtimCategories = (): Categories => {
  const actor = useActorRef(useService(WiredEtimCategories));
  const snapshot = useSelector(actor, (state) => state);
  return {
    categories: snapshot.context.value,
    failed: snapshot.matches('failed'),
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

/** Copies a code and shows a notice. */
export const useCopyCode = (): ((code: string) => void) => {
  const [clipboard, announcer] = [useService(Clipboard), useService(Announcer)];
  return useCallback(
    (code: string) => {
      void clipboard.write(code).then((copied) => {
        if (copied) announcer.say('success', 'catalogue.etimFeature.copied', NOTICE_TIME.told, { code });
        else announcer.say('error', 'catalogue.etimFeature.notCopied', NOTICE_TIME.warning);
      });
    },
    [announcer, clipboard],
  );
};
