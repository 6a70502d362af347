import { useActorRef, useSelector } from '@xstate/react';
import type { FoundItem } from '../../../application/commerce/ports/items.port';
import { WiredItemCode } from '../../../application/operations/wire-item-code';
import { useService } from '../../shared/runtime/use-service';

/** The item with a code, or `null`; undefined while loading and after a failure. Use a new `key` for another code. */
export const useFoundItem = (code: string): FoundItem | null | undefined => {
  const actor = useActorRef(useService(WiredItemCode), { input: code });
  return useSelector(actor, (snapshot) => (snapshot.matches('shown') ? snapshot.context.value : undefined));
};
