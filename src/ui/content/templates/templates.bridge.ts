import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { ItemActor } from '../../../application/content/bind-editor-lock';
import { bindTemplates } from '../../../application/content/bind-templates';
import { WiredTemplates } from '../../../application/content/wire-templates';
import type { Block } from '../../../domain/content/block';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { Id } from '../../../domain/shared/id';
import { useConnection } from '../../shared/record/actor-effects.bridge';
import { useLatest } from '../../shared/runtime/latest.bridge';
import { useService } from '../../shared/runtime/use-service';

/** `onReplace` and `onAppend` keep their identity. */
export interface TemplateEnds {
  readonly module: ContentModule;
  /** Null for a new item. */
  readonly id: Id | null;
  readonly item: ItemActor;
  /** Blocks of a template with new identities. */
  readonly onReplace: (blocks: readonly Block[]) => void;
  readonly onAppend: (blocks: readonly Block[]) => void;
  /** Saves the item before a template is created from it. */
  readonly onSaveFirst: () => void;
}

/** Binds templates to an item. Rule R-CON-09. */
export const useTemplates = ({
  module,
  id,
  item,
  onReplace,
  onAppend,
  onSaveFirst,
}: TemplateEnds): {
  readonly snapshot: SnapshotFrom<WiredTemplates>;
  readonly send: (event: EventFrom<WiredTemplates>) => void;
} => {
  const actor = useActorRef(useService(WiredTemplates), { input: { module, item: id } });
  const saveFirst = useLatest(onSaveFirst);
  useConnection(
    useCallback(
      () =>
        bindTemplates(item, actor, () => {
          saveFirst.current();
        }),
      [actor, item, saveFirst],
    ),
  );
  useConnection(
    useCallback(() => {
      const came = actor.on('blocks.came', ({ blocks, replaces }) => {
        (replaces ? onReplace : onAppend)(blocks.map((block) => ({ ...block, guid: crypto.randomUUID() })));
      });
      return () => {
        came.unsubscribe();
      };
    }, [actor, onAppend, onReplace]),
  );
  return {
    snapshot: useSelector(actor, (state) => state),
    send: useCallback(
      (event: EventFrom<WiredTemplates>) => {
        actor.send(event);
      },
      [actor],
    ),
  };
};
