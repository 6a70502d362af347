import { makeStyles } from '@griffel/react';
import { namesOf } from '../../../domain/shared/modules/module-entries.rule';
import { typedUrl } from '../../../domain/shared/rich-text/url';
import { pathOnWebsite, pageAddress } from '../../../domain/shared/links/website-target.rule';
import { useDebouncedValue } from '../runtime/debounce.bridge';
import { useLanguageOf } from '../runtime/language-of';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useAllowed, useSession } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { kantoorTokens as tokens } from '../theme/theme';
import { useLinkTargets } from './link-target.bridge';
import { LinkText } from './link-text';
import { WebsiteText } from './website-text';

/** Debounce after the last key, in ms. Rule R-SHR-12. */
const REST = 300;

const small = {
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  overflowWrap: 'anywhere',
  color: tokens.colorNeutralForeground3,
} as const;
/** Links in a row are not inline text: each is as high as a small control. */
const roomy = { display: 'inline-block', paddingBlock: tokens.spacingVerticalXS } as const;

const useStyles = makeStyles({
  record: {
    ...small,
    '& > a': roomy,
  },
  line: {
    ...small,
    'display': 'flex',
    'flexWrap': 'wrap',
    'flexBasis': '100%',
    'alignItems': 'baseline',
    'gap': `0 ${tokens.spacingHorizontalM}`,
    'minWidth': 0,
    '& > a': roomy,
  },
});

interface RecordLinkProps {
  readonly module: string;
  readonly path: string;
  readonly title: string;
  /** Prefix of the right; defaults to the module. */
  readonly right?: string;
}

/** Kind and name of a record; a link in a new tab for a person who may edit it. */
export const RecordLink = ({ module, path, title, right = module }: RecordLinkProps) => {
  const [translate, lang] = [useDynamicText(), useLanguageOf()(module)];
  const { edit } = useAllowed(right);
  return (
    <span className={useStyles().record}>
      {translate(`${namesOf(module)}.record`)}:{' '}
      {edit ? (
        <LinkText href={path} lang={lang} target="_blank" rel="noopener">
          {title}
        </LinkText>
      ) : (
        <WebsiteText lang={lang}>{title}</WebsiteText>
      )}
    </span>
  );
};

const Records = ({ path }: { readonly path: string }) =>
  useLinkTargets(path).map((record) => <RecordLink key={record.path} {...record} />);

/**
 * The targets of a typed URL: the page itself, and the records of the website with that URL. All open in a new tab, so
 * that typed values are kept. Rule R-SHR-72.
 */
export const LinkTarget = ({ address }: { readonly address: string }) => {
  const [styles, text] = [useStyles(), useText()];
  const website = useSession().website?.url ?? '';
  const url = typedUrl(useDebouncedValue(address.trim(), REST));
  const path = url === null ? null : pathOnWebsite(website, url);
  const page = url === null ? null : pageAddress(website, url);
  if (page === null && path === null) return null;
  return (
    <div className={styles.line} role="group" aria-label={text('shared.linkTarget.label')}>
      {path !== null && <Records key={path} path={path} />}
      {page !== null && (
        <LinkText href={page} target="_blank" rel="noopener noreferrer">
          {text('shared.linkTarget.open', { address: page })}
        </LinkText>
      )}
    </div>
  );
};
