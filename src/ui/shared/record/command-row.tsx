import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { sizes, phone, slim } from '../theme/sizes';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import type { DisabledReason } from '../commands/command';

interface CommandRowProps {
  /** Commands: primary first, destructive last. */
  readonly children?: ReactNode;
  /** View options: search, filters. */
  readonly right?: ReactNode;
  /** The reason why a command is off, before the view options; it may appear or disappear while a button is pressed. */
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
  // A wide field among the view options moves to a line of its own when space is short.
  '&:has([data-wide])': { 'flexWrap': 'wrap', '& > div:nth-child(2)': { marginLeft: 'auto' } },
  // With the help panel open, one line may be too narrow.
  [slim]: { 'flexWrap': 'wrap', '& > div': { flexWrap: 'wrap' }, '& > div:nth-child(2)': { marginLeft: 'auto' } },
  [phone]: {
    'flexWrap': 'wrap',
    'gap': tokens.spacingVerticalS,
    'padding': `0 ${sizes.phonePadding} ${tokens.spacingVerticalS}`,
    '& > div': { flexWrap: 'wrap' },
    '& > div:first-child': { marginRight: 'auto' },
    '& > div:empty': { display: 'none' },
    // View options that do not fit wrap to the next line, aligned with the commands.
    '& > div:nth-child(2)': { marginLeft: '0' },
    // The search takes the space left beside the buttons, or a full line below them.
    '& [role=search]': { flex: '1 1 200px', order: 1 },
    '& > div:has([role=search])': { display: 'contents' },
    // The reason is below all buttons, on a reserved line, so that its appearance does not move a button.
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
  readonly disabledReason: DisabledReason | null;
  /** The reason changes while a person works: it is announced, and a line is reserved for it on a phone. */
  readonly isLive?: boolean;
}

/** The reason why a command is off, beside the commands; temporary ("busy") reasons are not shown. */
export const DisabledReasonText = ({ disabledReason, isLive = false }: OffReasonProps) => {
  const styles = useStyles();
  const text = useText();
  const said = disabledReason?.tone === 'busy' ? null : disabledReason;
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
