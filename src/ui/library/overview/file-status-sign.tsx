import { makeStyles, mergeClasses } from '@griffel/react';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';

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

/** The status of a file; without icon if the status is unknown to the console. Rule R-SHR-60. */
export const FileStatusSign = ({ status }: { readonly status: string }) => {
  const [styles, choiceText] = [useStyles(), useChoiceText()];
  return (
    <span className={styles.line}>
      {(status === 'published' || status === 'draft') && <span className={mergeClasses(styles.sign, styles[status])} />}
      {choiceText('library.file.statuses', status)}
    </span>
  );
};
