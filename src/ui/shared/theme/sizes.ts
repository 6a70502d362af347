/** Fixed sizes of the layout as CSS lengths; others are spacing tokens. */
export const sizes = {
  topBar: '48px',
  phoneBar: '52px',
  staging: '28px',
  drawer: '234px',
  drawerCollapsed: '52px',
  drawerItem: '30px',
  sheetPadding: '24px',
  sheetCorner: '10px',
  phonePadding: '16px',
  pageHeader: '40px',
  commandRow: '48px',
  filterStrip: '44px',
  tableHead: '32px',
  tableRow: '36px',
  pager: '39px',
  rightColumn: '320px',
  wideRightColumn: '372px',
  help: '340px',
  /** Fits one line of the error message of the field above. */
  fieldGap: '18px',
  dialog: '440px',
  palette: '600px',
  toast: '340px',
  form: '624px',
  search: '240px',
  control: '32px',
  controlSmall: '24px',
  controlLarge: '36px',
  phoneControl: '40px',
  touch: '44px',
  phoneCard: '68px',
} as const;

/** Phone layout up to this width; a 1280 px screen at 200 % zoom is 640 px wide. */
export const phoneQuery = '(max-width: 659px)';
export const phone = `@media ${phoneQuery}`;
/** Wider than a phone. */
export const wide = '@media (min-width: 660px)';
/** Below this width the drawer shows icons only, and right columns move below. */
export const narrowQuery = '(max-width: 1023px)';
export const narrow = `@media ${narrowQuery}`;
/** The top bar shows icons without labels. */
export const iconsOnly = '@media (max-width: 799px)';
/** The sheet has one column. */
export const slim = '@container (max-width: 839px)';
/** A window so low that the page scrolls as a whole, without sticky headers. */
export const low = '@media (max-height: 519px)';
export const fingerQuery = '(pointer: coarse)';
export const finger = `@media ${fingerQuery}`;
/** Devices that zoom in on a focused input with a font below 16 px. Rule R-SHR-62. */
export const zooming = `@media ${phoneQuery}, ${fingerQuery}`;
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** Forced-colours mode: the system replaces all page colours except system colours. */
export const forcedColors = '@media (forced-colors: active)';
