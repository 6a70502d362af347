import { CONTENT_MODULES, nameFieldOf, type ContentModule } from '../../src/domain/content/modules.rule';
import {
  calls,
  labelled,
  META,
  named,
  nothing,
  pick,
  REMOVAL,
  whole,
  type Projection,
  type Specified,
} from '../shared/specified';
import { specifiedBlocks, specifiedFields, withoutBlockKeys } from './blocks/specified-blocks';
import { LIST_KEYS } from './items/item-list';
import { SPECIFIED_META } from './published/meta-columns';

/** In a list the moment of a lock is called `datetime`. */
const listedLock: Projection = (lock) =>
  typeof lock === 'object' && lock !== null && 'user' in lock && 'since' in lock
    ? { user: lock.user, datetime: lock.since }
    : lock;

const itemOf = (module: ContentModule): Projection =>
  pick(
    `id ${nameFieldOf(module)} url status recap notes intro internal online map lightbox read_confirmation datetime_online datetime ` +
      'preview_hash author address implementation client delivery_date architect architectural_design project_scope ' +
      'contractor installer counselor consultant order_number building_code',
    {
      locked: pick('user since'),
      image: pick('ext location name'),
      cover: pick('location name'),
      categories: named,
      tags: labelled,
      targets: labelled,
      branches: named,
      parent: named,
      project: pick('id number'),
      resource_author: named,
      history: pick('id type datetime'),
      meta: SPECIFIED_META,
      content: specifiedBlocks,
    },
  );

const contentCalls = (module: ContentModule): Readonly<Record<string, Specified>> => {
  const item = itemOf(module);
  const saved: Specified = { answer: nothing, form: withoutBlockKeys };
  return {
    [`GET ${module}`]: {
      answer: pick(META, {
        [LIST_KEYS[module]]: pick(`id ${nameFieldOf(module)} url internal status datetime_online datetime`, {
          targets: labelled,
          locked: listedLock,
        }),
      }),
    },
    [`GET ${module}/mutation/:id`]: { answer: pick('', { current: item, new: item }) },
    [`GET ${module}/:id`]: { answer: pick('', { [module]: item }) },
    [`POST ${module}`]: saved,
    [`PUT ${module}/:id`]: saved,
    [`PUT ${module}/:id/lock`]: { answer: nothing },
    [`PUT ${module}/:id/unlock`]: { answer: nothing, form: (form) => form.without('since') },
    [`DELETE ${module}`]: { answer: REMOVAL },
    [`DELETE ${module}/:id`]: { answer: nothing },
    [`GET preview/${module}/:hash`]: { answer: whole, query: (query) => query.without('at') },
  };
};

const BLOCK_TYPE = 'code label';

/** The specified calls of content, its terms, blocks and templates. */
export const CONTENT_CALLS: Readonly<Record<string, Specified>> = {
  ...Object.fromEntries(CONTENT_MODULES.flatMap((module) => Object.entries(contentCalls(module)))),
  ...calls({
    'GET tag/:id/usage': pick('', { usage: pick('type id title') }),
    'GET category/:id/usage': pick('', { usage: pick('type id title') }),
    'GET target': pick('', { targets: labelled }),
    'GET project': pick('', { projects: pick('id number') }),
    'GET resource': pick('', { resources: pick('id fullname') }),
    'GET assortment': pick('', { assortments: labelled }),
    'GET item': pick('', { items: pick('id code gross_price') }),
    'GET block': pick('', { blocks: pick(BLOCK_TYPE) }),
    'GET block/:code': pick('', { block: pick(BLOCK_TYPE, { fields: specifiedFields }) }),
    'GET block/types': pick('types'),
    'GET block/types/:type': pick('type'),
    'GET block/templates': pick('', { templates: pick('id name module restrict') }),
    'GET block/templates/:id': pick('', { template: pick('id name module restrict', { blocks: specifiedBlocks }) }),
    'POST block/templates': nothing,
  }),
};
