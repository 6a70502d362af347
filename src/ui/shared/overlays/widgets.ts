import { loadable } from '../runtime/loadable';

// One chunk with every composite Fluent widget: see `widgets` in webpack.config.ts. The desk fetches it at rest.

/** The entries of an open menu. */
export const menuPopup = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './menu-popup').then(({ MenuPopup }) => MenuPopup),
);

/** The tooltips of everything on the screen. */
export const tooltipHost = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './tooltip-host').then(({ TooltipHost }) => TooltipHost),
);

/** The check boxes of an open filter. */
export const choicesPopup = loadable(() =>
  import(/* webpackChunkName: "widgets" */ '../list/choices-popup').then(({ ChoicesPopup }) => ChoicesPopup),
);
