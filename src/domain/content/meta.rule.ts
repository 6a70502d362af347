import { lengthProblem, problemsOf, type FieldProblem, type Problems } from '../shared/rule';
import { isWebAddress } from '../shared/web-address.rule';

/** The texts of the meta data that the rule reads. */
export interface MetaTexts {
  readonly title: string;
  readonly description: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  /** The address under which search engines should know the page; empty is its own. */
  readonly canonical: string;
  /** What a tag or a category does not have. */
  readonly keywords?: string;
  readonly slug?: string;
}

/** Characters of the titles, the descriptions, the canonical address, the keywords and the slug (R-CON-20). */
export const LONGEST_META = { title: 200, description: 500, canonical: 500, keywords: 500, slug: 200 } as const;

/** Characters of a title and a description that search engines show before they cut it off (R-CON-20). */
export const SHOWN_META = { title: 60, description: 160 } as const;

const PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

const canonicalProblem = (canonical: string): FieldProblem | null => {
  const address = canonical.trim();
  if (address === '') return null;
  return (
    lengthProblem(address, LONGEST_META.canonical) ??
    (isWebAddress(address) || PATH.test(address) ? null : 'pattern.default')
  );
};

/**
 * What is wrong with meta data, by `meta.{field}`: texts fit, and a canonical address is one of the web or a path of
 * the website. Rule R-CON-20.
 */
export const metaProblems = ({
  title,
  description,
  shareTitle,
  shareDescription,
  canonical,
  keywords = '',
  slug = '',
}: MetaTexts): Problems =>
  problemsOf({
    'meta.title': lengthProblem(title.trim(), LONGEST_META.title),
    'meta.description': lengthProblem(description.trim(), LONGEST_META.description),
    'meta.shareTitle': lengthProblem(shareTitle.trim(), LONGEST_META.title),
    'meta.shareDescription': lengthProblem(shareDescription.trim(), LONGEST_META.description),
    'meta.canonical': canonicalProblem(canonical),
    'meta.keywords': lengthProblem(keywords.trim(), LONGEST_META.keywords),
    'meta.slug': lengthProblem(slug.trim(), LONGEST_META.slug),
  });

/** A text as search engines show it: cut off between two words, with a sign that there was more. Rule R-CON-20. */
export const cutForSearch = (text: string, longest: number): string => {
  const whole = text.trim().replace(/\s+/gu, ' ');
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()} …`;
};
