import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { makeResetStyles, makeStyles, mergeClasses, shorthands } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Clipboard } from '../../application/shared/ports/clipboard.port';
import type { Block, BlockType } from '../../domain/content/block';
import { readBlocks, writeBlocks } from '../../domain/content/block-clipboard';
import { MAX_BLOCKS, sharedAnchors } from '../../domain/content/block.rule';
import type { BlockEvent } from '../../domain/content/block-history';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { phone } from '../shared/theme/sizes';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { useListFocus } from '../shared/focus/list-focus.bridge';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { MoveStatus, useMoveText } from '../shared/sorting/move-status';
import { useListSorting } from '../shared/sorting/use-list-sorting';
import { BlockCard, type BlockCardProps } from './block-card';
import type { BlocksActor, Said } from './content.bridge';

const useStyles = makeStyles({
  list: { margin: 0, padding: '16px 24px 0', listStyleType: 'none', [phone]: { padding: '12px 16px 0' } },
  add: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'gap': '8px',
    'margin': '0 24px 24px',
    [phone]: { margin: '0 16px 16px' },
    '& > button': { ...shorthands.borderStyle('dashed') },
    '& > button:first-child': { flex: '1' },
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  empty: { padding: '24px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
});
const useHidden = makeResetStyles(visuallyHidden);

interface BlockListProps {
  readonly actor: BlocksActor;
  readonly editing: boolean;
  readonly open: ReadonlySet<string>;
  readonly judged: boolean;
  readonly now: number;
  readonly newGuid: () => string;
  readonly onToggle: (guid: string) => void;
  readonly onAdd: () => void;
  readonly onWindow: (block: Block) => void;
  readonly clipboard: Clipboard;
  readonly onSaid: (what: Said) => void;
}

/** A new block of a type. */
export const blockOf = (type: BlockType, guid: string): Block => ({ ...type, guid });

/** The blocks of an item: sortable, copyable, collapsible. Rules R-CON-10 and R-CON-11. */
export const BlockList = memo(
  ({ actor, editing, open, judged, now, newGuid, onToggle, onAdd, onWindow, clipboard, onSaid }: BlockListProps) => {
    const styles = useStyles();
    const hidden = useHidden();
    const [text, moveText] = [useText(), useMoveText(false)];
    const list = useRef<HTMLOListElement>(null);
    const add = useRef<HTMLButtonElement>(null);
    /** Announcement after a menu action. */
    const [told, setTold] = useState<ReactNode>('');
    const blocks = useSelector(actor, ({ context }) => context.blocks);
    const count = blocks.length;
    const shared = useMemo(() => sharedAnchors(blocks), [blocks]);
    const send = useCallback(
      (event: BlockEvent) => {
        actor.send(event);
      },
      [actor],
    );
    const move = useCallback(
      (guid: string, place: number, gesture?: string) => {
        actor.send({ type: 'blocks.moved', guids: [guid], place, gesture });
      },
      [actor],
    );
    const keys = useMemo(() => blocks.map(({ guid }) => guid), [blocks]);
    const nameOf = (place: number): string => blocks[place]?.label ?? '';
    const { lifted, said, handle } = useListSorting({ list, keys, on: editing, nameOf, onMove: move });
    const noteFocus = useListFocus({ list, items: blocks, part: 'button[aria-expanded]', beside: add });
    const paste = useCallback(
      (place: number): void => {
        void clipboard.read().then((found) => {
          const read = found === null ? null : readBlocks(found, newGuid);
          if (read === null) onSaid(found === null ? 'notRead' : 'notPasted');
          else actor.send({ type: 'blocks.pasted', blocks: read, place });
        });
      },
      [actor, clipboard, newGuid, onSaid],
    );
    const act = useCallback<BlockCardProps['onAct']>(
      (what, block, place) => {
        switch (what) {
          case 'up':
          case 'down': {
            const to = place + (what === 'up' ? -1 : 1);
            move(block.guid, to);
            setTold(moveText({ what: 'moved', name: block.label, where: 'list', parent: '', place: to + 1, count }));
            return;
          }
          case 'remove': {
            actor.send({ type: 'blocks.removed', guids: [block.guid] });
            setTold(text('content.block.removed', { name: block.label }));
            return;
          }
          case 'duplicate': {
            actor.send({ type: 'block.duplicated', guid: block.guid, copy: newGuid() });
            return;
          }
          case 'window': {
            onWindow(block);
            return;
          }
          case 'copy': {
            void clipboard.write(writeBlocks([block])).then((done) => {
              onSaid(done ? 'copied' : 'notCopied');
            });
            return;
          }
          case 'paste': {
            paste(place + 1);
          }
        }
      },
      [actor, clipboard, count, move, moveText, newGuid, onSaid, onWindow, paste, text],
    );
    return (
      <>
        <ol ref={list} className={styles.list} aria-label={text('content.block.list')} onFocus={noteFocus}>
          {blocks.map((block, place) => (
            <BlockCard
              key={block.guid}
              block={block}
              place={place}
              isLast={place === count - 1}
              open={open.has(block.guid)}
              editing={editing}
              isLifted={lifted === block.guid}
              isAnchorShared={shared.has(block.id)}
              judged={judged}
              now={now}
              send={send}
              onToggle={onToggle}
              handle={handle}
              onAct={act}
            />
          ))}
        </ol>
        {count === 0 && (
          <p className={mergeClasses(styles.empty, judged && styles.wrong)} role={judged ? 'alert' : undefined}>
            {text(judged ? 'content.item.none' : 'content.block.empty')}
          </p>
        )}
        {judged && count > MAX_BLOCKS && (
          <p className={mergeClasses(styles.empty, styles.wrong)} role="alert">
            {text('content.block.tooMany', { most: MAX_BLOCKS })}
          </p>
        )}
        {editing && (
          <div className={styles.add}>
            <Button ref={add} icon={shellShapes.add} onClick={onAdd}>
              {text('content.block.add')}
            </Button>
            <Button
              icon={ClipboardPaste20Regular}
              onClick={() => {
                paste(count);
              }}
            >
              {text('content.block.paste')}
            </Button>
          </div>
        )}
        <MoveStatus said={said} quotes={false} />
        <div className={hidden} aria-live="polite">
          {told}
        </div>
      </>
    );
  },
);
BlockList.displayName = 'BlockList';
