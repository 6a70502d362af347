import { makeResetStyles, makeStyles } from '@griffel/react';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const line = {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: tokens.spacingHorizontalMNudge,
  width: '100%',
  minHeight: sizes.drawerItem,
  padding: '3px 10px 3px 12px',
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground2,
} as const;

export const useDrawer = makeResetStyles({
  'display': 'flex',
  'flexDirection': 'column',
  'width': sizes.drawer,
  'minHeight': 0,
  'padding': '4px 8px 8px',
  '& a': { ...line, textDecorationLine: 'none' },
  '& svg': { flex: 'none' },
  '& a > svg, & > button > svg': { color: tokens.colorNeutralForeground3 },
  '& a:hover, & > button:hover': { backgroundColor: tokens.colorNeutralBackground4Hover },
  '& a[aria-current]': {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
  '& a[aria-current] > svg': { color: tokens.colorBrandForeground1 },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    top: '7px',
    bottom: '7px',
    left: 0,
    width: '3px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorCompoundBrandStroke,
  },
});

/** Scroll shadows: fixed at the box's ends, covered by a gradient that scrolls with the content. */
const background = tokens.colorNeutralBackground4;
const edge = tokens.colorNeutralStroke1;
const moreBeyond = {
  backgroundImage: [
    `linear-gradient(${background} 50%, transparent)`,
    `linear-gradient(transparent, ${background} 50%)`,
    `linear-gradient(${edge}, transparent)`,
    `linear-gradient(transparent, ${edge})`,
  ].join(', '),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 20px, 100% 20px, 100% 8px, 100% 8px',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

export const useDrawerStyles = makeStyles({
  scroller: {
    ...moreBeyond,
    position: 'relative',
    flex: '1',
    minHeight: 0,
    margin: '0 -8px',
    padding: '1px 8px',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${tokens.colorNeutralStroke1} transparent`,
  },
  heading: {
    'display': 'flex',
    'alignItems': 'center',
    'justifyContent': 'space-between',
    'width': '100%',
    'height': '28px',
    'marginTop': tokens.spacingVerticalXS,
    'padding': '0 10px 0 12px',
    'border': '0',
    'borderRadius': tokens.borderRadiusMedium,
    'fontSize': tokens.fontSizeBase200,
    'fontWeight': tokens.fontWeightSemibold,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground4Hover },
  },
  collapse: {
    ...line,
    marginTop: tokens.spacingVerticalXS,
    border: '0',
    fontSize: tokens.fontSizeBase200,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  icons: {
    'width': sizes.drawerCollapsed,
    // No padding, so that an icon fits beside a scroll bar.
    '& a': { justifyContent: 'center', padding: 0 },
    '& > button': { justifyContent: 'center', width: sizes.controlLarge, paddingLeft: 0, paddingRight: 0 },
    '& section + section': {
      marginTop: '5px',
      paddingTop: '5px',
      borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    },
  },
  sheet: {
    'flex': '1',
    'width': '100%',
    '& a': { minHeight: sizes.touch },
    '& section > button': { height: sizes.touch },
  },
});
