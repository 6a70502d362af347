import { makeStyles, mergeClasses } from '@griffel/react';
import { kantoorTokens as tokens } from './theme';

/** How something stands towards visitors. */
export type Standing = 'published' | 'draft' | 'unpublished' | 'planned';

const ring = 'M5 1.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z';
const SHAPES: Readonly<Record<Standing, string>> = { published: ring, draft: ring, unpublished: `${ring}M3.4 5h3.2`, planned: `${ring}M5 3.2V5l1.3.8` };

const useStyles = makeStyles({
  mark: { flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeLinecap: 'round' },
  published: { fill: 'currentColor', color: tokens.kantoorStatusPublished },
  draft: { color: tokens.kantoorStatusDraft },
  unpublished: { color: tokens.kantoorStatusUnpublished },
  planned: { color: tokens.kantoorStatusPlanned },
});

interface StatusMarkProps {
  readonly standing: Standing;
  /** What it says where no word beside it does; without it the mark is decoration. */
  readonly label?: string | undefined;
}

/** A disc, a ring, a ring with a bar or a clock: each its own shape, so that nobody has to tell colours apart. */
export const StatusMark = ({ standing, label }: StatusMarkProps) => {
  const styles = useStyles();
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <svg className={mergeClasses(styles.mark, styles[standing])} width="10" height="10" viewBox="0 0 10 10" {...name}><path d={SHAPES[standing]} /></svg>;
};
