import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { makeResetStyles } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useCallback, useState, type RefObject } from 'react';
import { nextRedo, nextUndo } from '../../domain/content/block-history';
import { Button } from '../shared/controls/button';
import { useFocusOnOther } from '../shared/cropper/focus-pair.bridge';
import * as deskShapes from '../shared/icons/desk-shapes';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { useUndoKeys } from '../shared/focus/keys.bridge';
import { usePhone } from '../shared/theme/use-media';
import { usePending } from '../shared/runtime/pending';
import { useText } from '../shared/runtime/use-text';
import type { BlocksActor } from './content.bridge';

interface BlockToolsProps {
  readonly blocks: BlocksActor;
  readonly editing: boolean;
  readonly open: ReadonlySet<string>;
  readonly onOpen: (open: ReadonlySet<string>) => void;
  readonly historyRef: RefObject<HTMLButtonElement | null>;
  readonly hasHistory: boolean;
  /** Null while it is on its way. */
  readonly onHistory: (() => void) | null;
}

const useHidden = makeResetStyles(visuallyHidden);

/** Undo, redo, collapse all and expand all. Rule R-CON-10. */
export const BlockTools = ({ blocks, editing, open, onOpen, historyRef, hasHistory, onHistory }: BlockToolsProps) => {
  const [text, phone, isPending] = [useText(), usePhone(), usePending()];
  const [back, forth] = [
    useSelector(blocks, ({ context }) => nextUndo(context) !== null),
    useSelector(blocks, ({ context }) => nextRedo(context) !== null),
  ];
  const isOpen = useSelector(blocks, ({ context }) => context.blocks.some(({ guid }) => open.has(guid)));
  const all = text(isOpen ? 'content.item.commands.collapse' : 'content.item.commands.expand');
  const hidden = useHidden();
  /** A counter per step: screen readers ignore repeated text. */
  const [told, setTold] = useState<{ readonly type: 'undone' | 'redone'; readonly turn: number } | null>(null);
  const step = useCallback(
    (type: 'undone' | 'redone') => {
      const { context } = blocks.getSnapshot();
      if ((type === 'undone' ? nextUndo(context) : nextRedo(context)) === null) return;
      blocks.send({ type });
      setTold((before) => ({ type, turn: (before?.turn ?? 0) + 1 }));
    },
    [blocks],
  );
  const undo = useCallback(() => {
    step('undone');
  }, [step]);
  const redo = useCallback(() => {
    step('redone');
  }, [step]);
  useUndoKeys(editing, undo, redo);
  const [undoRef, redoRef] = useFocusOnOther();
  const turn = useCallback(() => {
    onOpen(isOpen ? new Set() : new Set(blocks.getSnapshot().context.blocks.map(({ guid }) => guid)));
  }, [blocks, isOpen, onOpen]);
  return (
    <>
      {editing && (
        <Button
          ref={undoRef}
          look="subtle"
          icon={ArrowUndo20Regular}
          aria-label={text('content.item.commands.undo')}
          disabled={!back}
          onClick={undo}
        />
      )}
      {editing && (
        <Button
          ref={redoRef}
          look="subtle"
          icon={ArrowRedo20Regular}
          aria-label={text('content.item.commands.redo')}
          disabled={!forth}
          onClick={redo}
        />
      )}
      {/* Without a label while editing and on a phone. */}
      <Button look="subtle" icon={deskShapes.sortable} aria-label={all} disabled={isPending} onClick={turn}>
        {editing || phone ? undefined : all}
      </Button>
      {hasHistory && (
        <Button
          ref={historyRef}
          icon={deskShapes.history}
          disabled={onHistory === null}
          aria-label={text('content.item.commands.history')}
          onClick={() => onHistory?.()}
        >
          {phone ? undefined : text('content.item.commands.history')}
        </Button>
      )}
      <div className={hidden} aria-live="polite">
        {told !== null && <span key={told.turn}>{text(`content.block.${told.type}`)}</span>}
      </div>
    </>
  );
};
