import { createHash } from 'node:crypto';

/** Hashes of the inline elements of one kind in a page, as a CSP wants them; data runs nowhere and needs none. */
const inlineHashes = (html: string, element: 'script' | 'style'): string[] =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]*\\s(?:src=|type="?application/json))[^>]*>([\\s\\S]*?)</${element}>`, 'gi'),
    ),
  ].map(
    ([, content]) =>
      `'sha256-${createHash('sha256')
        .update(content ?? '')
        .digest('base64')}'`,
  );

/** The empty style element into which the console writes its rules by script, which the policy already vouches for. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Policy of the console's page: only our own files, and inline exactly what the built page contains. */
export const pagePolicy = (html: string): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineHashes(html, 'script')].join(' '),
    ['style-src', "'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Policy of everything that is not a page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; a policy that it brings itself is kept. */
export const addSecurityHeaders = (headers: Headers, isSecure: boolean): void => {
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NO_PAGE);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
};
