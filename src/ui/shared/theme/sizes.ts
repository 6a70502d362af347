/** Fixed sizes of the layout, as CSS lengths. What is not fixed is a spacing token of the theme. */
export const measures = {
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

/** Up to this width the phone layout holds; a page of 1280 px at 200 % zoom has 640. */
export const phoneQuery = '(max-width: 659px)';
export const phone = `@media ${phoneQuery}`;
/** Between phone and desk the drawer shows icons only, and right columns move below. */
export const narrowQuery = '(max-width: 1023px)';
export const narrow = `@media ${narrowQuery}`;
/** Here the top bar has room for signs only, not for the words beside them. */
export const cramped = '@media (max-width: 799px)';
/** A sheet that has less room than this, because help stands beside it or the window is small, has one column. */
export const slim = '@container (max-width: 839px)';
/** Where the pointer is a finger. */
export const fingerQuery = '(pointer: coarse)';
export const finger = `@media ${fingerQuery}`;
export const stillness = '@media (prefers-reduced-motion: reduce)';
