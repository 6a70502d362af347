import type { ComponentType } from 'react';
import { MODULES, type ModuleName } from '../../application/session/modules';
import type { Contexts } from '../../application/shared/contexts';
import type { ContextName } from '../../application/shared/world.module';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { ScreenProps } from '../shared/page/screen';
import { loadable, type Loadable } from '../shared/runtime/loadable';

type View = ComponentType<ScreenProps>;

/** Where the view of a route is, and which context has to be plugged in before it shows. */
interface ScreenSource {
  readonly context: ContextName | null;
  readonly view: () => Promise<View>;
}
type Sources = Readonly<Record<string, ScreenSource>>;

/** The list of a module, its records, and the empty form that adds one. */
interface ModuleViews {
  readonly list: View;
  readonly record: View;
}

const records = (module: ModuleName, views: () => Promise<ModuleViews>): Sources => {
  const context = MODULES[module];
  const record = { context, view: () => views().then((found) => found.record) };
  return {
    [`/${module}`]: { context, view: () => views().then((found) => found.list) },
    [`/${module}/add`]: record,
    [`/${module}/:id`]: record,
  };
};

/** The six modules of content share their screens: the list comes alone, the editor when an item is opened. */
const contentRecords = (module: ContentModule): Sources => {
  const list = {
    context: MODULES[module],
    view: () =>
      import(/* webpackChunkName: "content" */ '../content/content-list.view').then(({ contentListOf }) =>
        contentListOf(module),
      ),
  };
  const record = {
    context: MODULES[module],
    view: () =>
      import(/* webpackChunkName: "content-editor" */ '../content/content-editor.view').then(({ contentEditorOf }) =>
        contentEditorOf(module),
      ),
  };
  return { [`/${module}`]: list, [`/${module}/add`]: record, [`/${module}/:id`]: record };
};

/** The views of the route table, by path. A path that is not here leads to the page that says so. */
const SOURCES: Sources = {
  '/dashboard': {
    context: null,
    view: () => import(/* webpackChunkName: "desk" */ './start.view').then(({ StartView }) => StartView),
  },
  '/help': {
    context: 'insight',
    view: () => import(/* webpackChunkName: "help" */ '../insight/help.view').then(({ HelpView }) => HelpView),
  },
  '/help/:type': {
    context: 'insight',
    view: () =>
      import(/* webpackChunkName: "help" */ '../insight/help-page.view').then(({ HelpPageView }) => HelpPageView),
  },
  '/help/:type/:module': {
    context: 'insight',
    view: () =>
      import(/* webpackChunkName: "help" */ '../insight/help-page.view').then(({ HelpPageView }) => HelpPageView),
  },
  '/profile': {
    context: 'profile',
    view: () =>
      import(/* webpackChunkName: "profile" */ '../session/profile.view').then(({ ProfileView }) => ProfileView),
  },
  '/users': {
    context: 'access',
    view: () => import(/* webpackChunkName: "desk" */ '../access/users.view').then(({ UsersView }) => UsersView),
  },
  '/users/invite': {
    context: 'access',
    view: () => import(/* webpackChunkName: "invite" */ '../access/invite.view').then(({ InviteView }) => InviteView),
  },
  '/users/:id': {
    context: 'access',
    view: () => import(/* webpackChunkName: "record" */ '../access/user.view').then(({ UserView }) => UserView),
  },
  ...records('usergroups', () =>
    import(/* webpackChunkName: "usergroups" */ '../access/usergroup.view').then(
      ({ usergroupViews }) => usergroupViews,
    ),
  ),
  ...records('holidays', () =>
    import(/* webpackChunkName: "site" */ '../site/holiday.view').then(({ holidayViews }) => holidayViews),
  ),
  ...records('redirect', () =>
    import(/* webpackChunkName: "site" */ '../site/redirect.view').then(({ redirectViews }) => redirectViews),
  ),
  ...records('popup', () =>
    import(/* webpackChunkName: "site" */ '../site/popup.view').then(({ popupViews }) => popupViews),
  ),
  ...records('errorcode', () =>
    import(/* webpackChunkName: "operations" */ '../operations/error-code.view').then(
      ({ errorCodeViews }) => errorCodeViews,
    ),
  ),
  ...records('whitelist', () =>
    import(/* webpackChunkName: "operations" */ '../operations/whitelist-entry.view').then(
      ({ whitelistViews }) => whitelistViews,
    ),
  ),
  '/library': {
    context: 'library',
    view: () =>
      import(/* webpackChunkName: "library" */ '../library/overview/library.view').then(
        ({ LibraryView }) => LibraryView,
      ),
  },
  '/library/:filename': {
    context: 'library',
    view: () =>
      import(/* webpackChunkName: "library-file" */ '../library/file/file.view').then(({ FileView }) => FileView),
  },
  '/library/:filename/edit': {
    context: 'library',
    view: () =>
      import(/* webpackChunkName: "image-editor" */ '../library/image/image-editor.view').then(
        ({ ImageEditorView }) => ImageEditorView,
      ),
  },
  ...contentRecords('blog'),
  ...contentRecords('news'),
  ...contentRecords('press'),
  ...contentRecords('page'),
  ...contentRecords('reference'),
  ...contentRecords('branch'),
  ...records('tag', () =>
    import(/* webpackChunkName: "content" */ '../content/term.view').then(({ tagViews }) => tagViews),
  ),
  ...records('category', () =>
    import(/* webpackChunkName: "content" */ '../content/term.view').then(({ categoryViews }) => categoryViews),
  ),
  '/tags': {
    context: 'content',
    view: () => import(/* webpackChunkName: "content" */ '../content/term.view').then(({ tagViews }) => tagViews.list),
  },
  '/categories': {
    context: 'content',
    view: () =>
      import(/* webpackChunkName: "content" */ '../content/term.view').then(({ categoryViews }) => categoryViews.list),
  },
  '/dns': {
    context: 'operations',
    view: () => import(/* webpackChunkName: "operations" */ '../operations/dns.view').then(({ DnsView }) => DnsView),
  },
  '/searchlog': {
    context: 'insight',
    view: () =>
      import(/* webpackChunkName: "insight" */ '../insight/search-log.view').then(({ SearchLogView }) => SearchLogView),
  },
};

/** The screens by path, each fetched when it is shown first. */
export type Screens = ReadonlyMap<string, Loadable<ScreenProps>>;

const screens = new WeakMap<Contexts, Screens>();

export const screensOf = (contexts: Contexts): Screens => {
  const known: Screens =
    screens.get(contexts) ??
    new Map(
      Object.entries(SOURCES).map(([path, { context, view }]) => [
        path,
        loadable(async () => {
          const [screen] = await Promise.all([view(), context === null ? undefined : contexts.load(context)]);
          return screen;
        }),
      ]),
    );
  screens.set(contexts, known);
  return known;
};
