import type { Contexts } from '../../application/shared/contexts';
import type { HelpForKeyProps } from '../insight/published/help-for-key';
import { loadable, type Loadable } from '../shared/runtime/loadable';

/** The help content, loaded on first use. */
export const helpPartOf = (contexts: Contexts): Loadable<HelpForKeyProps> =>
  loadable(async () => {
    const [{ HelpForKey }] = await Promise.all([
      import(/* webpackChunkName: "help" */ '../insight/published/help-for-key'),
      contexts.load('insight'),
    ]);
    return HelpForKey;
  });
