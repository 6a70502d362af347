import { LATIN_LETTERS, letterTable } from './latin-letters';
import { normalizeText } from './normalize';

/**
 * Replacements for letters that NFKD does not decompose. The euro sign is spelled out, so that different names get
 * different slugs.
 */
const TRANSLITERATIONS: ReadonlyMap<string, string> = new Map([
  ...LATIN_LETTERS,
  ...letterTable(
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
  ),
  ...letterTable(
    'а:a б:b в:v г:g ґ:g д:d е:e є:ye ж:zh з:z и:i і:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ' +
      'ш:sh щ:shch ы:y э:e ю:yu я:ya ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ѕ:s ә:a ғ:g қ:q ң:n ө:o ү:u ұ:u һ:h',
  ),
  ['€', 'euro'],
]);

/** Characters of a slug or an anchor. */
export const MAX_SLUG_LENGTH = 200;

/** Slug of a text: lower-case ASCII letters, digits and single hyphens; empty when none remain. Rule R-CON-02. */
export const slugify = (text: string): string =>
  [...normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => TRANSLITERATIONS.get(letter) ?? letter)
    .join('')
    .replace(/[\s\p{Pd}]/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');

export const isSlug = (text: string): boolean => text !== '' && slugify(text) === text;

/**
 * Slug while a name is typed: follows the name unless the slug was edited. Rule R-CON-02.
 * @param before the name from which the present slug was derived
 */
export const slugForName = (name: string, before: string, url: string, module: string): string =>
  url === '' || url === suggestSlug(before, module) ? suggestSlug(name, module) : url;

/** Slug with a `-number` suffix; number 1 adds none. Rule R-CON-02. */
export const numberedSlug = (slug: string, number: number): string => {
  const end = number === 1 ? '' : `-${String(number)}`;
  return slug === '' ? '' : `${slug.slice(0, MAX_SLUG_LENGTH - end.length).replace(/-$/, '')}${end}`;
};

/** Slug of a name; for a name without Latin letters or digits, the module with a number. Rule R-CON-02. */
export const suggestSlug = (name: string, module: string, number = 1): string => {
  const slug = slugify(name);
  return slug === '' && name.trim() !== '' ? `${module}-${String(number)}` : numberedSlug(slug, number);
};

/** Next slug to try when one is taken: increments the suffix of the name's slug, or appends one. Rule R-CON-02. */
export const nextSlug = (url: string, name: string, module: string): string => {
  const slug = slugify(name);
  const own = slug === '' ? module : slug;
  const rest = url.startsWith(own) ? url.slice(own.length) : '';
  const number = /^-([1-9]\d*)$/.exec(rest)?.[1];
  return number === undefined ? numberedSlug(url, 2) : numberedSlug(own, Number(number) + 1);
};
