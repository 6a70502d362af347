import { useEffect } from 'react';
import { RecentRecords } from '../../../application/shared/ports/recent-records.port';
import { useService } from '../runtime/use-service';
import { useSession } from '../runtime/use-session';

/** Adds the opened record to the recent records of the start page and the palette, once its name is known. */
export const useRemembered = (module: string, path: string, title: string | undefined): void => {
  const recent = useService(RecentRecords);
  const { id } = useSession().me;
  useEffect(() => {
    if (title !== undefined) recent.add(id, { module, path, title });
  }, [id, module, path, recent, title]);
};
