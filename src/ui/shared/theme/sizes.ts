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
  /** Holds one line of the message of the field above. */
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

/** Phone layout up to this width; 1280 px at 200 % zoom is 640. */
export const phoneQuery = '(max-width: 659px)';
export const phone = `@media ${phoneQuery}`;
/** Wider than a phone. */
export const wide = '@media (min-width: 660px)';
/** Below this width the drawer shows icons only, and right columns move below. */
export const narrowQuery = '(max-width: 1023px)';
export const narrow = `@media ${narrowQuery}`;
/** The top bar shows icons without labels. */
export const cramped = '@media (max-width: 799px)';
/** The sheet has one column. */
export const slim = '@container (max-width: 839px)';
/** So low that the page scrolls as a whole: nothing of its head may stay. */
export const low = '@media (max-height: 519px)';
export const fingerQuery = '(pointer: coarse)';
export const finger = `@media ${fingerQuery}`;
/** Where a phone or tablet zooms in on a focused input with less than 16 px. Rule R-SHR-62. */
export const zooming = `@media ${phoneQuery}, ${fingerQuery}`;
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** The system replaces the colours of the page, except system colours. */
export const forcedColors = '@media (forced-colors: active)';
