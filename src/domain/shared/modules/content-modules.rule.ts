import {
  free,
  freeRecords,
  inModule,
  LOCKED,
  plain,
  records,
  right,
  rightsIn,
  row,
  SORTED,
  type ModuleEntry,
} from './module-entry.rule';

const content = rightsIn('content');

/** Editorial modules: items, labels, files, FAQ and menus. */
export const CONTENT_MODULE_ENTRIES = {
  blog: {
    ...plain('content', 'content.blog', 'document'),
    rights: [content('blog', LOCKED)],
    routes: records('/blog'),
  },
  news: { ...plain('content', 'content.news', 'news'), rights: [content('news', LOCKED)], routes: records('/news') },
  press: {
    ...plain('content', 'content.press', 'megaphone'),
    rights: [content('press', LOCKED)],
    routes: records('/press'),
  },
  page: { ...plain('content', 'content.page', 'page'), rights: [content('page', LOCKED)], routes: records('/page') },
  reference: {
    ...plain('content', 'content.reference', 'star'),
    rights: [content('reference', LOCKED)],
    routes: records('/reference'),
  },
  branch: {
    ...plain('content', 'content.branch', 'pin'),
    rights: [content('branch', LOCKED)],
    routes: records('/branch'),
  },
  tag: {
    ...plain('content', 'content.tags', 'tag'),
    rights: [content('tag')],
    routes: [...records('/tag'), row('/tags', null, inModule('tag'))],
  },
  category: {
    ...plain('content', 'content.categories', 'folder'),
    rights: [content('category')],
    routes: [...records('/category'), row('/categories', null, inModule('category'))],
  },
  library: {
    context: 'library',
    names: 'shell.names.library',
    icon: 'image',
    search: true,
    rights: [content('library')],
    routes: [
      row('/library', null, inModule('library')),
      row('/library/:filename', 'details', right('library.edit'), undefined, 'libraryFile'),
      row('/library/:filename/edit', 'edit', right('library.edit'), undefined, 'libraryImage'),
    ],
  },
  faq: {
    context: 'catalogue',
    names: 'shell.names.faq',
    icon: 'question',
    search: true,
    rights: [
      content('faq.category', SORTED, 'catalogue.faqCategories'),
      content('faq.question', undefined, 'catalogue.faqQuestions'),
    ],
    routes: [
      row('/faq', null, inModule('faq')),
      row('/faq/category/add', 'add', right('faq.category.add'), 'catalogue.faqCategories'),
      row('/faq/category/:id', 'edit', right('faq.category.edit'), 'catalogue.faqCategories'),
      row('/faq/question/add', 'add', right('faq.question.add'), 'catalogue.faqQuestions'),
      row('/faq/category/:category/question/:id', 'edit', right('faq.question.edit'), 'catalogue.faqQuestions'),
    ],
  },
  navigation: {
    ...plain('navigation', 'navigation.menus', 'tree'),
    rights: [content('navigation.menu', SORTED, 'shell.names.navigationMenu')],
    routes: [
      ...freeRecords('/navigation', 'navigation.menu'),
      row('/navigation/:id/items', 'edit', free('navigation.menu'), 'shell.names.navigationItems'),
    ],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;
