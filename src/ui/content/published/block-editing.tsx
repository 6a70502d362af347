import { useRef } from 'react';
import { BlockTools as Tools } from '../block-tools';
import { ContentBlocks } from '../content-blocks';
import type { BlocksActor } from '../content.bridge';
import type { TextHeight } from '../../shared/rich-text/sizes';
import { BlockTextHeight } from '../fields/text-height';
import { RefusedFieldsProvider } from '../refused-blocks';
import type { UnfoldedBlocks } from '../refused-save';

export { ContentConflict } from '../content-conflict';
export { useBlockRecord } from '../content.bridge';
export { useUnfoldedBlocks } from '../refused-save';

interface ToolsProps {
  readonly blocks: BlocksActor;
  readonly editing: boolean;
  readonly unfolded: UnfoldedBlocks;
}

interface BlocksProps extends ToolsProps {
  readonly textHeight: TextHeight;
}

/** Undo, redo, collapse all and expand all. */
export const BlockTools = ({ blocks, editing, unfolded: { open, setOpen } }: ToolsProps) => {
  const history = useRef<HTMLButtonElement>(null);
  return (
    <Tools
      blocks={blocks}
      editing={editing}
      open={open}
      onOpen={setOpen}
      historyRef={history}
      hasHistory={false}
      onHistory={null}
    />
  );
};

/** The block list of a record, with its dialogs. */
export const BlockEditor = ({
  blocks,
  editing,
  unfolded: { open, setOpen, refused, judged },
  textHeight,
}: BlocksProps) => (
  <BlockTextHeight value={textHeight}>
    <RefusedFieldsProvider value={refused}>
      <ContentBlocks blocks={blocks} editing={editing} judged={judged} open={open} onOpen={setOpen} />
    </RefusedFieldsProvider>
  </BlockTextHeight>
);
