import { kantoorTokens as tokens } from './theme';

const edge = { padding: '0 2px', borderRadius: tokens.borderRadiusSmall, boxDecorationBreak: 'clone' } as const;

/** Words that only the earlier text has. */
export const removed = {
  ...edge,
  color: tokens.kantoorDelForeground,
  backgroundColor: tokens.kantoorDelBackground,
  textDecorationLine: 'line-through',
} as const;

/** Words that only the later text has. */
export const added = {
  ...edge,
  color: tokens.kantoorInsForeground,
  backgroundColor: tokens.kantoorInsBackground,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
} as const;
