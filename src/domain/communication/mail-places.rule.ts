import { partsOf, unquoted } from '../shared/rich-text/tag';
import { tokensOf, type Token } from '../shared/rich-text/tokens';
import { variablesIn } from './mail-variables.rule';

/**
 * A piece of the content of a mail. Values are put into texts, harmless attributes and addresses; `kept` stays as written.
 * The concatenated sources are the content.
 */
export interface MailPiece {
  readonly place: 'text' | 'attribute' | 'address' | 'kept';
  /** The value of an attribute or an address has its quotes, if it is quoted. */
  readonly source: string;
}

const ADDRESSES = new Set('href src background'.split(' '));
/** Attributes that no program reads as code, as a style or as an address. */
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
  // After unreadable markup, a browser may read any character as part of a tag.
  if (token.kind === 'rest' || token.kind === 'close' || token.tag === '!')
    return [{ place: 'kept', source: token.source }];
  const [tag, content] = splitRaw(token.source);
  return [...tagPieces(tag), { place: 'kept', source: content }];
};

/** Splits the content of a mail by the places that take values. Rule R-EML-04. */
export const piecesOf = (content: string): readonly MailPiece[] => tokensOf(content).flatMap(piecesOfToken);

/** Names of variables in places that are sent as written, each once. */
export const unfilledIn = (content: string): readonly string[] => [
  ...new Set(piecesOf(content).flatMap(({ place, source }) => (place === 'kept' ? variablesIn(source) : []))),
];

/** Whether the content has markup that cannot be read. What follows it is sent as written. */
export const isUnreadable = (content: string): boolean => tokensOf(content).at(-1)?.kind === 'rest';
