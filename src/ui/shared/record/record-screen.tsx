import { useCallback, useMemo, type ReactNode } from 'react';
import { placeBelow, type RecordPlace } from '../../../application/shared/record-path';
import { hasOffer } from '../../../application/shared/record/record-changes';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape } from '../../../domain/shared/list-query';
import type { Fields } from '../../../domain/shared/merge';
import type { Identified, Resource } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import { Skeleton } from '../controls/skeleton';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useText } from '../runtime/use-text';
import { useAllowed } from '../runtime/use-session';
import { UnsavedMark } from '../page/page-header';
import { RecordCommands } from './record-commands';
import { RecordConflict, type FieldTextOf, type PartTextOf } from './record-conflict';
import { RecordFrame } from './record-frame';
import type { RecordHold } from './record-hold';
import { useTied } from './actor-effects.bridge';
import type { SaveQuestion } from './save.bridge';
import { RecordRemoval } from './record-removal';
import { FormikForm } from './record-form.bridge';
import type { RecordControls } from './record-controls';
import { useRecord, type BoundRecord } from './record.bridge';

/** Begins the edit; null where the record is not read, or a draft waits for an answer. */
export type BeginEdit = (() => void) | null;

export interface RecordScreenProps<
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
> {
  readonly resource: Resource<Row, Detail, Draft, Filter>;
  /** Null adds a record. */
  readonly id: Id | null;
  /** Below `/<key>` by default. Keep its identity. */
  readonly place?: RecordPlace | undefined;
  readonly title: string;
  readonly action: string | undefined;
  readonly mayEdit: boolean;
  /** Why this record is not this person's to edit, in words; null when it is. */
  readonly editOff?: (record: Detail) => string | null;
  /** Offers to delete the record, or this one, or only while it is edited; the strings of its list say how. */
  readonly mayDelete?: boolean | 'editing' | ((record: Detail) => boolean);
  /** What is asked before a draft that holds is saved; null asks nothing. */
  readonly askBefore?: (draft: Draft, record: Detail | null) => SaveQuestion | null;
  /** Why a record that no field objects to cannot be saved yet, in words; null when it can. */
  readonly saveOff?: (draft: Draft, changed: boolean) => string | null;
  /** Save is off while the rule refuses the draft, also before a field was left. */
  readonly saveOffWhileInvalid?: boolean;
  readonly nameOf: (draft: Draft) => string;
  /** How a field and its value read in words, for the choice between mine and theirs. */
  readonly fieldText: FieldTextOf<Draft>;
  /** The same of a part. */
  readonly partText?: PartTextOf<Draft>;
  /** What a person leaves for on the way back; the overview where nothing is said. */
  readonly back?: string;
  /** What was made of a record that is gone can become a new one. */
  readonly copyable?: boolean;
  /** There is nothing to show; else its screen goes to the overview. Keep its identity. */
  readonly onLost?: (failure: Failure | null) => void;
  /** The record is edited under a lock. */
  readonly hold?: RecordHold | undefined;
  /** What else can be done with a stored record, in both modes; null, and all of it off, while it is on its way. */
  readonly commands?: (record: Detail | null, dirty: boolean, edit: BeginEdit) => ReactNode;
  /** View options at the right of the commands. */
  readonly view?: ReactNode;
  /** What is to be known before it is deleted. */
  readonly removalNote?: ReactNode | ((record: Detail) => ReactNode);
  /** Above the form: what a save of several calls does, or has left. Rule R-COM-05. */
  readonly strips?: (record: BoundRecord<Detail, Draft>, controls: RecordControls<Draft>) => ReactNode;
  /** At the right of the header: times, states. */
  readonly facts?: (record: Detail) => ReactNode;
  /** The fields; null while the record is on its way. */
  readonly children: (record: Detail | null, edit: BeginEdit) => ReactNode;
}

