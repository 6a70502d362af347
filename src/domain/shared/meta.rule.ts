import { lengthProblem, problemsOf, type FieldProblem, type Problems } from './rule';
import { isWebAddress } from './web-address.rule';

export interface MetaFields {
  readonly title: string;
  readonly description: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  /** Canonical URL; empty for the page's own address. */
  readonly canonical: string;
  /** Absent for tags and categories. */
  readonly keywords?: string;
  readonly slug?: string;
}

/** Maximum characters; `title` and `description` also apply to the share texts (R-CON-20). */
export const MAX_META = { title: 200, description: 500, canonical: 500, keywords: 500, slug: 200 } as const;

/** Characters that search engines show before they truncate (R-CON-20). */
export const SEARCH_PREVIEW_LENGTH = { title: 60, description: 160 } as const;

const PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

const canonicalProblem = (canonical: string): FieldProblem | null => {
  const address = canonical.trim();
  if (address === '') return null;
  return (
    lengthProblem(address, MAX_META.canonical) ??
    (isWebAddress(address) || PATH.test(address) ? null : 'pattern.default')
  );
};

/** Problems of metadata, by `meta.{field}`: lengths, and a canonical that is a URL or a path. Rule R-CON-20. */
export const metaProblems = ({
  title,
  description,
  shareTitle,
  shareDescription,
  canonical,
  keywords = '',
  slug = '',
}: MetaFields): Problems =>
  problemsOf({
    'meta.title': lengthProblem(title.trim(), MAX_META.title),
    'meta.description': lengthProblem(description.trim(), MAX_META.description),
    'meta.shareTitle': lengthProblem(shareTitle.trim(), MAX_META.title),
    'meta.shareDescription': lengthProblem(shareDescription.trim(), MAX_META.description),
    'meta.canonical': canonicalProblem(canonical),
    'meta.keywords': lengthProblem(keywords.trim(), MAX_META.keywords),
    'meta.slug': lengthProblem(slug.trim(), MAX_META.slug),
  });

/** Truncates at a word boundary and appends an ellipsis, as search engines do. Rule R-CON-20. */
export const truncateForSearch = (text: string, longest: number): string => {
  const whole = text.trim().replace(/\s+/gu, ' ');
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()} …`;
};
