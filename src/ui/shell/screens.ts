import type { ComponentType } from 'react';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { ListModule, ModuleKey, PathOf } from '../../domain/shared/modules/module-entries.rule';
import type { ScreenProps } from '../shared/page/screen';

/** Loads a screen. */
export type Screen = () => Promise<ComponentType<ScreenProps>>;

/** The list of a module, and the form of its records (new ones included). */
interface ModuleViews {
  readonly list: ComponentType<ScreenProps>;
  readonly record: ComponentType<ScreenProps>;
}
type RecordScreens<Module extends string> = Readonly<
  Record<`/${Module}` | `/${Module}/add` | `/${Module}/:id`, Screen>
>;

const recordScreens = <Module extends string>(module: Module, list: Screen, record: Screen) =>
  // The cast is safe: TypeScript widens computed keys of a literal type to `string`.
  ({ [`/${module}`]: list, [`/${module}/add`]: record, [`/${module}/:id`]: record }) as RecordScreens<Module>;

const records = <Module extends ListModule>(module: Module, views: () => Promise<ModuleViews>) =>
  recordScreens(
    module,
    () => views().then(({ list }) => list),
    () => views().then(({ record }) => record),
  );

/** The content modules share their screens: list and editor are separate chunks. */
const contentRecords = <Module extends ContentModule & ListModule>(module: Module) =>
  recordScreens(
    module,
    () =>
      import(/* webpackChunkName: "content" */ '../content/content-list.view').then(({ contentListOf }) =>
        contentListOf(module),
      ),
    () =>
      import(/* webpackChunkName: "content-editor" */ '../content/content-editor.view').then(({ contentEditorOf }) =>
        contentEditorOf(module),
      ),
  );

const helpPage: Screen = () =>
  import(/* webpackChunkName: "help" */ '../insight/help-page.view').then(({ HelpPageView }) => HelpPageView);

const statistics: Screen = () =>
  import(/* webpackChunkName: "statistics" */ '../insight/statistics.view').then(
    ({ StatisticsView }) => StatisticsView,
  );

const etimOverview: Screen = () =>
  import(/* webpackChunkName: "etim" */ '../catalogue/etim/etim-overview.view').then(
    ({ EtimOverviewView }) => EtimOverviewView,
  );
const etimCategory: Screen = () =>
  import(/* webpackChunkName: "etim-forms" */ '../catalogue/etim/etim-category.view').then(
    ({ EtimCategoryView }) => EtimCategoryView,
  );
const etimCombination: Screen = () =>
  import(/* webpackChunkName: "etim-forms" */ '../catalogue/etim/etim-combination.view').then(
    ({ EtimCombinationView }) => EtimCombinationView,
  );
const faqCategory: Screen = () =>
  import(/* webpackChunkName: "faq" */ '../catalogue/faq/faq-category.view').then(
    ({ FaqCategoryView }) => FaqCategoryView,
  );
const faqQuestion: Screen = () =>
  import(/* webpackChunkName: "faq" */ '../catalogue/faq/faq-question.view').then(
    ({ FaqQuestionView }) => FaqQuestionView,
  );

