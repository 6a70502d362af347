import { makeStyles, mergeClasses } from '@griffel/react';
import { MAX_ATTACHED } from '../../domain/communication/email.rule';
import type { MailSize } from '../../domain/communication/mail-size.rule';
import { Skeleton } from '../shared/controls/skeleton';
import { usePending } from '../shared/runtime/pending';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  meter: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS },
  },
  total: { fontWeight: tokens.fontWeightSemibold },
  bar: {
    display: 'block',
    width: '100%',
    height: '6px',
    borderRadius: '3px',
    backgroundColor: tokens.colorNeutralStroke1,
    overflow: 'hidden',
  },
  files: { fill: tokens.colorBrandBackground },
  over: { fill: tokens.colorStatusDangerForeground1 },
  parts: { color: tokens.colorNeutralForeground3 },
  warned: { gridColumnStart: '1', gridColumnEnd: '-1', color: tokens.colorStatusWarningForeground1 },
});

/** The total size of attachments against the limit, and the size of the whole e-mail. Rules R-EML-06 and R-EML-07. */
export const MailMeter = ({ size }: { readonly size: MailSize }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const isPending = usePending();
  const { files, encoding, text: words, total } = size;
  const share = Math.min(100, (files / MAX_ATTACHED) * 100);
  const isOver = files > MAX_ATTACHED;
  const said = text('communication.meter.files', { size: format.bytes(files), most: format.bytes(MAX_ATTACHED) });
  if (isPending)
    return (
      <div className={styles.meter} aria-busy>
        <span className={styles.total}>
          <Skeleton />
        </span>
        <span className={styles.bar} data-skeleton="" aria-hidden />
        <span className={styles.parts}>
          <Skeleton />
        </span>
      </div>
    );
  return (
    <div className={styles.meter}>
      <span className={styles.total}>{said}</span>
      <svg className={styles.bar} role="img" aria-label={said} viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect className={mergeClasses(styles.files, isOver && styles.over)} width={share} height="6" />
      </svg>
      <span className={styles.parts}>
        {text('communication.meter.parts', {
          total: format.bytes(total),
          encoding: format.bytes(encoding),
          text: format.bytes(words),
        })}
      </span>
      {total > MAX_ATTACHED && <span className={styles.warned}>{text('communication.meter.over')}</span>}
    </div>
  );
};
