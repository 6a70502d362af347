import { createHash } from 'node:crypto';

/** CSP hashes of inline scripts or styles; JSON data blocks need none. */
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

/** Hash of the empty style element into which the console inserts rules by script. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** CSP of the console's page: allows its own files and the inline elements of the built page. */
export const pagePolicy = (html: string): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineHashes(html, 'script')].join(' '),
    ['style-src', "'self'", EMPTY_STYLE_HASH, ...inlineHashes(html, 'style')].join(' '),
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

/** CSP of all other responses. */
const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sets security headers; keeps a CSP that the response already has. */
export const addSecurityHeaders = (headers: Headers, isSecure: boolean): void => {
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', DEFAULT_POLICY);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
};
