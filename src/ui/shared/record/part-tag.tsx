import { makeStyles, mergeClasses } from '@griffel/react';
import { useText } from '../runtime/use-text';
import { borderColor } from '../theme/border';
import { kantoorTokens as tokens } from '../theme/theme';

/** How a part differs from the stored one (`marked`: to be removed on save); `wrong`: the part has errors. */
export type PartMark = 'new' | 'changed' | 'marked' | 'wrong';

const useStyles = makeStyles({
  tag: {
    flex: 'none',
    padding: '0 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  wrong: { ...borderColor(tokens.colorStatusDangerBorder1), color: tokens.colorStatusDangerForeground1 },
});

/** A tag that names the unsaved state of a part. Rule R-COM-05. */
export const PartTag = ({ mark }: { readonly mark: PartMark }) => {
  const styles = useStyles();
  const text = useText();
  return (
    <span className={mergeClasses(styles.tag, mark === 'wrong' && styles.wrong)}>{text(`parts.marks.${mark}`)}</span>
  );
};
