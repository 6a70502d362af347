import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { makeStyles } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useCallback, useRef, type MouseEvent, type ReactNode } from 'react';
import type { LockActor } from '../../application/content/bind-editor-lock';
import { lockMessage } from '../../application/content/lock-status';
import { writeBlocks } from '../../domain/content/block-clipboard';
import type { LockHolder } from '../../domain/content/content-item';
import { canTakeOverFrom } from '../../domain/content/editor-lock';
import type { Instant } from '../../domain/shared/instant';
import { useFormat } from '../shared/runtime/use-session';
import { FormPortal } from '../shared/overlays/form-portal';
import { Button } from '../shared/controls/button';
import { useChange } from '../shared/runtime/effects.bridge';
import { ConfirmDialog } from '../shared/overlays/confirm-dialog';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Icon } from '../shared/icons/icon';
import { MessageStrip } from '../shared/page/message-strip';
import { useCurrentMinute } from '../shared/dates/current-minute.bridge';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { isFocusLost, focusOnMount } from '../shared/focus/take-focus';
import { useText } from '../shared/runtime/use-text';
import { useBlockListServices, type BlocksActor } from './content.bridge';

const useStyles = makeStyles({
  mark: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  sign: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '32px' },
});

/** Shows the person's own lock in the header. */
export const LockMark = ({ lock, editing }: { readonly lock: LockActor; readonly editing: boolean }) => {
  const [styles, text] = [useStyles(), useText()];
  const held = useSelector(lock, (state) => state.matches('held'));
  if (editing && !held) return null;
  return (
    <span className={styles.mark}>
      <Icon icon={shellShapes.lock} size={14} />
      {text(held ? 'content.lock.mine' : 'content.lock.readOnly')}
    </span>
  );
};

const MINUTE = 60_000;
/** Above this number of minutes, the start time is shown instead of the duration. */
const MOST_MINUTES = 120;

/** Holder, start and duration of the lock. */
const HeldStrip = ({
  holder: { name, since },
  isOwn,
  actions,
}: {
  readonly holder: LockHolder;
  readonly isOwn: boolean;
  readonly actions: ReactNode;
}) => {
  const [styles, text, format, now] = [useStyles(), useText(), useFormat(), useCurrentMinute()];
  const when = (moment: Instant): string =>
    format.date(moment) === format.date(now) ? format.time(moment) : format.dateTime(moment);
  const title = (): string => {
    if (isOwn) return text('content.lock.heldByYou');
    if (since === null) return text('content.lock.heldBy', { name });
    const minutes = Math.max(0, Math.floor((now - since) / MINUTE));
    if (minutes === 0) return text('content.lock.heldNow', { name, when: when(since) });
    return minutes > MOST_MINUTES
      ? text('content.lock.heldSince', { name, when: when(since) })
      : text('content.lock.held', { name, when: when(since), count: minutes });
  };
  // Announced once, not each minute.
  return (
    <MessageStrip
      intent="warning"
      sign={
        <span className={styles.sign}>
          <Icon icon={shellShapes.lock} size={20} />
          <PersonAvatar name={name} size="medium" />
        </span>
      }
      title={<span aria-live="off">{title()}</span>}
      actions={actions}
    >
      {text('content.lock.readAll')}
    </MessageStrip>
  );
};

/** After losing the lock: copy all blocks. */
const CopyOffer = ({ blocks }: { readonly blocks: BlocksActor }) => {
  const text = useText();
  const { clipboard, say } = useBlockListServices();
  const copy = (): void => {
    void clipboard.write(writeBlocks(blocks.getSnapshot().context.blocks)).then((done) => {
      say(done ? 'copiedAll' : 'notCopied');
    });
  };
  return (
    <Button icon={Copy20Regular} onClick={copy}>
      {text('content.lock.lostStrip.copy')}
    </Button>
  );
};

interface LockStripProps {
  readonly lock: LockActor;
  /** Blocks that can be copied after the lock is lost; `null` for a record without blocks. */
  readonly blocks: BlocksActor | null;
  /** The lock is held by the same person in another tab. */
  readonly isOpenInOtherTab: boolean;
  /** Leaves the item after the question about unsaved changes. */
  readonly onKeep: () => void;
}

/** Lock holder, lost lock, and the take-over question. Rule R-CON-06. */
export const LockStrip = ({ lock, blocks, isOpenInOtherTab, onKeep }: LockStripProps) => {
  const text = useText();
  const holder = useSelector(lock, ({ context }) => context.holder);
  const mayTakeOver = useSelector(
    lock,
    ({ context }) => context.holder !== null && canTakeOverFrom(context, context.holder.name),
  );
  const isOwn = useSelector(lock, ({ context }) => context.holder !== null && context.holder.name === context.ownName);
  const told = useSelector(lock, lockMessage);
  const busy = useSelector(lock, (now) => now.matches('takingOver'));
  // Receives the focus when the strip disappears.
  const page = useRef<HTMLElement | null>(null);
  useChange(
    told,
    useCallback((now) => {
      if (now !== 'lost' && isFocusLost()) focusOnMount(page.current);
    }, []),
  );
  const askAgain = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    page.current = currentTarget.closest('main');
    lock.send({ type: 'lock.requested' });
  };
  const takeOver = mayTakeOver && (
    <Button
      icon={shellShapes.key}
      onClick={() => {
        lock.send({ type: 'takeover.requested' });
      }}
    >
      {text('content.lock.takeOver')}
    </Button>
  );
  return (
    <>
      {told === 'holder' && isOpenInOtherTab && <MessageStrip intent="info" title={text('content.lock.elsewhere')} />}
      {told === 'holder' && holder !== null && !isOpenInOtherTab && (
        <HeldStrip holder={holder} isOwn={isOwn} actions={takeOver} />
      )}
      {told === 'lost' && (
        <MessageStrip
          intent="warning"
          title={
            holder === null
              ? text('content.lock.lostStrip.ended')
              : isOwn
                ? text('content.lock.lostStrip.own')
                : text('content.lock.lostStrip.title', { name: holder.name })
          }
          actions={
            <>
              <Button icon={shellShapes.reset} onClick={askAgain}>
                {text('content.lock.lostStrip.again')}
              </Button>
              {takeOver}
              {blocks !== null && <CopyOffer blocks={blocks} />}
              <Button onClick={onKeep}>{text('content.lock.lostStrip.keep')}</Button>
            </>
          }
        >
          {text('content.lock.lostStrip.body')}
        </MessageStrip>
      )}
      {told === 'question' && (
        // The form may be hidden behind the compare view.
        <FormPortal>
          <ConfirmDialog
            busy={busy}
            title={
              isOwn ? text('content.lock.ask.ownTitle') : text('content.lock.ask.title', { name: holder?.name ?? '' })
            }
            body={
              isOwn ? text('content.lock.ask.ownBody') : text('content.lock.ask.body', { name: holder?.name ?? '' })
            }
            confirm={text('content.lock.ask.confirm')}
            onConfirm={() => {
              lock.send({ type: 'takeover.confirmed' });
            }}
            onCancel={() => {
              lock.send({ type: 'takeover.cancelled' });
            }}
          />
        </FormPortal>
      )}
    </>
  );
};
