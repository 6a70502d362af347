import { makeResetStyles } from '@griffel/react';
import { kantoorTokens as tokens } from '../../theme/theme';

/** Styles of a line with tags, shared by reader and editor. */
export const useTags = makeResetStyles({
  'padding': '6px 14px 8px',
  'lineHeight': '34px',
  'overflowWrap': 'anywhere',
  'whiteSpace': 'pre-wrap',
  'outlineStyle': 'none',
  '&:focus-visible': { outlineStyle: 'none' },
  '& p': { margin: 0 },
  '& [data-tag]': {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    margin: '0 1px',
    padding: '1px 7px',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    lineHeight: '20px',
    whiteSpace: 'normal',
    cursor: 'default',
  },
  '& [data-tag] i': {
    fontStyle: 'normal',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  '& [data-tag="unknown"]': {
    border: `1px dashed ${tokens.colorStatusDangerForeground1}`,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
  '& [data-tag="unknown"] i': { color: 'inherit' },
  '& [data-tag="missing"]': {
    border: `1px solid ${tokens.colorStatusWarningForeground1}`,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  '& [data-tag="missing"] i': { color: 'inherit' },
  '& [data-tag="pending"]': {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  '& [data-selected]': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
});
