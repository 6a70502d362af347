import { CONTENT_MODULES } from '../../src/domain/content/modules.rule';
import { withAnyRightOf, type Endpoint } from '../shared/endpoint';
import { blockEndpoints } from './block-catalogue';
import { itemEndpoints } from './items';
import { showPreview } from './preview';
import { suggesting } from './suggest';
import { templateEndpoints } from './templates';

/**
 * What editors write: the six modules of content, of which pages and branches are suggested too, and what they are made
 * of. Fixed paths stand before those with a name in them.
 */
export const contentEndpoints: readonly Endpoint[] = [
  ...CONTENT_MODULES.flatMap((module) =>
    module === 'page' || module === 'branch' ? suggesting(itemEndpoints(module), module) : itemEndpoints(module),
  ),
  ...CONTENT_MODULES.map((module) => withAnyRightOf(module)('GET', `preview/${module}/:hash`, showPreview(module))),
  ...templateEndpoints,
  ...blockEndpoints,
];
