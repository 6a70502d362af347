import { useCallback } from 'react';
import type { Block } from '../../domain/content/block';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { Id } from '../../domain/shared/id';
import type { BoundRecord } from '../shared/record.bridge';
import type { BlocksActor } from './content.bridge';
import { TemplateMenu } from './templates/template-menu';

interface ContentExtrasProps {
  readonly module: ContentModule;
  readonly id: Id | null;
  readonly record: BoundRecord<ContentItem, ContentDraft>;
  readonly blocks: BlocksActor;
  readonly mayEdit: boolean;
  /** Keep its identity. */
  readonly onSave: (newVersion: boolean) => void;
}

/** What is done with an item beside saving and deleting it. */
export const ContentExtras = ({ module, id, record, blocks, mayEdit, onSave }: ContentExtrasProps) => {
  const { actor, snapshot, dirty } = record;
  const blockCount = useCallback(() => blocks.getSnapshot().context.blocks.length, [blocks]);
  const append = useCallback((more: readonly Block[]) => { blocks.send({ type: 'blocks.pasted', blocks: more, place: blockCount() }); }, [blockCount, blocks]);
  const replace = useCallback((others: readonly Block[]) => { blocks.send({ type: 'blocks.replaced', blocks: others }); }, [blocks]);
  const save = useCallback(() => { onSave(false); }, [onSave]);
  return mayEdit && (
    <TemplateMenu
      module={module}
      id={id}
      item={actor}
      editing={snapshot.matches('editing')}
      dirty={dirty}
      blockCount={blockCount}
      onReplace={replace}
      onAppend={append}
      onSaveFirst={save}
    />
  );
};
