import { makeResetStyles, makeStyles } from '@griffel/react';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { delayedAppearance } from '../shared/theme/delayed-appearance';
import { kantoorTokens as tokens } from '../shared/theme/theme';

export const useGrid = makeResetStyles({
  'display': 'grid',
  'gap': tokens.spacingHorizontalS,
  '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
});

export const usePickerStyles = makeStyles({
  // Sticks below the dialog's title.
  filter: {
    position: 'sticky',
    top: '42px',
    zIndex: 1,
    padding: '12px 0',
    backgroundColor: tokens.colorNeutralCardBackground,
  },
  two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  four: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  type: {
    padding: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    // Keeps focused types clear of filter and buttons.
    scrollMarginTop: '110px',
    scrollMarginBottom: '20px',
    cursor: 'pointer',
  },
  active: {
    outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: '-1px',
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  paper: { padding: '4px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground3 },
  name: {
    display: 'block',
    margin: '6px 2px 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  coming: {
    ...delayedAppearance,
    'pointerEvents': 'none',
    '& > span': {
      height: '112px',
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground5,
    },
  },
  nothing: { padding: '32px 0 12px', textAlign: 'center', overflowWrap: 'anywhere' },
  hidden: visuallyHidden,
});
