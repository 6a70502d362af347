import { isWebAddress } from '../web-address.rule';
import { classesOf } from './styles';
import { attributeOf, withAttribute } from './tag';
import { tokensOf } from './tokens';

export const anchorTag = (name: string): string => `${withAttribute('<a>', 'id', name)}</a>`;

/** Distinct anchor names of a document, in order. */
export const anchorsOf = (html: string): readonly string[] =>
  [
    ...new Set(
      tokensOf(html).flatMap((token) => {
        if (token.kind !== 'open' && token.kind !== 'whole') return [];
        const start = /^<[^>]*>/.exec(token.source)?.[0] ?? '';
        return [attributeOf(start, 'id'), token.tag === 'a' ? attributeOf(start, 'name') : null].filter(
          (name) => name !== null && name !== '',
        );
      }),
    ),
  ].map(String);

/** Script tag for an absolute URL; null for other addresses. Rule R-SHR-37. */
export const scriptTag = (address: string): string | null =>
  isWebAddress(address.trim()) ? `${withAttribute('<script>', 'src', address.trim())}</script>` : null;

const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,})/i;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/i;
const FILE = /\.(?:mp4|webm|ogv|mov)(?:[?#]|$)/i;

/** Embed tag for a video page or file; null when the address is not a URL. Rule R-SHR-37. */
export const videoTag = (typed: string, title: string): string | null => {
  const address = typed.trim();
  if (!isWebAddress(address)) return null;
  const named = (tag: string): string => (title.trim() === '' ? tag : withAttribute(tag, 'title', title.trim()));
  if (FILE.test(address)) return `${named(withAttribute('<video controls>', 'src', address))}</video>`;
  const youtube = YOUTUBE.exec(address)?.[1];
  const vimeo = VIMEO.exec(address)?.[1];
  const player =
    youtube !== undefined
      ? `https://www.youtube-nocookie.com/embed/${youtube}`
      : vimeo !== undefined
        ? `https://player.vimeo.com/video/${vimeo}`
        : address;
  return `${named(withAttribute('<iframe width="560" height="315" allowfullscreen>', 'src', player))}</iframe>`;
};

export const BUTTON_COLORS = ['red', 'black', 'grey', 'lightgrey', 'white'] as const;
export type ButtonColor = (typeof BUTTON_COLORS)[number];

/** Look of a link drawn as a button; null for other links. */
export const buttonColorOf = (open: string): ButtonColor | null => {
  const classes = classesOf(open);
  return classes.includes('button')
    ? (BUTTON_COLORS.find((color) => classes.includes(`button-${color}`)) ?? null)
    : null;
};

/** Opening tag of a link drawn as a button. */
export const buttonTag = (color: ButtonColor, url: string): string =>
  withAttribute(withAttribute('<a>', 'href', url), 'class', `button button-${color}`);

/** Maximum characters of a label, and its length before the ellipsis. */
const LABEL_LENGTH = { longest: 12, cut: 9 } as const;

/** Label of a button made from selected text. Rule R-SHR-38. */
export const buttonLabel = (selected: string): string => {
  const letters = Array.from(selected.replace(/\s+/gu, ' ').trim());
  return letters.length > LABEL_LENGTH.longest ? `${letters.slice(0, LABEL_LENGTH.cut).join('')}...` : letters.join('');
};
