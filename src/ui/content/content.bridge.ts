import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { createActor, fromTransition, type ActorRefFrom } from 'xstate';
import { coupleEditor, type LockActor } from '../../application/content/couple-editor';
import { WiredEditorLock } from '../../application/content/wire-editor-lock';
import { WiredElsewhere } from '../../application/content/wire-elsewhere';
import { BlockTypesPrefetch } from '../../application/content/prefetch-block-types';
import { Announcer } from '../../application/shared/announcer';
import { Clipboard } from '../../application/shared/ports/clipboard.port';
import { Clock } from '../../application/shared/ports/clock.port';
import type { Block } from '../../domain/content/block';
import {
  reduceBlockHistory,
  blockHistoryOf,
  type BlockHistory,
  type BlockEvent,
} from '../../domain/content/block-history';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import { contents } from '../../domain/content/contents';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { Id } from '../../domain/shared/id';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { useAllowed, useSession } from '../shared/runtime/use-session';
import { useAtRest } from '../shared/runtime/prefetch.bridge';
import { useRecord, type BoundRecord } from '../shared/record/record.bridge';
import { usePageHide, useTied, useTold } from '../shared/record/actor-effects.bridge';
import { useService } from '../shared/runtime/use-service';

/** The form of an item, and the lock on it; a new item has none. */
export interface BoundItem {
  readonly record: BoundRecord<ContentItem, ContentDraft>;
  readonly lock: LockActor;
}

/** Binds an item to its form and its lock, which is given back when the screen or the page is left. Rule R-CON-06. */
export const useItem = (module: ContentModule, id: Id | null): BoundItem => {
  const allowed = useAllowed(module);
  const record = useRecord(contents[module], id, `/${module}`, allowed.edit);
  const { firstname, surname } = useSession().me;
  const own = `${firstname} ${surname}`;
  const lock = useActorRef(useService(WiredEditorLock), {
    input: { ref: { module, id: id ?? '' }, mayTakeOver: allowed.unlock, ownName: own },
  });
  const { actor } = record;
  useTied(useCallback(() => (id === null ? undefined : coupleEditor(actor, lock)), [actor, id, lock]));
  usePageHide(
    useCallback(() => {
      lock.send({ type: 'lock.released' });
    }, [lock]),
  );
  return { record, lock };
};

/**
 * Whether another tab of this browser was at work on an item when it was opened here; `hasLeft` once that one has left
 * it.
 */
export const useElsewhere = (
  module: ContentModule,
  id: Id | null,
): { readonly isElsewhere: boolean; readonly hasLeft: boolean } => {
  const told = useSelector(
    useActorRef(useService(WiredElsewhere), { input: { module, id: id ?? '' } }),
    ({ context }) => context,
  );
  return { isElsewhere: told === true, hasLeft: told === false };
};

const blockLogic = fromTransition<BlockHistory, BlockEvent, never, readonly Block[]>(reduceBlockHistory, ({ input }) =>
  blockHistoryOf(input),
);

/** The blocks in hand, with every step that was taken. */
export type BlocksActor = ActorRefFrom<typeof blockLogic>;

const begun = (blocks: readonly Block[]) => ({ blocks, actor: createActor(blockLogic, { input: blocks }).start() });

/**
 * Blocks to edit; they begin anew whenever `blocks` are others than before. State, since React may forget what is only
 * memoized, and this is somebody's work.
 */
export const useBlocks = (blocks: readonly Block[]): BlocksActor => {
  const [held, setHeld] = useState(() => begun(blocks));
  if (held.blocks === blocks) return held.actor;
  const anew = begun(blocks);
  setHeld(anew);
  return anew.actor;
};

interface DraftWatchProps {
  /** What the form begins with, which knows of no blocks. */
  readonly start: ContentDraft;
  /** What the blocks begin with. */
  readonly begun: readonly Block[];
  readonly blocks: BlocksActor;
  /** A save is on its way: what changes meanwhile, as when a tag was still being added, is told once it was refused. */
  readonly held: boolean;
  readonly onChange: (draft: ContentDraft) => void;
}

/** Tells the form's machine of every change, in its fields and in its blocks. */
export const DraftWatch = ({ start, begun, blocks: actor, held, onChange }: DraftWatchProps): null => {
  const { values, initialValues } = useFormikContext<ContentDraft>();
  const blocks = useSelector(actor, ({ context }) => context.blocks);
  /** What was begun with when the last change was told: from then on the way back to it is a change, too. */
  const told = useRef<ContentDraft>(null);
  useTold(
    useCallback(() => {
      // The form begins anew after the blocks: until then it holds what was there before, and nobody changed that.
      if (held || initialValues !== start || (values === start && blocks === begun && told.current !== start)) return;
      told.current = start;
      onChange({ ...values, blocks });
    }, [begun, blocks, held, initialValues, onChange, start, values]),
  );
  return null;
};

const MINUTE = 60_000;

/** What became of blocks that were copied or pasted. */
export type Said = 'copied' | 'copiedAll' | 'notCopied' | 'notPasted' | 'notRead';

/** What blocks are copied to, and told through. */
export interface BlockMeans {
  readonly clipboard: Clipboard;
  /** The moment at which windows are judged. */
  readonly now: number;
  readonly say: (what: Said) => void;
}

/** What blocks need of the world around them: the clipboard, the minute, and somebody to tell. */
export const useBlockMeans = (): BlockMeans => {
  const clipboard = useService(Clipboard);
  const announcer = useService(Announcer);
  const clock = useService(Clock);
  // To the minute, or every key would judge every window anew.
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

/** Asks for the types of block once somebody edits and rests: adding one then waits for nothing. */
export const useBlockTypesReady = (editing: boolean): void => {
  const prefetch = useService(BlockTypesPrefetch);
  useAtRest(editing ? prefetch : null);
};
