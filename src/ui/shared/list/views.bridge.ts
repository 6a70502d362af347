import { useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Clipboard } from '../../../application/shared/ports/clipboard.port';
import { ViewStore } from '../../../application/shared/ports/view-store.port';
import type { SavedViews } from '../../../domain/shared/list/saved-view';
import { useSession } from '../runtime/use-session';
import { useService } from '../runtime/use-service';

/** The saved views of a list with their actions. */
export const useViews = (list: string) => {
  const store = useService(ViewStore);
  const clipboard = useService(Clipboard);
  const path = usePathname();
  const { id } = useSession().me;
  const [kept, setKept] = useState(() => store.read(id, list));
  return {
    kept,
    change: (views: SavedViews) => {
      store.write(id, list, views);
      setKept(views);
    },
    linkOf: (search: string): string => `${globalThis.location.origin}${path}${search === '' ? '' : `?${search}`}`,
    copy: (link: string) => clipboard.write(link),
  };
};
