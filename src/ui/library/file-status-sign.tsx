import { makeStyles } from '@griffel/react';
import type { FileStatus } from '../../domain/library/library';
import { StatusMark } from '../shared/status-mark';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';

const useStyles = makeStyles({ line: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge } });

/** Whether a file is published: a disc, or a ring, and the word. */
export const FileStatusSign = ({ status }: { readonly status: FileStatus }) => {
  const [styles, text] = [useStyles(), useText()];
  return <span className={styles.line}><StatusMark standing={status} />{text(`library.file.statuses.${status}`)}</span>;
};
