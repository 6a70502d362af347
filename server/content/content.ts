import { CONTENT_MODULES } from '../../src/domain/content/modules.rule';
import type { Endpoint } from '../shared/endpoint';
import { itemEndpoints } from './items';
import { suggesting } from './suggest';

/** What editors write: the six modules of content; pages and branches are suggested too. */
export const contentEndpoints: readonly Endpoint[] = CONTENT_MODULES.flatMap((module) =>
  (module === 'page' || module === 'branch' ? suggesting(itemEndpoints(module), module) : itemEndpoints(module)));
