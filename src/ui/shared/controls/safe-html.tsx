import { makeResetStyles } from '@griffel/react';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { safeUrl } from '../../../domain/shared/rich-text/url';
import { useWebsiteLanguage } from '../runtime/website-language';
import { LinkText } from './link-text';
import { kantoorTokens as tokens } from '../theme/theme';

const same =
  'p ul ol li dl dt dd strong em b i u s small sub sup code kbd mark pre blockquote br hr table caption thead tbody tfoot tr th td'.split(
    ' ',
  );
/** Allowed elements and their replacements: headings move below the level of the page's heading. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ...same.map((tag) => [tag, tag] as const),
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h4'],
  ['h4', 'h5'],
  ['h5', 'h6'],
  ['h6', 'h6'],
]);
/** Elements dropped with their content; other disallowed elements keep their content. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed svg math title head form select textarea button audio video canvas'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr']);

const useText = makeResetStyles({
  'overflowWrap': 'anywhere',
  '& h3': {
    margin: '16px 0 4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  '& h4, & h5, & h6': { margin: '12px 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  '& p, & ul, & ol, & dl, & table, & pre, & blockquote': { margin: '8px 0' },
  '& ul, & ol': { paddingLeft: '20px' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { marginTop: '4px' },
  '& dt': { marginTop: '8px', fontWeight: tokens.fontWeightSemibold },
  '& strong, & b': { fontWeight: tokens.fontWeightSemibold },
  '& code, & kbd': {
    padding: '0 4px',
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  '& kbd': {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    fontFamily: 'inherit',
    whiteSpace: 'nowrap',
  },
  '& pre': { overflow: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '4px 12px 4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: tokens.fontWeightSemibold },
});

const childrenOf = (parent: Node): readonly ReactNode[] =>
  [...parent.childNodes].map((child, place) => <Fragment key={place}>{shown(child)}</Fragment>);

const link = (element: Element): ReactNode => {
  const href = safeUrl(element.getAttribute('href') ?? '');
  if (href === null) return childrenOf(element);
  const outside = !/^(?:\/(?![/\\])|#)/.test(href);
  return (
    <LinkText href={href} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {childrenOf(element)}
    </LinkText>
  );
};

const shown = (node: Node): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null;
  if (node.localName === 'a') return link(node);
  const tag = SHOWN.get(node.localName);
  if (tag === undefined) return childrenOf(node);
  return EMPTY.has(tag) ? createElement(tag) : createElement(tag, null, ...childrenOf(node));
};

/** Texts of the headings shown as `h3`, in order. */
export const headingsOf = (html: string): readonly string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('h1, h2')]
    .filter((heading) => heading.closest([...DROPPED].join()) === null)
    .map((heading) => heading.textContent.trim());

/** Renders untrusted HTML from an allow-list of elements; the URL of a link is the only attribute kept. */
export const SafeHtml = ({ html }: { readonly html: string }) => {
  const drawn = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return (
    <div className={useText()} lang={useWebsiteLanguage()}>
      {drawn}
    </div>
  );
};
