import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { WebsiteText } from '../controls/website-text';
import * as shellShapes from '../icons/shell-shapes';
import { Dialog } from './dialog';
import { Icon } from '../icons/icon';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

/** A record that was not changed, with the reason, translated. */
export interface RefusedLine {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

interface ProgressDialogProps {
  /** For example "7 left in place". */
  readonly title: string;
  /** Number of finished records, if the title does not show it. */
  readonly done?: number;
  readonly total: number;
  readonly refused: readonly RefusedLine[];
  /** Further buttons, and further content. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  count: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  bar: {
    'display': 'block',
    'appearance': 'none',
    'width': '100%',
    'height': '4px',
    'marginTop': tokens.spacingVerticalM,
    'border': '0',
    'borderRadius': tokens.borderRadiusSmall,
    'backgroundColor': tokens.colorNeutralBackground6,
    '::-webkit-progress-bar': {
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorNeutralBackground6,
    },
    '::-webkit-progress-value': {
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    '::-moz-progress-bar': {
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
  },
  refused: {
    maxHeight: '180px',
    marginTop: tokens.spacingVerticalM,
    overflow: 'auto',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  line: { display: 'flex', gap: tokens.spacingHorizontalSNudge, padding: '2px 0' },
});

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  /** The total, or 0 while unknown. */
  readonly total: number;
}

export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <progress className={useStyles().bar} value={done} max={Math.max(1, total)} aria-label={label} />
);

/** Groups the refused records by reason. */
const byReason = (refused: readonly RefusedLine[]): readonly (readonly [string, readonly string[]])[] =>
  [...new Set(refused.map(({ reason }) => reason))].map((reason) => [
    reason,
    refused.filter((line) => line.reason === reason).map(({ name }) => name),
  ]);

/** The result of work on many records: n of m, and the records left unchanged with the reason. */
export const ProgressDialog = ({ title, done, total, refused, more, children, onClose }: ProgressDialogProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {more}
          <Button variant="primary" data-focus="" onClick={onClose}>
            {text('shared.actions.close')}
          </Button>
        </>
      }
    >
      {done !== undefined && (
        <p className={styles.count} role="status">
          {text('shared.dialogs.progress.done', { done, count: total })}
        </p>
      )}
      {children}
      {refused.length > 0 && (
        <ul className={styles.refused} tabIndex={0} aria-label={text('shared.dialogs.progress.reasons')}>
          {byReason(refused).map(([reason, names]) => (
            <li key={reason} className={styles.line}>
              <Icon icon={shellShapes.lock} size={16} />
              <span>
                <b>
                  <WebsiteText>{names.join(', ')}</WebsiteText>
                </b>{' '}
                {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
