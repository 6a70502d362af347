import { makeStyles } from '@griffel/react';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { blockDrawingOf } from './block-preview-shapes';

const useStyles = makeStyles({
  drawing: {
    display: 'block',
    width: '100%',
    height: 'auto',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  planes: { fill: tokens.colorNeutralBackground5 },
  heads: { stroke: tokens.colorNeutralForeground2, strokeWidth: 4 },
  lines: { stroke: tokens.colorNeutralStroke1, strokeWidth: 2 },
  accents: { stroke: tokens.colorCompoundBrandStroke, strokeWidth: 1.5 },
});

/** A thumbnail of what a block type looks like. */
export const BlockDrawing = ({ code }: { readonly code: string }) => {
  const styles = useStyles();
  const { planes, heads, lines, accents } = blockDrawingOf(code);
  return (
    <svg className={styles.drawing} viewBox="0 0 96 56" aria-hidden>
      <path className={styles.planes} d={planes} />
      <path className={styles.lines} d={lines} />
      <path className={styles.heads} d={heads} />
      <path className={styles.accents} d={accents} />
    </svg>
  );
};
