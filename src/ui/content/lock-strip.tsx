import { useSelector } from '@xstate/react';
import type { LockActor } from '../../application/content/couple-editor';
import type { LockHolder } from '../../domain/content/content-item';
import { useFormat } from '../session/published/use-session';
import { BesideForm } from '../shared/beside-form';
import { Button } from '../shared/button';
import { ConfirmDialog } from '../shared/confirm-dialog';
import * as deskShapes from '../shared/desk-shapes';
import { Icon } from '../shared/icon';
import { MessageStrip } from '../shared/message-strip';
import { useText } from '../shared/use-text';

/** Whether it is the person's own, for the header. */
export const LockMark = ({ lock, editing }: { readonly lock: LockActor; readonly editing: boolean }) => {
  const text = useText();
  const held = useSelector(lock, (state) => state.matches('held'));
  if (editing && !held) return null;
  return <span><Icon shape={deskShapes.lock} size={14} /> {text(held ? 'content.lock.mine' : 'content.lock.readOnly')}</span>;
};

const useWords = () => {
  const text = useText();
  const format = useFormat();
  return ({ name, since }: LockHolder): string =>
    (since === null ? text('content.lock.heldBy', { name }) : text('content.lock.held', { name, when: format.dateTime(since) }));
};

/** Who has the item, that the lock is gone, and the question whether to take it over. Rule R-CON-06. */
export const LockStrip = ({ lock }: { readonly lock: LockActor }) => {
  const text = useText();
  const said = useWords();
  const [holder, mayTakeOver] = [useSelector(lock, ({ context }) => context.holder), useSelector(lock, ({ context }) => context.mayTakeOver)];
  const state = useSelector(lock, (now) => (now.matches('lost') ? 'lost' : now.matches('asking') || now.matches('takingOver') ? 'asking' : now.matches('free') ? 'free' : 'other'));
  const busy = useSelector(lock, (now) => now.matches('takingOver'));
  const takeOver = mayTakeOver && holder !== null && (
    <Button icon={deskShapes.key} onClick={() => { lock.send({ type: 'takeover.requested' }); }}>{text('content.lock.takeOver')}</Button>
  );
  return (
    <>
      {state === 'free' && holder !== null && <MessageStrip intent="warning" title={said(holder)} actions={takeOver}>{text('content.lock.readAll')}</MessageStrip>}
      {state === 'lost' && (
        <MessageStrip
          intent="warning"
          title={holder === null ? text('content.lock.lostStrip.ended') : text('content.lock.lostStrip.title', { name: holder.name })}
          actions={
            <>
              <Button icon={deskShapes.reset} onClick={() => { lock.send({ type: 'lock.requested' }); }}>{text('content.lock.lostStrip.again')}</Button>
              {takeOver}
            </>
          }
        >
          {text('content.lock.lostStrip.body')}
        </MessageStrip>
      )}
      {state === 'asking' && (
        // The form may be hidden behind its versions.
        <BesideForm>
          <ConfirmDialog
            busy={busy}
            title={text('content.lock.ask.title', { name: holder?.name ?? '' })}
            body={text('content.lock.ask.body', { name: holder?.name ?? '' })}
            confirm={text('content.lock.ask.confirm')}
            onConfirm={() => { lock.send({ type: 'takeover.confirmed' }); }}
            onCancel={() => { lock.send({ type: 'takeover.cancelled' }); }}
          />
        </BesideForm>
      )}
    </>
  );
};
