import {
  isTokenAtKeyword,
  isTokenBadURL,
  isTokenCDC,
  isTokenCDO,
  isTokenCloseCurly,
  isTokenColon,
  isTokenComma,
  isTokenEOF,
  isTokenFunction,
  isTokenOpenCurly,
  isTokenSemicolon,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  tokenize,
  TokenType,
  type CSSToken,
} from '@csstools/css-tokenizer';

/** Whether a URL stays within the document. */
type IsLocal = (address: string) => boolean;
type Tokens = readonly CSSToken[];

/** Functions whose string arguments are URLs. */
const LOADING_FUNCTION = /^(?:url|src|image|(?:-webkit-)?(?:image-set|cross-fade))$/i;
/** Functions that are replaced by a value defined elsewhere. */
const SUBSTITUTION = /^(?:attr|env|if|inherit|var|--.*)$/i;
const MAX_NESTING = 10;

/**
 * Removes rules, declarations and list items of CSS that load anything; keeps the source of the rest. Rule R-LIB-22.
 */
export const localStyles = (css: string, isLocal: IsLocal): string => localContent(tokensOf(css), isLocal, 0);

/** Removes the list items that load anything from a presentation attribute; null if none is left. */
export const localValue = (value: string, isLocal: IsLocal): string | null => localList(tokensOf(value), isLocal);

const tokensOf = (css: string): Tokens => tokenize({ css }).filter((token) => !isTokenEOF(token));
const sourceOf = (tokens: Tokens): string => tokens.map(([, source]) => source).join('');

/** Content of a sheet, a block or a style attribute. */
const localContent = (tokens: Tokens, isLocal: IsLocal, depth: number): string =>
  depth > MAX_NESTING
    ? ''
    : split(tokens, (token) => isTokenSemicolon(token) || isTokenCloseCurly(token))
        .map((piece) => localPiece(piece, isLocal, depth))
        .join('');

/** A rule or a declaration. */
const localPiece = (piece: Tokens, isLocal: IsLocal, depth: number): string => {
  const first = piece.find((token) => !isTokenWhiteSpaceOrComment(token) && !isTokenCDO(token) && !isTokenCDC(token));
  const isAtRule = isTokenAtKeyword(first);
  if (isAtRule && first[4].value.toLowerCase() === 'import') return '';
  const block = blockStart(piece);
  if (block === -1) return isAtRule ? sourceOf(piece) : localDeclaration(piece, isLocal);
  const head = piece.slice(0, block);
  if (!isAtRule && loads(head, isLocal)) return '';
  const end = isTokenCloseCurly(piece.at(-1)) ? piece.length - 1 : piece.length;
  return `${sourceOf(head)}{${localContent(piece.slice(block + 1, end), isLocal, depth + 1)}}`;
};

const localDeclaration = (piece: Tokens, isLocal: IsLocal): string => {
  const start = piece.findIndex(isTokenColon) + 1;
  const end = isTokenSemicolon(piece.at(-1)) ? piece.length - 1 : piece.length;
  const value = localList(piece.slice(start, end), isLocal);
  return value === null ? '' : sourceOf(piece.slice(0, start)) + value + sourceOf(piece.slice(end));
};

const localList = (value: Tokens, isLocal: IsLocal): string | null => {
  const items = split(value, isTokenComma);
  const kept = items.filter((item) => !loads(item, isLocal)).map(sourceOf);
  if (kept.length === items.length) return kept.join('');
  return kept.length === 0 ? null : kept.join('').replace(/,$/, '');
};

const loads = (tokens: Tokens, isLocal: IsLocal): boolean => {
  const isAddress: boolean[] = [];
  for (const token of tokens) {
    const inside = isAddress.at(-1) ?? false;
    if (isTokenFunction(token)) {
      const name = token[4].value;
      if (inside && SUBSTITUTION.test(name)) return true;
      isAddress.push(LOADING_FUNCTION.test(name) || (inside && name.toLowerCase() !== 'type'));
    } else if (token[0] === TokenType.OpenParen) isAddress.push(inside);
    else if (token[0] === TokenType.CloseParen) isAddress.pop();
    else if (isTokenBadURL(token)) return true;
    else if ((isTokenURL(token) || (inside && isTokenString(token))) && !isLocal(token[4].value)) return true;
  }
  return false;
};

/** Splits after separators outside brackets, and after blocks that end a piece. */
const split = (tokens: Tokens, isEnd: (token: CSSToken) => boolean): readonly Tokens[] => {
  const pieces: Tokens[] = [];
  let start = 0;
  walk(tokens, (token, index, depth) => {
    if (depth > 0 || !isEnd(token)) return;
    pieces.push(tokens.slice(start, index + 1));
    start = index + 1;
  });
  return start < tokens.length ? [...pieces, tokens.slice(start)] : pieces;
};

/** Index of the brace that opens the block of a rule; -1 if none. */
const blockStart = (tokens: Tokens): number => {
  let found = -1;
  walk(tokens, (token, index, depth) => {
    if (found === -1 && depth === 1 && isTokenOpenCurly(token)) found = index;
  });
  return found;
};

const CLOSERS: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
]);

/** Visits each token with the number of brackets open after it; ignores stray closing brackets. */
const walk = (tokens: Tokens, visit: (token: CSSToken, index: number, depth: number) => void): void => {
  const open: TokenType[] = [];
  tokens.forEach((token, index) => {
    const closer = CLOSERS.get(token[0]);
    if (closer !== undefined) open.push(closer);
    else if (token[0] === open.at(-1)) open.pop();
    visit(token, index, open.length);
  });
};
