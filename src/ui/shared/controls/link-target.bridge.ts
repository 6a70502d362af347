import { useActorRef, useSelector } from '@xstate/react';
import { WiredLinkTargets } from '../../../application/shared/links/link-targets';
import type { RecentRecord } from '../../../application/shared/ports/recent-records.port';
import { useService } from '../runtime/use-service';

/** The records that a path leads to; empty while loading and after a failure. Use a new `key` for another path. */
export const useLinkTargets = (path: string): readonly RecentRecord[] => {
  const actor = useActorRef(useService(WiredLinkTargets), { input: { path } });
  return useSelector(actor, ({ context }) => context.value) ?? [];
};
