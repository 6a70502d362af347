import { placeBelow, type RecordPlace } from '../../application/shared/record-path';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { fromTransition, type ActorRefFrom } from 'xstate';
import { bindEditorLock, type LockActor } from '../../application/content/bind-editor-lock';
import { WiredEditorLock } from '../../application/content/wire-editor-lock';
import { WiredOpenInOtherTab } from '../../application/content/wire-open-in-other-tab';
import { BlockTypesPrefetch } from '../../application/content/prefetch-block-types';
import { Announcer } from '../../application/shared/announcer';
import type { FormValues } from '../../application/shared/form-values';
import { Clipboard } from '../../application/shared/ports/clipboard.port';
import { Clock } from '../../application/shared/ports/clock.port';
import type { Block } from '../../domain/content/block';
import {
  blockHistoryOf,
  reduceBlockHistory,
  type BlockEvent,
  type BlockHistory,
} from '../../domain/content/block-history';
import type { ContentItem, ContentKind } from '../../domain/content/content-item';
import { contents } from '../../domain/content/contents';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { KindWithBlocks, WithBlocks } from '../../domain/content/published/blocks';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Kind, Resource } from '../../domain/shared/resource';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { useAllowed, useSession } from '../shared/runtime/use-session';
import { useWhenIdle } from '../shared/runtime/prefetch.bridge';
import { useRecord, type BoundRecord } from '../shared/record/record.bridge';
import { usePageHide, useConnection } from '../shared/record/actor-effects.bridge';
import { useService } from '../shared/runtime/use-service';

const blockLogic = fromTransition<BlockHistory, BlockEvent, never, readonly Block[]>(reduceBlockHistory, ({ input }) =>
  blockHistoryOf(input),
);

/** The actor of the edited blocks, with its undo history. */
export type BlocksActor = ActorRefFrom<typeof blockLogic>;

export const useBlocks = (blocks: readonly Block[]): BlocksActor => useActorRef(blockLogic, { input: blocks });

const NO_BLOCKS: readonly Block[] = [];

/**
 * A form with blocks: fields in Formik, blocks in their own actor. Formik never holds the blocks, because it would
 * compare them on every key.
 */
const contentForm = <Draft extends WithBlocks>(fields: FormValues<Draft>, blocks: BlocksActor): FormValues<Draft> => {
  let isFilling = false;
  return {
    read: () => ({ ...fields.read(), blocks: blocks.getSnapshot().context.blocks }),
    fill: (draft) => {
      isFilling = true;
      fields.fill({ ...draft, blocks: NO_BLOCKS });
      blocks.send({ type: 'blocks.loaded', blocks: draft.blocks });
      isFilling = false;
    },
    subscribe: (listener) => {
      let before = blocks.getSnapshot().context.blocks;
      const unsubscribe = fields.subscribe(listener);
      const followed = blocks.subscribe(({ context }) => {
        const isTyped = !isFilling && context.blocks !== before;
        before = context.blocks;
        if (isTyped) listener();
      });
      return () => {
        unsubscribe();
        followed.unsubscribe();
      };
    },
  };
};

/** A record with blocks, bound to its form. */
interface BlocksBinding<K extends Kind> {
  readonly record: BoundRecord<K>;
  readonly blocks: BlocksActor;
}

/** Binds a record with blocks to its form. */
export const useBlockRecord = <K extends KindWithBlocks>(
  resource: Resource<K>,
  id: Id | null,
  place: RecordPlace,
  onLost?: (failure: Failure | null) => void,
): BlocksBinding<K> => {
  const blocks = useBlocks(NO_BLOCKS);
  const record = useRecord(resource, id, place, {
    onLost,
    formOf: (fields) => contentForm(fields, blocks),
  });
  return { record, blocks };
};

/** An item bound to its form, its blocks and its lock; a new item has no lock. */
export interface ItemBinding extends BlocksBinding<ContentKind> {
  readonly lock: LockActor;
}

const heldBy = ({ locked }: ContentItem): ContentItem['locked'] => locked;

/** Binds an item to its form and its lock. The lock is released when the screen or the page is left. Rule R-CON-26. */
export const useItem = (module: ContentModule, id: Id | null): ItemBinding => {
  const allowed = useAllowed(module);
  const place = useMemo(() => placeBelow(module), [module]);
  const { record, blocks } = useBlockRecord(contents[module], id, place);
  const { firstname, surname } = useSession().me;
  const own = `${firstname} ${surname}`;
  const lock = useActorRef(useService(WiredEditorLock), {
    input: { ref: { module, id: id ?? '' }, mayTakeOver: allowed.unlock, ownName: own },
  });
  const { actor } = record;
  useConnection(useCallback(() => (id === null ? undefined : bindEditorLock(actor, lock, heldBy)), [actor, id, lock]));
  usePageHide(
    useCallback(() => {
      lock.send({ type: 'lock.released' });
    }, [lock]),
  );
  return { record, blocks, lock };
};

/**
 * Whether another tab of this browser had the item open when it was opened here; `hasLeft` once that tab has closed it.
 */
export const useOpenInOtherTab = (
  module: ContentModule,
  id: Id | null,
): { readonly isOpenInOtherTab: boolean; readonly hasLeft: boolean } => {
  const told = useSelector(
    useActorRef(useService(WiredOpenInOtherTab), { input: { module, id: id ?? '' } }),
    ({ context }) => context,
  );
  return { isOpenInOtherTab: told === true, hasLeft: told === false };
};

const MINUTE = 60_000;

/** Result of copying or pasting blocks. */
export type Said = 'copied' | 'copiedAll' | 'notCopied' | 'notPasted' | 'notRead';

/** Services that the block list needs. */
export interface BlockListServices {
  readonly clipboard: Clipboard;
  /** The time at which visibility windows are evaluated, to the minute. */
  readonly now: number;
  readonly say: (what: Said) => void;
}

/** The services of a block list: clipboard, current minute and announcements. */
export const useBlockListServices = (): BlockListServices => {
  const clipboard = useService(Clipboard);
  const announcer = useService(Announcer);
  const clock = useService(Clock);
  // To the minute: with the exact time, every key would re-evaluate every window.
  const now = Math.floor(clock.now() / MINUTE) * MINUTE;
  const say = useCallback(
    (what: Said) => {
      announcer.say(
        what === 'copied' || what === 'copiedAll' ? 'success' : 'warning',
        `content.block.${what}`,
        NOTICE_TIME.warning,
      );
    },
    [announcer],
  );
  return { clipboard, now, say };
};

/** Prefetches the block types during idle time of an edit, so that the block picker opens at once. */
export const useBlockTypesReady = (editing: boolean): void => {
  const prefetch = useService(BlockTypesPrefetch);
  useWhenIdle(editing ? prefetch : null);
};
