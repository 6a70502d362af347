const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Where a link may lead besides places of the website itself: the web, mail, a telephone. */
const SAFE = /^(?:https?|mailto|tel|sms):/i;
/** What a browser leaves out of an address before it looks at it. */
const UNSEEN = /^[\u0000-\u0020]+|[\t\n\r]+/g;

/**
 * The address of a link; null where it would do something else than lead somewhere (`javascript:`, `data:`). Rule
 * R-SHR-26.
 */
export const safeUrl = (url: string): string | null => {
  const seen = url.replace(UNSEEN, '').trim();
  return seen !== '' && (SAFE.test(seen) || !SCHEME.test(seen)) ? seen : null;
};

/** What somebody typed as an address: a host gets its scheme, an e-mail address `mailto:`. Null as with `safeUrl`. */
export const typedUrl = (typed: string): string | null => {
  const url = safeUrl(typed);
  if (url === null || SCHEME.test(url) || /^[/?#.]/.test(url)) return url;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(url)) return `mailto:${url}`;
  return /^[^\s/]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(url) ? `https://${url}` : url;
};

/** Whether a text is an address from its scheme to its end, and a safe one: pasted on words, it becomes their link. */
export const isWholeUrl = (text: string): boolean => SAFE.test(text) && /^[^\s:]+:\S+$/.test(text);
