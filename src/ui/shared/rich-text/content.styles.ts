import { makeResetStyles } from '@griffel/react';
import { kantoorTokens as tokens } from '../theme/theme';

const box = {
  border: `1px dashed ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusSmall,
  backgroundColor: tokens.colorNeutralBackground3,
  color: tokens.colorNeutralForeground2,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  cursor: 'default',
  userSelect: 'none',
} as const;

/** Styles of a document, shared by reader and editor. */
export const useContent = makeResetStyles({
  'lineHeight': '21px',
  'overflowWrap': 'anywhere',
  '& p, & ul, & ol, & h1, & h2, & h3, & h4, & h5, & h6': { margin: 0 },
  '& > :not(:first-child), & [data-container] > :not(:first-child)': { marginTop: tokens.spacingVerticalS },
  '& h1, & h2': {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  '& h3': {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  '& h4, & h5, & h6': {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  '& ul, & ol': { paddingLeft: '22px' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& strong': { fontWeight: tokens.fontWeightSemibold },
  '& em': { fontStyle: 'italic' },
  '& .kept-nested': { listStyleType: 'none' },
  '& .kept-underline': { textDecoration: 'underline' },
  '& .kept-strikethrough': { textDecoration: 'line-through' },
  '& .kept-underline-strikethrough': { textDecoration: 'underline line-through' },
  '& a': { color: tokens.colorBrandForegroundLink, textDecoration: 'underline' },
  '& code': { fontFamily: 'Consolas, monospace', fontSize: tokens.fontSizeBase200 },
  '& [data-object]': {
    ...box,
    display: 'block',
    padding: '5px 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-object="inline"]': { display: 'inline-block', maxWidth: '100%', padding: '0 5px', verticalAlign: 'bottom' },
  '& [data-object] > img': { display: 'block', maxWidth: '100%', maxHeight: '320px' },
  '& [data-object]:has(> img)': { padding: '2px' },
  '& [data-object] > b': {
    marginRight: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  '& [data-object] > b:last-child': { marginRight: 0 },
  '& [data-container]:not([data-container=""])': {
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
  },
  '& [data-container]:not([data-container=""])::before': {
    content: 'attr(data-container)',
    display: 'block',
    width: 'fit-content',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    color: tokens.colorNeutralForeground3,
    cursor: 'default',
  },
  '& [data-button]': {
    display: 'inline-block',
    padding: '2px 12px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    textDecoration: 'none',
  },
  '& [data-button="red"]': {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorStatusDangerBackground3,
  },
  '& [data-button="black"]': {
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
  },
  '& [data-button="grey"]': {
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: tokens.colorNeutralForeground3,
  },
  '& [data-button="lightgrey"]': {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  '& [data-button="white"]': {
    color: tokens.colorNeutralForeground1,
    borderColor: tokens.colorNeutralStroke1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  '& .kept-table': { overflowX: 'auto' },
  '& table': { minWidth: '50%', borderCollapse: 'collapse' },
  '& caption': {
    padding: '2px 0',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'left',
    color: tokens.colorNeutralForeground2,
  },
  '& td, & th': {
    minWidth: '40px',
    padding: '4px 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground3 },
  '& :is(td, th, caption) > :not(:first-child)': { marginTop: tokens.spacingVerticalXS },
  '& [data-selected]': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '1px' },
});
