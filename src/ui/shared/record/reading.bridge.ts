import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Announcer } from '../../../application/shared/announcer';
import { readingOf } from '../../../application/shared/wire-reading';
import type { Id } from '../../../domain/shared/id';
import { titleKeyOf } from '../../../domain/shared/modules/module-entries.rule';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useService } from '../runtime/use-service';

/**
 * Loads a read-only record; a failure is announced and the screen returns to the list. Use a new `key` for another
 * record.
 * @returns null while loading
 */
export const useReading = <K extends Kind>(resource: Listing<K>, id: Id): K['detail'] | null => {
  const [, navigate] = useLocation();
  const announcer = useService(Announcer);
  const [snapshot] = useMachine(useService(readingOf(resource)), { input: id });
  const { failure, value } = snapshot.context;
  useEffect(() => {
    if (failure === null) return;
    announcer.failure(failure, undefined, { title: titleKeyOf(resource.key) });
    navigate(`/${resource.key}`, { replace: true });
  }, [announcer, failure, navigate, resource.key]);
  return value;
};
