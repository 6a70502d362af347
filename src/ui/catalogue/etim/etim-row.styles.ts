import { makeResetStyles, makeStyles } from '@griffel/react';
import { phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { columns, edge, mark, slimColumns } from './etim.styles';

export const useRow = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': columns,
  'alignItems': 'center',
  'height': '36px',
  'boxSizing': 'border-box',
  'borderRight': edge,
  'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
  'borderLeft': edge,
  'backgroundColor': tokens.colorNeutralCardBackground,
  'cursor': 'default',
  '&:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '&[aria-selected="true"]': {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  '& > [role=gridcell]': { minWidth: 0 },
  '& > :nth-child(2)': { paddingLeft: '8px' },
  '& > :nth-child(3)': {
    paddingLeft: '12px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  '&[aria-selected="true"] > :nth-child(3)': { color: tokens.colorNeutralForeground2 },
  '& > :nth-child(4)': {
    paddingLeft: '12px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > :nth-child(4) > small': {
    marginLeft: '6px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  '&[aria-selected="true"] > :nth-child(4) > small': { color: tokens.colorNeutralForeground2 },
  '& > [data-flags] > [role=gridcell]': { paddingLeft: '12px' },
  '& mark': mark,
  '& [data-caption]': { display: 'none' },
  [slim]: { gridTemplateColumns: slimColumns },
  [phone]: {
    'gridTemplateColumns': '32px 40px auto minmax(0, 1fr)',
    'gridTemplateRows': '34px 40px',
    'height': '76px',
    '& > :nth-child(1)': { gridRow: '1 / 3' },
    '& > :nth-child(2)': { gridRow: '1 / 3', paddingLeft: '12px' },
    '& > :nth-child(3)': { paddingLeft: '4px' },
    '& > :nth-child(4)': { paddingLeft: '8px', paddingRight: '8px' },
    '& > [data-flags]': {
      gridRow: 2,
      gridColumn: '3 / 5',
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4px',
      padding: '0 8px 4px 4px',
    },
    '& > [data-flags] > [role=gridcell]': { paddingLeft: 0, whiteSpace: 'nowrap' },
    '& [data-caption]': {
      display: 'inline',
      marginLeft: '5px',
      fontSize: tokens.fontSizeBase200,
      color: tokens.colorNeutralForeground3,
    },
  },
});

export const useRowParts = makeStyles({
  last: {
    height: '37px',
    borderBottom: edge,
    borderBottomLeftRadius: tokens.borderRadiusLarge,
    borderBottomRightRadius: tokens.borderRadiusLarge,
    [phone]: { height: '77px' },
  },
  handle: {
    'display': 'grid',
    'placeItems': 'center',
    'width': '24px',
    'height': '28px',
    'marginLeft': '4px',
    'padding': 0,
    'border': '0',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground4,
    'backgroundColor': 'transparent',
    'cursor': 'grab',
    'touchAction': 'none',
    ':hover': { color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { height: '60px' },
  },
  opens: {
    'cursor': 'pointer',
    ':hover': { textDecorationLine: 'underline', textDecorationColor: tokens.colorNeutralForeground4 },
  },
  lifted: { opacity: 0.5 },
  flags: { display: 'contents' },
});
