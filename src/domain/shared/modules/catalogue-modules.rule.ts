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

/** What products are: features, structures, spare parts. */
export const CATALOGUE_MODULE_ENTRIES = {
  'etim': {
    context: 'catalogue',
    names: 'shell.names.etim',
    icon: 'list',
    search: true,
    rights: [
      catalogue('etim.feature', undefined, 'shell.names.etimFeature'),
      catalogue('etim.category', [...SORTED, 'unlock'], 'shell.names.etimCategory'),
      catalogue('etim.combination', undefined, 'shell.names.etimCombination'),
    ],
    routes: [
      row('/etim', null, inModule('etim')),
      row('/etim/category', null, inModule('etim')),
      row('/etim/feature/:id', 'edit', right('etim.feature.edit'), 'shell.names.etimFeature'),
      row('/etim/category/add', 'add', right('etim.category.add'), 'shell.names.etimCategory'),
      row('/etim/category/:id', 'edit', right('etim.category.edit'), 'shell.names.etimCategory'),
      ...records('/etim/combination', 'etim.combination', 'shell.names.etimCombination', 'etimCombination'),
    ],
  },
  'structure': {
    context: 'catalogue',
    names: 'shell.names.structure',
    icon: 'structure',
    rights: [catalogue('structure', ['view', 'edit', 'unlock'])],
    routes: [
      row('/structure', null, inModule('structure')),
      row('/structure/:structure', 'view', right('structure.edit')),
      row('/structure/:structure/node/:id', 'edit', right('structure.edit'), 'shell.names.structureNode'),
    ],
  },
  'spare-parts': {
    ...plain('spare-parts', 'shell.names.spareParts', 'wrench'),
    help: 'spareParts',
    rights: [catalogue('spareparts', ['view', 'edit'])],
    routes: [
      row('/spare-parts', null, free('spareparts')),
      row('/spare-parts/:id', 'edit', free('spareparts')),
      row('/spare-parts/:id/image/:categoryId', 'edit', free('spareparts'), 'shell.names.explodedView'),
    ],
  },
  'spare-part-categories': {
    ...plain('spare-parts', 'shell.names.sparePartCategories', 'box'),
    help: 'spareParts',
    rights: [catalogue('spare-part-categories')],
    routes: freeRecords('/spare-part-categories'),
  },
  'spare-part-logs': {
    ...listed('spare-parts', 'shell.names.sparePartLogs', 'history'),
    help: 'spareParts',
    routes: [
      row('/spare-part-logs', null, free('spareparts')),
      row('/spare-part-logs/:id', 'details', free('spareparts')),
    ],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;
