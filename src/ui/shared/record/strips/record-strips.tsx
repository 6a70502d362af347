import { useFormikContext } from 'formik';
import type { Kind } from '../../../../domain/shared/resource';
import { useAllowed } from '../../runtime/use-session';
import { useText } from '../../runtime/use-text';
import { ChangedStrip } from './changed-strip';
import { DeletedStrip } from './deleted-strip';
import { DraftOffer } from '../draft-offer';
import { useRecordState } from '../record-context';
import type { EditLock } from '../edit-lock';
import type { BoundRecord } from '../record.bridge';
import { RefusalStrip } from './refusal-strip';
import { SaveStrips } from './save-strips';

interface RecordStripsProps<K extends Kind> {
  readonly record: BoundRecord<K>;
  readonly editLock: EditLock | undefined;
  readonly copyable: boolean;
}

/** Notices above the fields: lock, running or refused save, offered draft, changes by others. */
export const RecordStrips = <K extends Kind>({ record, editLock, copyable }: RecordStripsProps<K>) => {
  const { id, place, snapshot, send } = record;
  const { stored, offered, unreadable, changedBy, failure, remoteChange, unfinished } = snapshot.context;
  const { submitForm } = useFormikContext<K['draft']>();
  const { add } = useAllowed(record.kind.right);
  const { back, dirty, isGone } = useRecordState();
  const text = useText();
  // Reading the record again must not remove a strip that has the focus.
  const mayOffer = (['loading', 'reading', 'refreshing'] as const).some((state) => snapshot.matches(state));
  return (
    <>
      {!isGone && editLock?.strips(back)}
      <SaveStrips record={record} />
      {mayOffer && editLock?.isOpenInOtherTab !== true && (
        <DraftOffer
          offered={offered}
          changedSince={stored !== null && offered?.version !== stored.version}
          unreadable={
            unreadable === null
              ? null
              : { text: unreadable, name: id === null ? place.module : `${place.module}-${id}` }
          }
          onResume={editLock?.onEdit ?? record.resume}
          onDiscard={record.discard}
          onSetAside={record.isNew ? record.setAside : undefined}
        />
      )}
      {snapshot.matches('editing') && (editLock?.disabledReason ?? null) === null && unfinished === null && (
        <RefusalStrip failure={failure} />
      )}
      {snapshot.matches({ editing: 'typing' }) && changedBy !== null && !isGone && (
        <ChangedStrip
          by={changedBy}
          body={dirty ? undefined : text('shared.record.live.changedUntouched')}
          onCompare={() => {
            send({ type: 'edit.granted' });
          }}
        />
      )}
      {isGone && (
        <DeletedStrip
          by={remoteChange?.isDeleted === true ? remoteChange.by : null}
          onCopy={
            add && copyable
              ? () => {
                  void submitForm();
                  send({ type: 'copy.requested' });
                }
              : undefined
          }
        />
      )}
    </>
  );
};