/** A screen for each route of the modules that are built: one too few or too many is a compile error. */
export const SCREENS: Readonly<Record<PathOf<ModuleKey>, Screen>> = {
  '/dashboard': () => import(/* webpackChunkName: "dashboard" */ './dashboard.view').then(({ HomeView }) => HomeView),
  '/help': () => import(/* webpackChunkName: "help" */ '../insight/help.view').then(({ HelpView }) => HelpView),
  '/help/:type': helpPage,
  '/help/:type/:module': helpPage,
  '/profile': () =>
    import(/* webpackChunkName: "profile" */ '../session/profile.view').then(({ ProfileView }) => ProfileView),
  '/users': () => import(/* webpackChunkName: "shell" */ '../access/users.view').then(({ UsersView }) => UsersView),
  '/users/invite': () =>
    import(/* webpackChunkName: "invite" */ '../access/invite.view').then(({ InviteView }) => InviteView),
  '/users/:id': () => import(/* webpackChunkName: "record" */ '../access/user.view').then(({ UserView }) => UserView),
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
  ...records('spare-part-categories', () =>
    import(/* webpackChunkName: "spare-parts" */ '../spare-parts/category.view').then(
      ({ sparePartCategoryViews }) => sparePartCategoryViews,
    ),
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
  '/library': () =>
    import(/* webpackChunkName: "library" */ '../library/overview/library.view').then(({ LibraryView }) => LibraryView),
  '/library/:filename': () =>
    import(/* webpackChunkName: "library-file" */ '../library/file/file.view').then(({ FileView }) => FileView),
  '/library/:filename/edit': () =>
    import(/* webpackChunkName: "image-editor" */ '../library/image/image-editor.view').then(
      ({ ImageEditorView }) => ImageEditorView,
    ),
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
  '/tags': () => import(/* webpackChunkName: "content" */ '../content/term.view').then(({ tagViews }) => tagViews.list),
  '/categories': () =>
    import(/* webpackChunkName: "content" */ '../content/term.view').then(({ categoryViews }) => categoryViews.list),
  ...records('promotion', () =>
    import(/* webpackChunkName: "promotions" */ '../commerce/promotion.view').then(
      ({ promotionViews }) => promotionViews,
    ),
  ),
  ...records('netPricepromotion', () =>
    import(/* webpackChunkName: "promotions" */ '../commerce/net-price.view').then(
      ({ netPriceViews }) => netPriceViews,
    ),
  ),
  ...records('coupon', () =>
    import(/* webpackChunkName: "promotions" */ '../commerce/coupon.view').then(({ couponViews }) => couponViews),
  ),
  ...records('defaultcart', () =>
    import(/* webpackChunkName: "promotions" */ '../commerce/default-cart.view').then(
      ({ defaultCartViews }) => defaultCartViews,
    ),
  ),
  '/defaultcart/:id/usage': () =>
    import(/* webpackChunkName: "promotions" */ '../commerce/cart-usage.view').then(
      ({ CartUsageView }) => CartUsageView,
    ),
  '/commerce/explain': () =>
    import(/* webpackChunkName: "promotions" */ '../commerce/explain/explain.view').then(
      ({ ExplainView }) => ExplainView,
    ),
  '/commerce/calendar': () =>
    import(/* webpackChunkName: "calendar" */ '../commerce/calendar/calendar.view').then(
      ({ CalendarView }) => CalendarView,
    ),
  ...records('form', () =>
    import(/* webpackChunkName: "communication" */ '../communication/form.view').then(({ formViews }) => formViews),
  ),
  ...records('emails', () =>
    import(/* webpackChunkName: "emails" */ '../communication/email.view').then(({ emailViews }) => emailViews),
  ),
  ...records('event', () =>
    import(/* webpackChunkName: "event" */ '../site/event.view').then(({ eventViews }) => eventViews),
  ),
  ...records('navigation', () =>
    import(/* webpackChunkName: "navigation" */ '../site/navigation/menu.view').then(({ menuViews }) => menuViews),
  ),
  '/navigation/:id/items': () =>
    import(/* webpackChunkName: "navigation-items" */ '../site/navigation/menu-items.view').then(
      ({ MenuItemsView }) => MenuItemsView,
    ),
  '/etim': etimOverview,
  '/etim/category': etimOverview,
  '/etim/category/add': etimCategory,
  '/etim/category/:id': etimCategory,
  '/etim/feature/:id': () =>
    import(/* webpackChunkName: "etim-forms" */ '../catalogue/etim/etim-feature.view').then(
      ({ EtimFeatureView }) => EtimFeatureView,
    ),
  '/etim/combination': () =>
    import(/* webpackChunkName: "catalogue" */ '../catalogue/etim/etim-combinations.view').then(
      ({ EtimCombinationsView }) => EtimCombinationsView,
    ),
  '/etim/combination/add': etimCombination,
  '/etim/combination/:id': etimCombination,
  '/structure': () =>
    import(/* webpackChunkName: "catalogue" */ '../catalogue/structure/structures.view').then(
      ({ StructuresView }) => StructuresView,
    ),
  '/structure/:structure': () =>
    import(/* webpackChunkName: "structure" */ '../catalogue/structure/structure.view').then(
      ({ StructureView }) => StructureView,
    ),
  '/structure/:structure/node/:id': () =>
    import(/* webpackChunkName: "structure" */ '../catalogue/structure/structure-node.view').then(
      ({ StructureNodeView }) => StructureNodeView,
    ),
  '/faq': () => import(/* webpackChunkName: "faq" */ '../catalogue/faq/faq.view').then(({ FaqView }) => FaqView),
  '/faq/category/add': faqCategory,
  '/faq/category/:id': faqCategory,
  '/faq/question/add': faqQuestion,
  '/faq/category/:category/question/:id': faqQuestion,
  '/statistics': statistics,
  '/statistics/:activeTab': statistics,
  '/dns': () => import(/* webpackChunkName: "operations" */ '../operations/dns.view').then(({ DnsView }) => DnsView),
  '/queue': () =>
    import(/* webpackChunkName: "jobs" */ '../operations/jobs/jobs.view').then(({ JobsView }) => JobsView),
  '/spare-parts': () =>
    import(/* webpackChunkName: "spare-parts" */ '../spare-parts/parts.view').then(
      ({ SparePartsView }) => SparePartsView,
    ),
  '/spare-parts/:id': () =>
    import(/* webpackChunkName: "spare-part" */ '../spare-parts/part/part.view').then(
      ({ SparePartView }) => SparePartView,
    ),
  '/spare-parts/:id/image/:categoryId': () =>
    import(/* webpackChunkName: "drawing" */ '../spare-parts/image/drawing.view').then(
      ({ DrawingView }) => DrawingView,
    ),
  '/spare-part-logs': () =>
    import(/* webpackChunkName: "spare-parts" */ '../spare-parts/logs.view').then(
      ({ SparePartLogsView }) => SparePartLogsView,
    ),
  '/spare-part-logs/:id': () =>
    import(/* webpackChunkName: "spare-parts" */ '../spare-parts/log.view').then(
      ({ SparePartLogView }) => SparePartLogView,
    ),
  '/logs': () => import(/* webpackChunkName: "insight" */ '../insight/logs.view').then(({ LogsView }) => LogsView),
  '/logs/:id': () => import(/* webpackChunkName: "insight" */ '../insight/log.view').then(({ LogView }) => LogView),
  '/searchlog': () =>
    import(/* webpackChunkName: "insight" */ '../insight/search-log.view').then(({ SearchLogView }) => SearchLogView),
};
