import {
  free,
  freeRecords,
  inModule,
  listed,
  plain,
  records,
  right,
  rightsIn,
  row,
  SORTED,
  type ModuleEntry,
} from './module-entry.rule';

const catalogue = rightsIn('catalogue');

/** Products: features, structures and spare parts. */
export const CATALOGUE_MODULE_ENTRIES = {
  'etim': {
    context: 'catalogue',
    names: 'shell.names.etim',
    icon: 'list',
    search: true,
    rights: [
      catalogue('etim.feature', undefined, 'catalogue.etimFeatures'),
      catalogue('etim.category', [...SORTED, 'unlock'], 'catalogue.etimCategories'),
      catalogue('etim.combination', undefined, 'catalogue.etimCombinations'),
    ],
    routes: [
      row('/etim', null, inModule('etim')),
      row('/etim/category', null, inModule('etim')),
      row('/etim/feature/:id', 'edit', right('etim.feature.edit'), 'catalogue.etimFeatures'),
      row('/etim/category/add', 'add', right('etim.category.add'), 'catalogue.etimCategories'),
      row('/etim/category/:id', 'edit', right('etim.category.edit'), 'catalogue.etimCategories'),
      ...records('/etim/combination', 'etim.combination', 'catalogue.etimCombinations', 'etimCombination'),
    ],
  },
  'structure': {
    context: 'catalogue',
    names: 'catalogue.structures',
    icon: 'structure',
    rights: [catalogue('structure', ['view', 'edit', 'unlock'])],
    routes: [
      row('/structure', null, inModule('structure')),
      row('/structure/:structure', 'view', right('structure.edit')),
      row('/structure/:structure/node/:id', 'edit', right('structure.edit'), 'shell.names.structureNode'),
    ],
  },
  'spare-parts': {
    ...plain('spare-parts', 'spareParts.parts', 'wrench'),
    help: 'spareParts',
    rights: [catalogue('spareparts', ['view', 'edit'])],
    routes: [
      row('/spare-parts', null, free('spareparts')),
      row('/spare-parts/:id', 'edit', free('spareparts')),
      row('/spare-parts/:id/image/:categoryId', 'edit', free('spareparts'), 'shell.names.explodedView'),
    ],
  },
  'spare-part-categories': {
    ...plain('spare-parts', 'spareParts.categories', 'box'),
    help: 'spareParts',
    rights: [catalogue('spare-part-categories')],
    routes: freeRecords('/spare-part-categories'),
  },
  'spare-part-logs': {
    ...listed('spare-parts', 'spareParts.logs', 'history'),
    help: 'spareParts',
    routes: [
      row('/spare-part-logs', null, free('spareparts')),
      row('/spare-part-logs/:id', 'details', free('spareparts')),
    ],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;
