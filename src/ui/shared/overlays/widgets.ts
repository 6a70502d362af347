import { loadable } from '../runtime/loadable';

// One chunk with all composite Fluent widgets: see `widgets` in webpack.config.ts. The shell prefetches it when idle.

/** The entries of an open menu. */
export const menuPopup = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './menu-popup').then(({ MenuPopup }) => MenuPopup),
);

export const tooltipHost = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './tooltip-host').then(({ TooltipHost }) => TooltipHost),
);

/** The checkboxes of an open filter. */
export const choicesPopup = loadable(() =>
  import(/* webpackChunkName: "widgets" */ '../list/choices-popup').then(({ ChoicesPopup }) => ChoicesPopup),
);
