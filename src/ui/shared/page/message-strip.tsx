import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { border, borderColor } from '../theme/border';
import { Icon } from '../icons/icon';
import { phone } from '../theme/sizes';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';

export type Intent = 'success' | 'warning' | 'error' | 'info';

interface MessageStripProps {
  readonly intent: Intent;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Replaces the icon of the intent. */
  readonly sign?: ReactNode;
  /** Rendered inside a form instead of across the page. */
  readonly inset?: boolean;
  /** A notice has already announced the message. */
  readonly isAnnounced?: boolean;
}

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    flex: 'none',
    padding: '10px 12px',
    border: border,
    borderRadius: tokens.borderRadiusMedium,
  },
  page: { margin: '0 24px 12px', [phone]: { margin: '0 16px 12px' } },
  // Buttons wrap below the text instead of narrowing it; the icon stays beside the text on a phone too.
  words: { flex: '1 1 min(320px, 100% - 84px)', minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
  body: { marginTop: '2px', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge, margin: '-2px' },
});

const useIntents = makeStyles({
  success: { ...borderColor(tokens.colorStatusSuccessBorder1), backgroundColor: tokens.colorStatusSuccessBackground1 },
  warning: { ...borderColor(tokens.colorStatusWarningBorder1), backgroundColor: tokens.colorStatusWarningBackground1 },
  error: { ...borderColor(tokens.colorStatusDangerBorder1), backgroundColor: tokens.colorStatusDangerBackground1 },
  info: { ...borderColor(tokens.colorStatusInfoBorder1), backgroundColor: tokens.colorStatusInfoBackground1 },
});

const useSigns = makeStyles({
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  info: { color: tokens.colorStatusInfoForeground1 },
});

const signs = { success: shapes.success, warning: shapes.warning, error: shapes.error, info: shapes.info };

/** The icon of an intent, in its colour. */
export const IntentIcon = ({ intent, label }: { readonly intent: Intent; readonly label?: string }) => {
  const styles = useSigns();
  return <Icon icon={signs[intent]} className={styles[intent]} {...(label !== undefined && { label })} />;
};

/** A message that stays on the page: a lock, a failure, an offer. */
export const MessageStrip = ({
  intent,
  title,
  children,
  actions,
  sign,
  inset = false,
  isAnnounced = false,
}: MessageStripProps) => {
  const styles = useStyles();
  const intents = useIntents();
  return (
    <div
      className={mergeClasses(styles.strip, intents[intent], !inset && styles.page)}
      role={isAnnounced ? 'note' : intent === 'error' ? 'alert' : 'status'}
    >
      {sign ?? <IntentIcon intent={intent} />}
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <p className={title === undefined ? undefined : styles.body}>{children}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
