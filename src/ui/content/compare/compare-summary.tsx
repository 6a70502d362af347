import { ArrowMove20Regular } from '@fluentui/react-icons/svg/arrow-move';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { makeStyles } from '@griffel/react';
import type { ChangeCounts } from '../../../domain/content/compare';
import * as shellShapes from '../../shared/icons/shell-shapes';
import type { IconSource } from '../../shared/icons/icon';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { Pill } from '../pill';
import { useMarkedWords } from './marked';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 14px',
    paddingBottom: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
  },
});

const SIGNS: readonly (readonly [count: 'moved' | 'added' | 'removed' | 'changed' | 'fields', sign: IconSource])[] = [
  ['moved', ArrowMove20Regular],
  ['added', shellShapes.add],
  ['removed', Subtract20Regular],
  ['changed', shellShapes.edit],
  ['fields', shellShapes.form],
];

/** One line with the number of changes. */
export const CompareSummary = ({ counts }: { readonly counts: ChangeCounts }) => {
  const [styles, words, text] = [useStyles(), useMarkedWords(), useText()];
  return (
    <ul className={styles.line} aria-label={text('content.versions.summary')}>
      {counts.wordsAdded > 0 && (
        <li className={words}>
          <ins>{text('content.versions.counts.wordsAdded', { count: counts.wordsAdded })}</ins>
        </li>
      )}
      {counts.wordsRemoved > 0 && (
        <li className={words}>
          <del>{text('content.versions.counts.wordsRemoved', { count: counts.wordsRemoved })}</del>
        </li>
      )}
      {SIGNS.filter(([count]) => counts[count] > 0).map(([count, sign]) => (
        <li key={count}>
          <Pill icon={sign}>{text(`content.versions.counts.${count}`, { count: counts[count] })}</Pill>
        </li>
      ))}
    </ul>
  );
};
