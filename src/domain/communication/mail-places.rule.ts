import { partsOf, unquoted } from '../shared/rich-text/tag';
import { tokensOf, type Token } from '../shared/rich-text/tokens';
import { variablesIn } from './mail-variables.rule';

/**
 * Part of the mail content. Variables are filled in texts, safe attributes and URLs; `kept` parts stay unchanged. The
 * sources concatenate to the content.
 */
export interface MailPiece {
  readonly place: 'text' | 'attribute' | 'address' | 'kept';
  /** Source text; a quoted attribute or URL includes its quotes. */
  readonly source: string;
}

const ADDRESSES = new Set('href src background'.split(' '));
/** Attributes that are never interpreted as code, style or URL. */
const TEXTS = new Set('alt title width height class id lang dir align valign colspan rowspan start'.split(' '));

const placeOf = (name: string): MailPiece['place'] =>
  ADDRESSES.has(name) ? 'address' : TEXTS.has(name) ? 'attribute' : 'kept';

const tagPieces = (source: string): readonly MailPiece[] => {
  const pieces: MailPiece[] = [];
  let end = 0;
  for (const { name, value, end: after } of partsOf(source)) {
    const place = placeOf(name);
    if (place === 'kept' || unquoted(value) === '') continue;
    pieces.push({ place: 'kept', source: source.slice(end, after - value.length) }, { place, source: value });
    end = after;
  }
  return [...pieces, { place: 'kept', source: source.slice(end) }];
};

/** Splits an element with raw content after its opening tag. */
const splitRaw = (source: string): readonly [tag: string, content: string] => {
  const tag = /^<(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(source)?.[0] ?? source;
  return [tag, source.slice(tag.length)];
};

const piecesOfToken = (token: Token): readonly MailPiece[] => {
  if (token.kind === 'text') return [{ place: 'text', source: token.source }];
  // After markup that cannot be parsed, a browser may read any character as part of a tag.
  if (token.kind === 'rest' || token.kind === 'close' || token.tag === '!')
    return [{ place: 'kept', source: token.source }];
  const [tag, content] = splitRaw(token.source);
  return [...tagPieces(tag), { place: 'kept', source: content }];
};

/** Splits mail content by where variables are filled in. Rule R-EML-04. */
export const piecesOf = (content: string): readonly MailPiece[] => tokensOf(content).flatMap(piecesOfToken);

/** Distinct names of variables that are not filled in, because of their place. */
export const unfilledIn = (content: string): readonly string[] => [
  ...new Set(piecesOf(content).flatMap(({ place, source }) => (place === 'kept' ? variablesIn(source) : []))),
];

/** Whether the content has markup that cannot be parsed. Everything after it is sent unchanged. */
export const isUnreadable = (content: string): boolean => tokensOf(content).at(-1)?.kind === 'rest';
