import { specifiedBlocks, withoutBlockKeys } from '../content/published/blocks';
import { SPECIFIED_META } from '../content/published/meta-columns';
import { calls, META, named, nothing, pick, REMOVAL, type Specified } from '../shared/specified';

const FAQ_CATEGORY = 'id name url parent_id online sort_id';
const FAQ_QUESTION = 'id title url online filterable sort_id';

const FAQ = calls({
  'GET faq/category': pick('', { categories: pick(FAQ_CATEGORY) }),
  'GET faq/category/:id': pick('', { category: pick(FAQ_CATEGORY, { meta: SPECIFIED_META }) }),
  'POST faq/category': nothing,
  'PUT faq/category/sort': nothing,
  'PUT faq/category/:id': nothing,
  'DELETE faq/category/:id': nothing,
  'GET faq/category/:category/question': pick('', { questions: pick(FAQ_QUESTION) }),
  'GET faq/category/:category/question/:id': pick('', {
    question: pick(`${FAQ_QUESTION} content targets login_contact login_resource`, {
      category: pick('id'),
      products: pick('id code'),
      meta: SPECIFIED_META,
    }),
  }),
  'POST faq/category/:category/question': nothing,
  'PUT faq/category/:category/sort': nothing,
  'PUT faq/category/:category/question/:id': nothing,
  'DELETE faq/category/:category/question/:id': nothing,
});

const FEATURE = 'id feature_id label code unit postfix color visible filterable brochure sort_id';
const REFERENCED = pick('id label code');
const CATEGORY = 'id name description sort_id';
const LOCKED = { locked: pick('user since') };
const released: Specified = { answer: nothing, form: (form) => form.without('since') };

/** Features are never added, and deleting them is not specified. */
const ETIM = {
  ...calls({
    'GET etim/feature': pick(META, { features: pick(FEATURE, { category: named }) }),
    'GET etim/feature/:id': pick('', {
      feature: pick(`${FEATURE} information description`, { category: named, ...LOCKED }),
    }),
    'PUT etim/feature/:id': nothing,
    'PUT etim/feature/:id/lock': nothing,
    'PUT etim/feature/sort/:category': nothing,
    'GET etim/category': pick(META, { categories: pick(CATEGORY) }),
    'GET etim/category/:id': pick('', { category: pick(CATEGORY, LOCKED) }),
    'POST etim/category': nothing,
    'PUT etim/category/:id': nothing,
    'PUT etim/category/:id/lock': nothing,
    'PUT etim/category/sort': nothing,
    'DELETE etim/category': REMOVAL,
    'DELETE etim/category/:id': nothing,
    'GET etim/combination': pick(META, { combinations: pick('id description template unit') }),
    'GET etim/combination/:id': pick('', {
      combination: pick('id description template unit', { features: REFERENCED, note: REFERENCED }),
    }),
    'POST etim/combination': nothing,
    'PUT etim/combination/:id': nothing,
    'DELETE etim/combination': REMOVAL,
    'DELETE etim/combination/:id': nothing,
  }),
  'PUT etim/feature/:id/unlock': released,
  'PUT etim/category/:id/unlock': released,
};

const STRUCTURE = 'code description active';
const NODE = pick('id name description hasChildren');

/** The list call is not here: the resource `structures` declares its specified part. */
const STRUCTURES = {
  ...calls({
    'GET structure/:structure': pick('', {
      structure: pick(STRUCTURE, { cover: pick('location name'), nodes: NODE }),
    }),
    'PUT structure/:structure': nothing,
    'GET structure/:structure/node/:id': pick('', {
      node: pick('id name description hasChildren', {
        cover: pick('location name'),
        nodes: pick('', { nodes: NODE }),
        content: specifiedBlocks,
      }),
    }),
  }),
  'PUT structure/:structure/node/:id': { answer: nothing, form: withoutBlockKeys },
};

/** The specified calls of the FAQ, of ETIM and of structures. */
export const CATALOGUE_CALLS: Readonly<Record<string, Specified>> = { ...FAQ, ...ETIM, ...STRUCTURES };