/** A record with nothing but fields: read, edit, save, draft on offer, somebody else's change. */
export const RecordScreen = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>({
  resource,
  id,
  place: elsewhere,
  title,
  action,
  mayEdit,
  editOff: editOffOf,
  mayDelete = false,
  askBefore,
  saveOff,
  saveOffWhileInvalid = false,
  nameOf,
  fieldText,
  partText,
  back,
  copyable = true,
  onLost,
  hold,
  commands,
  view,
  removalNote,
  strips,
  facts,
  children,
}: RecordScreenProps<Row, Detail, Draft, Filter>) => {
  const [text, translate] = [useText(), useDynamicText()];
  const { key } = resource;
  const place = useMemo(() => elsewhere ?? placeBelow(key), [elsewhere, key]);
  const record = useRecord(resource, id, place, { onLost });
  const { actor } = record;
  const couple = hold?.couple;
  useTied(useCallback(() => couple?.(actor), [actor, couple]));
  const isFree = hold?.isFree ?? true;
  const { add } = useAllowed(resource.right);
  const { snapshot, editing, dirty, send } = record;
  const { stored, existence } = snapshot.context;
  const editOff = stored === null ? null : (editOffOf?.(stored.record) ?? null);
  const removable = typeof mayDelete === 'function' ? stored !== null && mayDelete(stored.record) : mayDelete;
  const { rule } = resource;
  const ask = useCallback(
    (draft: Draft) => (isValid(rule(draft)) ? (askBefore?.(draft, stored?.record ?? null) ?? null) : null),
    [askBefore, rule, stored],
  );
  const { one, many } = resource.strings;
  const begin = useCallback(() => {
    send({ type: 'edit.requested' });
  }, [send]);
  const edit: BeginEdit = snapshot.matches('reading') && !hasOffer(snapshot.context) ? begin : null;
  const labelOf = useCallback((name: string) => translate(`${one}.${name}`), [one, translate]);
  return (
    <FormikForm values={record.fields} rule={resource.rule}>
      <RecordFrame
        record={record}
        id={id}
        place={place}
        backTo={back}
        title={title}
        action={action}
        nameOf={nameOf}
        labelOf={labelOf}
        mayEdit={mayEdit && editOff === null && isFree}
        mayAdd={add && copyable}
        askBefore={ask}
        saveBlocked={hold?.saveOff ?? null}
        onEdit={hold?.onEdit}
        onResume={hold?.onEdit}
        strips={(controls) => (
          <>
            {hold?.strips(controls.back)}
            {strips?.(record, controls)}
          </>
        )}
        facts={
          <>
            {dirty && <UnsavedMark />}
            {stored !== null ? facts?.(stored.record) : record.isPending && facts !== undefined && <Skeleton />}
          </>
        }
        commands={(controls) => (
          <RecordCommands
            editing={editing}
            saving={controls.saving}
            offering={controls.waits}
            ready={controls.ready && isFree}
            mayEdit={mayEdit}
            editOff={editOff}
            view={view}
            errors={controls.errors}
            holds={isValid(rule(controls.values))}
            saveOff={
              controls.saveOff ??
              saveOff?.(controls.values, id === null || dirty) ??
              (saveOffWhileInvalid && controls.errors === 0 && !isValid(rule(controls.values))
                ? text('shared.record.incomplete')
                : null)
            }
            isThrottled={controls.isThrottled}
            onEdit={controls.edit}
            onCancel={controls.cancel}
          >
            {id !== null && (stored !== null || record.isPending) && commands?.(stored?.record ?? null, dirty, edit)}
            {(removable === true || (removable === 'editing' && editing)) && id !== null && existence === 'stored' && (
              <RecordRemoval strings={many} name={controls.name} snapshot={snapshot} send={send}>
                {typeof removalNote === 'function' ? stored !== null && removalNote(stored.record) : removalNote}
              </RecordRemoval>
            )}
          </RecordCommands>
        )}
        conflict={(conflict, answer) => (
          <RecordConflict conflict={conflict} fieldText={fieldText} partText={partText} {...answer} />
        )}
      >
        {children(stored?.record ?? null, edit)}
      </RecordFrame>
    </FormikForm>
  );
};
