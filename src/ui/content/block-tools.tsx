import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { makeResetStyles } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useCallback, useState, type RefObject } from 'react';
import { nextRedo, nextUndo } from '../../domain/content/block-history';
import { useAnnounceDisabledReason } from '../shared/commands/command.bridge';
import { CommandButton } from '../shared/commands/command-button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { useUndoKeys } from '../shared/focus/keys.bridge';
import { usePhone } from '../shared/theme/use-media';
import { LOADING_REASON, NO_STEP_REASONS } from '../shared/record/disabled-reasons';
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
  /** `null` until loaded. */
  readonly onHistory: (() => void) | null;
}

const useHidden = makeResetStyles(visuallyHidden);

const STEPS = [
  ['undo', 'undone', ArrowUndo20Regular, ['ctrl']],
  ['redo', 'redone', ArrowRedo20Regular, ['ctrl', 'shift']],
] as const;

/** Undo, redo, collapse all and expand all. Rule R-CON-10. */
export const BlockTools = ({ blocks, editing, open, onOpen, historyRef, hasHistory, onHistory }: BlockToolsProps) => {
  const [text, phone, isPending] = [useText(), usePhone(), usePending()];
  const can = {
    undone: useSelector(blocks, ({ context }) => nextUndo(context) !== null),
    redone: useSelector(blocks, ({ context }) => nextRedo(context) !== null),
  };
  const isOpen = useSelector(blocks, ({ context }) => context.blocks.some(({ guid }) => open.has(guid)));
  const [hidden, announceReason] = [useHidden(), useAnnounceDisabledReason()];
  /** Counts the steps, because screen readers ignore repeated text. */
  const [told, setTold] = useState<{ readonly type: 'undone' | 'redone'; readonly turn: number } | null>(null);
  const step = useCallback(
    (type: 'undone' | 'redone') => {
      const { context } = blocks.getSnapshot();
      if ((type === 'undone' ? nextUndo(context) : nextRedo(context)) === null) {
        announceReason(type === 'undone' ? NO_STEP_REASONS.undo : NO_STEP_REASONS.redo);
        return;
      }
      blocks.send({ type });
      setTold((before) => ({ type, turn: (before?.turn ?? 0) + 1 }));
    },
    [blocks, announceReason],
  );
  const undo = useCallback(() => {
    step('undone');
  }, [step]);
  const redo = useCallback(() => {
    step('redone');
  }, [step]);
  useUndoKeys(editing, undo, redo);
  const turn = useCallback(() => {
    onOpen(isOpen ? new Set() : new Set(blocks.getSnapshot().context.blocks.map(({ guid }) => guid)));
  }, [blocks, isOpen, onOpen]);
  return (
    <>
      {editing &&
        STEPS.map(([key, type, icon, keys]) => (
          <CommandButton
            key={key}
            iconOnly
            variant="subtle"
            command={{
              key,
              label: `content.item.commands.${key}`,
              icon,
              shortcut: keys.map((name) => text(`shell.keys.${name}`)).join(' ') + ' Z',
              disabledReason: can[type] ? null : NO_STEP_REASONS[key],
              run: type === 'undone' ? undo : redo,
            }}
          />
        ))}
      {/* Without a label while editing and on a phone. */}
      <CommandButton
        iconOnly={editing || phone}
        variant="subtle"
        command={{
          key: 'fold',
          label: isOpen ? 'content.item.commands.collapse' : 'content.item.commands.expand',
          icon: shellShapes.sortable,
          disabledReason: isPending ? LOADING_REASON : null,
          run: turn,
        }}
      />
      {hasHistory && (
        <CommandButton
          ref={historyRef}
          iconOnly={phone}
          command={{
            key: 'history',
            label: 'content.item.commands.history',
            icon: shellShapes.history,
            disabledReason: onHistory === null ? LOADING_REASON : null,
            run: () => onHistory?.(),
          }}
        />
      )}
      <div className={hidden} aria-live="polite">
        {told !== null && <span key={told.turn}>{text(`content.block.${told.type}`)}</span>}
      </div>
    </>
  );
};
