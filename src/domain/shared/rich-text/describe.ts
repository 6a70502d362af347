import { tokensOf } from './tokens';

/** How many characters of an object are shown. */
const EXCERPT = 60;

export interface ObjectDescription {
  /** `table`, `img`, `script`; `!--` for a comment, `/div` for a closing tag that closes nothing. */
  readonly tag: string;
  /** What tells it from another of its kind: an address, an alternative text, its first words. */
  readonly about: string;
}

const TELLING = /\b(?:alt|title|src|href|name|id|class)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/i;

/** A name and some words for HTML that is shown as an object; both are plain text. */
export const describeObject = (raw: string): ObjectDescription => {
  const tokens = tokensOf(raw);
  const first = tokens[0];
  const start = first === undefined || first.kind === 'text' ? '' : first.source;
  const tag = start.startsWith('<!') ? '!--' : /^<(\/?[^\s/>]+)/.exec(start)?.[1]?.toLowerCase() ?? 'html';
  const text = tokens.filter(({ kind }) => kind === 'text').map(({ source }) => source).join(' ');
  const told = TELLING.exec(start);
  const inside = tag === '!--' ? raw.replace(/^<!-*|-*>$/g, '') : text.trim() === '' ? told?.[1] ?? told?.[2] ?? told?.[3] ?? '' : text;
  const about = inside.replace(/\s+/g, ' ').trim();
  return { tag, about: about.length > EXCERPT ? `${about.slice(0, EXCERPT)}…` : about };
};
