import { attributeOf } from './tag';
import { tokensOf } from './tokens';

/** Maximum characters of the excerpt. */
const EXCERPT = 60;

export interface ObjectDescription {
  /** Element name such as `video`; `#` for a named anchor, `!--` for a comment, `/div` for a stray closing tag. */
  readonly tag: string;
  /** Distinguishing text: address, alternative text or first words. */
  readonly about: string;
}

/** Attributes that identify an object, in order of preference. */
const IDENTIFYING = ['alt', 'title', 'src', 'href', 'name', 'id', 'class'];

const identifyingAttribute = (start: string): string =>
  IDENTIFYING.map((name) => attributeOf(start, name) ?? '').find((value) => value !== '') ?? '';

/** Plain-text label for HTML shown as an object. */
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
  const inside =
    tag === '!--' ? raw.replace(/^<!-*|(?<!-)-*>$/g, '') : text === '' ? identifyingAttribute(start) : text;
  const about = inside.replace(/\s+/g, ' ').trim();
  return { tag, about: about.length > EXCERPT ? `${about.slice(0, EXCERPT)}…` : about };
};
