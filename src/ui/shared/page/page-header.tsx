import { makeResetStyles, makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Skeleton } from '../controls/skeleton';
import * as shellShapes from '../icons/shell-shapes';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { usePending } from '../runtime/pending';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';

interface PageHeaderProps {
  readonly title: string;
  /** The action word of the route, such as edit, add, details. */
  readonly action?: string | undefined;
  /** The name of the record; a skeleton while loading. */
  readonly record?: string | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Label of the back button; by default it names the overview. */
  readonly backLabel?: string;
  /** Facts at the right: unsaved mark, lock, times. */
  readonly children?: ReactNode;
}

const useHeader = makeResetStyles({
  'display': 'flex',
  'flex': 'none',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': `0 ${tokens.spacingHorizontalMNudge}`,
  'minHeight': sizes.pageHeader,
  'padding': `12px ${sizes.sheetPadding} 0`,
  '& > h1': {
    flex: 'none',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.012em',
    // A greeting contains a name, which can be long.
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [phone]: {
    'gap': tokens.spacingHorizontalMNudge,
    'minHeight': 'auto',
    'padding': `12px ${sizes.phonePadding} 10px`,
    '& > h1': { flex: '1', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
});

const useStyles = makeStyles({
  back: { display: 'flex', marginLeft: '-8px', marginRight: '-4px' },
  action: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  // Not truncated: a long name can be read in full nowhere else.
  record: {
    flex: '1 1 240px',
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [phone]: { order: 1, flexBasis: '100%', paddingLeft: 0, borderLeftStyle: 'none', fontSize: tokens.fontSizeBase200 },
  },
  right: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    marginLeft: 'auto',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    [phone]: { order: 2, flexWrap: 'wrap', width: '100%', marginLeft: 0, whiteSpace: 'normal' },
  },
  unsaved: {
    'display': 'inline-flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalSNudge,
    'color': tokens.colorNeutralForeground2,
    '::before': {
      content: '""',
      width: '7px',
      height: '7px',
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.kantoorUnsaved,
    },
  },
});

/** The heading of a page: module, action word, and the full name of the record. Rule R-SHR-66. */
export const PageHeader = ({ title, action, record, onBack, backLabel, children }: PageHeaderProps) => {
  const lang = useWebsiteLanguage();
  const header = useHeader();
  const styles = useStyles();
  const text = useText();
  const isPending = usePending();
  return (
    <header className={header}>
      {onBack !== undefined && (
        <span className={styles.back}>
          <Button
            variant="subtle"
            icon={shellShapes.back}
            aria-label={backLabel ?? text('shared.actions.back')}
            onClick={onBack}
          />
        </span>
      )}
      <h1>
        {title}
        {action !== undefined && <span className={styles.action}> {action}</span>}
      </h1>
      {record === undefined ? (
        isPending && (
          <span className={styles.record} aria-busy>
            <Skeleton />
          </span>
        )
      ) : (
        <span className={styles.record} lang={lang}>
          {record}
        </span>
      )}
      {children !== undefined && <span className={styles.right}>{children}</span>}
    </header>
  );
};

/** Marks unsaved changes in the header. */
export const UnsavedMark = () => {
  const styles = useStyles();
  const text = useText();
  return <span className={styles.unsaved}>{text('shared.record.unsaved')}</span>;
};
