import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Block, BlockType } from './block';
import { MAX_BLOCKS } from './block.rule';
import { StrictBlock } from './block-codecs';

/** Clipboard text above this length, in characters, is not parsed (R-CON-11). */
const LONGEST_TEXT = 20_000_000;
const MARK = 'blocks';
const VERSION = 1;

const Written = t.strict({
  kantoor: t.literal(MARK),
  version: t.literal(VERSION),
  blocks: t.readonlyArray(StrictBlock),
});

const asType = ({ guid: _, ...type }: Block): BlockType => type;

/** Serializes blocks for the clipboard, without their guids. Rule R-CON-11. */
export const writeBlocks = (blocks: readonly Block[]): string =>
  JSON.stringify({ kantoor: MARK, version: VERSION, blocks: blocks.map(asType) });

/**
 * Parses blocks from clipboard text; null when the text holds none. Rule R-CON-11.
 * @param nextGuid returns a new guid at each call
 */
export const readBlocks = (text: string, nextGuid: () => string): readonly Block[] | null => {
  // Cheap test before parsing: most pasted text is not JSON.
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
        blocks.length > 0 && blocks.length <= MAX_BLOCKS
          ? blocks.map((block) => ({ ...block, guid: nextGuid() }))
          : null,
    ),
  );
};
