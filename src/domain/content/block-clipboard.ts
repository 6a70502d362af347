import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Block, BlockType } from './block';
import { MOST_BLOCKS } from './block.rule';
import { StrictBlock } from './read-block';

/** Characters of text that are looked at for blocks (R-CON-11). */
const LONGEST_TEXT = 20_000_000;
const MARK = 'blocks';
const VERSION = 1;

const Written = t.strict({
  kantoor: t.literal(MARK),
  version: t.literal(VERSION),
  blocks: t.readonlyArray(StrictBlock),
});

const asType = ({ guid: _, ...type }: Block): BlockType => type;

/** Blocks as text for the clipboard, without their identities. Rule R-CON-11. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  JSON.stringify({ kantoor: MARK, version: VERSION, blocks: blocks.map(asType) });

/**
 * The blocks of a text, whichever item or module they were copied in; null when the text is anything else. Rule
 * R-CON-11. @param nextGuid a new identity at each call
 */
export const readBlocks = (text: string, nextGuid: () => string): readonly Block[] | null => {
  // Most of what is pasted is no block, and need not be read to its end.
  if (text.length > LONGEST_TEXT || !/^\s*\{/.test(text)) return null;
  return pipe(
    either.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    ),
    either.chainW((value) => Written.decode(value)),
    either.match(
      () => null,
      ({ blocks }) =>
        blocks.length > 0 && blocks.length <= MOST_BLOCKS
          ? blocks.map((block) => ({ ...block, guid: nextGuid() }))
          : null,
    ),
  );
};
