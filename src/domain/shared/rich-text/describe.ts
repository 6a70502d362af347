import { attributeOf } from './tag';
import { tokensOf } from './tokens';

/** How many characters of an object are shown. */
const EXCERPT = 60;

export interface ObjectDescription {
  /**
   * `video`, `img`, `script`; `#` for a named anchor, `!--` for a comment, `/div` for a closing tag that closes
   * nothing.
   */
  readonly tag: string;
  /** What tells it from another of its kind: an address, an alternative text, its first words. */
  readonly about: string;
}

/** Attributes that tell objects apart, the most telling first. */
const TELLING = ['alt', 'title', 'src', 'href', 'name', 'id', 'class'];

const toldBy = (start: string): string =>
  TELLING.map((name) => attributeOf(start, name) ?? '').find((value) => value !== '') ?? '';

/** A name and some words for HTML that is shown as an object; both are plain text. */
export const describeObject = (raw: string): ObjectDescription => {
  const tokens = tokensOf(raw);
  const first = tokens[0];
  const start = first === undefined || first.kind === 'text' ? '' : first.source;
  const isAnchor = tokens.length === 2 && /^<a[\s/>]/i.test(start) && attributeOf(start, 'href') === null;
  if (isAnchor) return { tag: '#', about: attributeOf(start, 'name') ?? attributeOf(start, 'id') ?? '' };
  const tag = start.startsWith('<!') ? '!--' : (/^<(\/?[^\s/>]+)/.exec(start)?.[1]?.toLowerCase() ?? 'html');
  const text = tokens
    .filter(({ kind }) => kind === 'text')
    .map(({ source }) => source)
    .join(' ')
    .trim();
  const inside = tag === '!--' ? raw.replace(/^<!-*|-*>$/g, '') : text === '' ? toldBy(start) : text;
  const about = inside.replace(/\s+/g, ' ').trim();
  return { tag, about: about.length > EXCERPT ? `${about.slice(0, EXCERPT)}…` : about };
};
