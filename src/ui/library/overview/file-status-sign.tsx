import { makeStyles, mergeClasses } from '@griffel/react';
import type { FileStatus } from '../../../domain/library/library';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  line: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge },
  sign: {
    flex: 'none',
    boxSizing: 'border-box',
    width: '9px',
    height: '9px',
    borderRadius: tokens.borderRadiusCircular,
  },
  published: { backgroundColor: tokens.kantoorStatusPublished },
  draft: { border: `2px solid ${tokens.kantoorStatusDraft}` },
});

export const FileStatusSign = ({ status }: { readonly status: FileStatus }) => {
  const [styles, text] = [useStyles(), useText()];
  return (
    <span className={styles.line}>
      <span className={mergeClasses(styles.sign, styles[status])} />
      {text(`library.file.statuses.${status}`)}
    </span>
  );
};
