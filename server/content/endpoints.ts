import { CONTENT_MODULES } from '../../src/domain/content/modules.rule';
import { withAnyRightOf, type Endpoint } from '../shared/endpoint';
import { blockEndpoints } from './blocks/block-endpoints';
import { itemEndpoints } from './items/item-endpoints';
import { PREVIEW, showPreview } from './preview/preview';
import { withSuggestions } from './choices/suggest';
import { templateEndpoints } from './blocks/templates';

/** Endpoints of the six content modules, templates and blocks. Fixed paths come before those with parameters. */
export const contentEndpoints: readonly Endpoint[] = [
  ...CONTENT_MODULES.flatMap((module) =>
    module === 'page' || module === 'branch' ? withSuggestions(itemEndpoints(module), module) : itemEndpoints(module),
  ),
  ...CONTENT_MODULES.map((module) =>
    withAnyRightOf(module)('GET', `preview/${module}/:hash`, PREVIEW, showPreview(module)),
  ),
  ...templateEndpoints,
  ...blockEndpoints,
];
