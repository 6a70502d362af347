import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { sizes, phone, slim } from '../theme/sizes';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import type { Off } from '../commands/command';

interface CommandRowProps {
  /** Primary first, always at the same place; destructive last. */
  readonly children?: ReactNode;
  /** View options: search, filters. */
  readonly right?: ReactNode;
  /** Why a command is off, before the view options; may come and go while a button is pressed. */
  readonly reason?: ReactNode;
}

const useRow = makeResetStyles({
  'display': 'flex',
  'flex': 'none',
  'justifyContent': 'space-between',
  'gap': tokens.spacingHorizontalM,
  'padding': `6px ${sizes.sheetPadding} 10px`,
  '& > div:nth-child(2)': { flexShrink: 1, minWidth: 0 },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minHeight: sizes.control,
  },
  // A field among the view options has a line of its own where it would become narrow.
  '&:has([data-wide])': { 'flexWrap': 'wrap', '& > div:nth-child(2)': { marginLeft: 'auto' } },
  // Beside the help there may be no room for one line.
  [slim]: { 'flexWrap': 'wrap', '& > div': { flexWrap: 'wrap' }, '& > div:nth-child(2)': { marginLeft: 'auto' } },
  [phone]: {
    'flexWrap': 'wrap',
    'gap': tokens.spacingVerticalS,
    'padding': `0 ${sizes.phonePadding} ${tokens.spacingVerticalS}`,
    '& > div': { flexWrap: 'wrap' },
    '& > div:first-child': { marginRight: 'auto' },
    '& > div:empty': { display: 'none' },
    // What does not fit beside the commands goes under them, and begins where they do.
    '& > div:nth-child(2)': { marginLeft: '0' },
    // The search takes a line of its own under the buttons, or what a button leaves that does not fit beside the
    // others.
    '& [role=search]': { flex: '1 1 200px', order: 1 },
    '& > div:has([role=search])': { display: 'contents' },
    // Under all buttons and with a line kept free for it: what is pressed does not move when it comes.
    '& > div:has(> [data-reason])': { display: 'contents' },
    '& [data-reason]': { order: 2, flexBasis: '100%', minHeight: tokens.lineHeightBase200 },
  },
});

const useStyles = makeStyles({
  reason: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The single row of commands of a page. */
export const CommandRow = ({ children, right, reason }: CommandRowProps) => {
  const row = useRow();
  return (
    <div className={row}>
      <div>{children}</div>
      {(right ?? reason) !== undefined && (
        <div>
          {reason}
          {right}
        </div>
      )}
    </div>
  );
};

interface OffReasonProps {
  readonly off: Off | null;
  /** It comes and goes while a person works: it is announced, and a line is kept free for it on a phone. */
  readonly isLive?: boolean;
}

/** Says beside the commands why one of them is off; what passes by itself is not said. */
export const OffReason = ({ off, isLive = false }: OffReasonProps) => {
  const styles = useStyles();
  const text = useText();
  const said = off?.tone === 'busy' ? null : off;
  if (said === null && !isLive) return null;
  const isError = said?.tone === 'error';
  return (
    <span
      className={mergeClasses(styles.reason, isError ? styles.wrong : styles.quiet)}
      {...(isLive && { 'data-reason': '', 'role': 'status' })}
    >
      {isError && <Icon icon={shapes.error} size={16} />}
      {said !== null && text(said.key, said.values)}
    </span>
  );
};
