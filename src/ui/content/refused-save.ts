import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { invalidBlocks, problemsOfBlock } from '../../domain/content/block.rule';
import type { Block, BlockField } from '../../domain/content/block';
import type { Failure, FieldCode } from '../../domain/shared/failure';
import type { Problems } from '../../domain/shared/rule';
import type { BlocksActor } from './content.bridge';
import { NONE_REFUSED, refusedFieldsOf, type RefusedFields } from './refused-blocks';

interface Refusable {
  readonly problems: Problems;
  readonly failure: Failure | null;
}

/** The expanded blocks, and the errors of the last refused save. */
export interface UnfoldedBlocks {
  readonly open: ReadonlySet<string>;
  readonly setOpen: (change: ReadonlySet<string> | ((open: ReadonlySet<string>) => ReadonlySet<string>)) => void;
  readonly refused: RefusedFields;
  /** The last save was refused because of blocks, or blocks are missing. */
  readonly judged: boolean;
  /** Number of block fields with a visible error. */
  readonly wrong: number;
}

const wrongFieldsOf = (block: Block, refused: RefusedFields): number => {
  const problems = problemsOfBlock(block);
  const isRefused = (field: BlockField): boolean =>
    refused.has(field) && problems[`${block.guid}.${field.code}`] === undefined;
  return Object.keys(problems).length + block.fields.filter(isRefused).length;
};

/**
 * Expands the blocks that a save was refused for.
 * @param onRefused called while rendering, with the paths of the refused fields
 */
export const useUnfoldedBlocks = (
  { problems, failure }: Refusable,
  blocks: BlocksActor,
  onRefused?: (paths: readonly string[]) => void,
): UnfoldedBlocks => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const refusal: Readonly<Record<string, FieldCode | Problems[string]>> =
    failure?.kind === 'FieldsRejected' ? failure.fields : problems;
  const [told, setTold] = useState<object>(refusal);
  const [refused, setRefused] = useState(NONE_REFUSED);
  if (told !== refusal) {
    setTold(refusal);
    onRefused?.(Object.keys(refusal));
    setRefused(
      failure?.kind === 'FieldsRejected'
        ? refusedFieldsOf(blocks.getSnapshot().context.blocks, failure.fields)
        : NONE_REFUSED,
    );
    const invalid = invalidBlocks(refusal);
    if (invalid.length > 0) setOpen(new Set([...open, ...invalid]));
  }
  const judged = Object.keys(refusal).some((field) => field.startsWith('blocks'));
  const wrong = useSelector(blocks, ({ context }) =>
    judged ? context.blocks.reduce((count, block) => count + wrongFieldsOf(block, refused), 0) : 0,
  );
  return { open, setOpen, refused, judged, wrong };
};
