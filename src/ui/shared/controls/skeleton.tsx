import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { delayedAppearance, skeletonBar } from '../theme/delayed-appearance';
import { phone, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

/** Shape of a skeleton: a word, a one-line field, chips, tags, a text area, a file, or a control. */
export type SkeletonShape = 'word' | 'line' | 'chips' | 'tags' | 'area' | 'file' | 'switch' | 'tick' | 'avatar';

const useBox = makeResetStyles({
  'display': 'grid',
  'alignContent': 'center',
  'gap': '11px',
  ...delayedAppearance,
  'pointerEvents': 'none',
  '& > i': {
    display: 'block',
    width: '60%',
    ...skeletonBar,
  },
});

const useStyles = makeStyles({
  // The height of a line of text.
  word: {
    'display': 'inline-grid',
    'width': '112px',
    'maxWidth': '100%',
    'minHeight': '1lh',
    'verticalAlign': 'top',
    '& > i': { width: '100%' },
  },
  line: { minHeight: sizes.control, [phone]: { minHeight: sizes.phoneControl } },
  chips: { minHeight: sizes.control },
  tags: { minHeight: '48px' },
  area: {
    'alignContent': 'start',
    'minHeight': '96px',
    'paddingTop': '11px',
    'boxSizing': 'border-box',
    '& > i:nth-child(2)': { width: '84%' },
    '& > i:nth-child(3)': { width: '42%' },
  },
  file: {
    'gridTemplateColumns': '84px minmax(0, 1fr)',
    'alignItems': 'center',
    'columnGap': tokens.spacingHorizontalM,
    'minHeight': '56px',
    '& > i:first-child': { width: '84px', height: '56px' },
  },
  switch: {
    'display': 'inline-grid',
    'flex': 'none',
    'width': '32px',
    'verticalAlign': '-1px',
    '& > i': { width: '32px', height: '18px', borderRadius: '9px' },
  },
  tick: {
    'display': 'inline-grid',
    'flex': 'none',
    'width': '16px',
    'verticalAlign': 'middle',
    '& > i': { width: '16px', height: '16px', borderRadius: '3px' },
  },
  avatar: {
    'flex': 'none',
    'width': '48px',
    '& > i': { width: '48px', height: '48px', borderRadius: tokens.borderRadiusCircular },
  },
});

const BARS: Readonly<Record<SkeletonShape, readonly number[]>> = {
  word: [1],
  line: [1],
  chips: [1],
  tags: [1],
  area: [1, 2, 3],
  file: [1, 2],
  switch: [1],
  tick: [1],
  avatar: [1],
};

/** A placeholder of the same size as the value that is loading. Rule R-SHR-69. */
export const Skeleton = ({ shape = 'word' }: { readonly shape?: SkeletonShape }) => {
  const box = useBox();
  const styles = useStyles();
  return (
    <span className={mergeClasses(box, styles[shape])} data-skeleton="" aria-hidden>
      {BARS[shape].map((bar) => (
        <i key={bar} />
      ))}
    </span>
  );
};
