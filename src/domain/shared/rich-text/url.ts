const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Allowed schemes beside relative URLs. */
const SAFE = /^(?:https?|mailto|tel|sms):/i;
/** Characters that browsers strip from URLs. */
const IGNORED = /^[\u0000-\u0020]+|[\t\n\r]+/g;

/** Sanitized URL; null for other schemes (`javascript:`, `data:`). Rule R-SHR-26. */
export const safeUrl = (url: string): string | null => {
  const seen = url.replace(IGNORED, '').trim();
  return seen !== '' && (SAFE.test(seen) || !SCHEME.test(seen)) ? seen : null;
};

const completed = (url: string): string => {
  if (SCHEME.test(url) || /^[/?#.]/.test(url)) return url;
  if (/^[^\s@/]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/.test(url)) return `mailto:${url}`;
  return /^[^\s/]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(url) ? `https://${url}` : url;
};

/**
 * URL of typed text: adds `https:` or `mailto:` if missing. Null where `safeUrl` is null, and for text that is no URL.
 */
export const typedUrl = (typed: string): string | null => {
  const safe = safeUrl(typed);
  const url = safe === null ? null : completed(safe);
  return url !== null && URL.canParse(url, 'https://a.example/') ? url : null;
};

/** Whether the whole text is one safe URL, so that pasting it on a selection creates a link. */
export const isWholeUrl = (text: string): boolean =>
  SAFE.test(text) && /^[^\s:]+:\S+$/.test(text) && URL.canParse(text);
