import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useDeferredValue, useId, useMemo } from 'react';
import { searchResultOf, shareCardOf, type PageFallbacks } from '../../../domain/content/meta-preview';
import type { PageMeta } from '../../../domain/content/published/page-meta';
import { useSession } from '../../shared/runtime/use-session';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { Skeleton } from '../../shared/controls/skeleton';
import { usePending } from '../../shared/runtime/pending';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useWebsiteLanguage } from '../../shared/runtime/website-language';

const useStyles = makeStyles({
  previews: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalL, minWidth: 0 },
  figure: { margin: 0 },
  caption: {
    marginBottom: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  card: {
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  result: { padding: tokens.spacingHorizontalM },
  address: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  found: {
    padding: '2px 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorBrandForeground1,
  },
  lines: {
    maxHeight: '54px',
    overflow: 'hidden',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  picture: {
    'display': 'grid',
    'placeItems': 'center',
    'aspectRatio': '1.91 / 1',
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': tokens.colorNeutralBackground3,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  words: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
  title: { fontWeight: tokens.fontWeightSemibold },
});

/** The page as a search result and a shared link. Rule R-CON-20. */
export const MetaPreview = ({ page }: { readonly page: PageFallbacks }) => {
  const styles = useStyles();
  const [text, lang] = [useText(), useWebsiteLanguage()];
  const website = useSession().website?.url ?? '';
  const meta = useDeferredValue(useFormikContext<{ readonly meta: PageMeta }>().values.meta);
  const { result, card } = useMemo(
    () => ({ result: searchResultOf(meta, page, website), card: shareCardOf(meta, page, website) }),
    [meta, page, website],
  );
  const id = useId();
  const isPending = usePending('meta');
  const picture = card.image?.thumbnail ?? null;
  return (
    <div className={styles.previews}>
      <figure className={styles.figure} aria-labelledby={`${id}-search`}>
        <figcaption id={`${id}-search`} className={styles.caption}>
          {text('content.meta.previews.search')}
        </figcaption>
        <div className={`${styles.card} ${styles.result}`} aria-busy={isPending || undefined}>
          <p className={styles.address}>{isPending ? <Skeleton /> : result.address.join(' › ')}</p>
          <p className={styles.found} lang={lang}>
            {isPending ? <Skeleton /> : result.title}
          </p>
          <p className={styles.lines} lang={result.description === '' ? undefined : lang}>
            {isPending ? (
              <Skeleton />
            ) : result.description === '' ? (
              text('content.meta.previews.fromPage')
            ) : (
              result.description
            )}
          </p>
        </div>
      </figure>
      <figure className={styles.figure} aria-labelledby={`${id}-share`}>
        <figcaption id={`${id}-share`} className={styles.caption}>
          {text('content.meta.previews.share')}
        </figcaption>
        <div className={styles.card} aria-busy={isPending || undefined}>
          <div className={styles.picture}>
            {picture !== null ? <img src={picture} alt="" /> : !isPending && <Icon icon={shellShapes.image} />}
          </div>
          <div className={styles.words} lang={lang}>
            <p className={styles.address}>{isPending ? <Skeleton /> : card.host}</p>
            <p className={styles.title}>{isPending ? <Skeleton /> : card.title}</p>
            {!isPending && <p className={styles.lines}>{card.description}</p>}
          </div>
        </div>
      </figure>
    </div>
  );
};
