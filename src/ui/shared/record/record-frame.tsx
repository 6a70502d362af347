import type { RecordPlace } from '../../../application/shared/record-path';
import { makeStyles, mergeClasses } from '@griffel/react';
import { getIn, useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import type { Conflict } from '../../../application/shared/record/record';
import { hasOffer } from '../../../application/shared/record/record-changes';
import { isSaving } from '../../../application/shared/saving';
import type { Id } from '../../../domain/shared/id';
import type { Fields } from '../../../domain/shared/merge';
import type { Identified } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import { useKey } from '../focus/keys.bridge';
import { low } from '../theme/sizes';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { FormPortal } from '../overlays/form-portal';
import { PageHeader } from '../page/page-header';
import { Pending } from '../runtime/pending';
import { useRetryWait } from '../runtime/retry-wait.bridge';
import { useText } from '../runtime/use-text';
import { ChangedStrip } from './changed-strip';
import { DeletedStrip } from './deleted-strip';
import { DraftOffer } from './draft-offer';
import { useErrorFocus, useModeFocus, useSaveKey } from './form-keyboard.bridge';
import type { RecordControls } from './record-controls';
import { useSave, type SaveQuestion } from './save.bridge';
import { useRemembered } from './recent.bridge';
import { RefusalStrip } from './refusal-strip';
import { isOfField, RecordFieldsProvider, useRefused } from './record-fields';
import type { BoundRecord } from './record.bridge';
import { Viewers } from './viewers';

interface RecordFrameProps<Detail extends Draft & Identified, Draft extends Fields> {
  readonly record: BoundRecord<Detail, Draft>;
  readonly id: Id | null;
  readonly place: RecordPlace;
  /** Where Back leads, when not to the overview. */
  readonly backTo?: string | undefined;
  readonly title: string;
  readonly action: string | undefined;
  readonly nameOf: (draft: Draft) => string;
  readonly labelOf: (name: string) => string;
  /** The person may edit it, and nothing stands in the way. */
  readonly mayEdit: boolean;
  readonly mayAdd: boolean;
  /** Offers the draft that was found. */
  readonly offers?: boolean;
  /** Why Save does nothing, not even validate; null when it does. */
  readonly saveBlocked?: string | null;
  /** Something beside the Formik fields shows why a save was refused. */
  readonly showsProblems?: boolean;
  /** Starts the edit; without it, at once. Keep its identity. */
  readonly onEdit?: (() => void) | undefined;
  readonly onResume?: (() => void) | undefined;
  /** Keep its identity. */
  readonly askBefore?: (draft: Draft) => SaveQuestion | null;
  readonly isHidden?: boolean;
  /** The page around it has a header and recent records of its own. */
  readonly isPart?: boolean;
  /** At the right of the header. */
  readonly facts?: ReactNode;
  readonly commands: (controls: RecordControls<Draft>) => ReactNode;
  /** Above the draft on offer. */
  readonly strips?: (controls: RecordControls<Draft>) => ReactNode;
  readonly foot?: (controls: RecordControls<Draft>) => ReactNode;
  readonly conflict: (
    conflict: Conflict<Detail, Draft>,
    answer: { readonly onResolve: (takeStored: readonly string[]) => void; readonly onCancel: () => void },
  ) => ReactNode;
  readonly children: ReactNode;
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flex: '1',
    flexDirection: 'column',
    minHeight: 0,
    [low]: { flex: 'none', minHeight: '100%' },
  },
  hidden: { display: 'none' },
});

/** The form of one record: header, commands, draft on offer, questions, with slots for what differs between modules. */
export const RecordFrame = <Detail extends Draft & Identified, Draft extends Fields>({
  record,
  id,
  place: { module, list, pathOf },
  backTo = list,
  title,
  action,
  nameOf,
  labelOf,
  mayEdit,
  mayAdd,
  offers = true,
  saveBlocked = null,
  showsProblems = false,
  onEdit,
  onResume,
  askBefore,
  isHidden = false,
  isPart = false,
  facts,
  commands,
  strips,
  foot,
  conflict: conflictOf,
  children,
}: RecordFrameProps<Detail, Draft>) => {
  const styles = useStyles();
  const text = useText();
  const [, navigate] = useLocation();
  const { snapshot, preview, send, editing, open, flush } = record;
  const { stored, offered, unreadable, conflict, failure, existence, problems } = snapshot.context;
  const reading = snapshot.matches('reading');
  const deleted = existence === 'deleted' && snapshot.matches('editing');
  const { values, errors, touched, submitForm } = useFormikContext<Draft>();
  const refused = useRefused(failure, values);
  const wait = useRetryWait(failure);
  const name = stored === null ? undefined : nameOf(stored.record);
  useRemembered(module, pathOf(id ?? ''), isPart ? undefined : name);
  const element = useRef<HTMLFormElement>(null);

  const { save, retry, question } = useSave({ record, isOff: saveBlocked !== null || deleted || wait > 0, askBefore });
  useSaveKey(save);
  const back = useCallback(() => {
    navigate(backTo, { state: { returnTo: id ?? '' } });
  }, [backTo, id, navigate]);
  const cancel = id === null ? back : record.cancel;
  useKey('Escape', cancel);
  const waits = hasOffer(snapshot.context) && offers;
  const ready = reading && !waits;
  const edit = useCallback(() => {
    if (!mayEdit || !ready) return;
    if (onEdit === undefined) send({ type: 'edit.requested' });
    else onEdit();
  }, [mayEdit, onEdit, ready, send]);
  useKey('e', edit);
  const noteFocus = useModeFocus(
    element,
    snapshot.matches('editing') ? 'editing' : !reading ? null : ready && mayEdit ? 'reading' : 'offering',
  );
  const wrong = Object.keys(errors);
  // An error that is not visible yet leaves Save on: pressing it shows the error.
  const isOff = wrong.length > 0 && wrong.every((field) => getIn(touched, field) !== undefined);
  useErrorFocus(
    element,
    failure?.kind === 'FieldsRejected'
      ? failure
      : !isValid(problems) && (isOff || (showsProblems && !isOfField(problems, values)))
        ? problems
        : null,
    isOff,
  );
  const fields = useMemo(
    () => ({ editing: open, held: editing && !open, refused, labelOf }),
    [editing, labelOf, open, refused],
  );

  const controls: RecordControls<Draft> = {
    values,
    ready,
    waits,
    saving: isSaving(snapshot.value),
    errors: isOff ? wrong.length : 0,
    saveOff:
      saveBlocked ?? (deleted ? text('shared.record.gone.saveOff') : wait > 0 ? text('shared.record.saveWait') : null),
    isThrottled: wait > 0,
    name: name ?? '',
    save,
    edit,
    cancel,
    back,
  };
  return (
    <form
      ref={element}
      noValidate
      className={mergeClasses(styles.form, isHidden && styles.hidden)}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        save();
      }}
      onBlur={flush}
      onFocus={noteFocus}
      aria-busy={snapshot.matches('saving') || record.isPending}
    >
      <Pending when={record.isPending} known={record.known}>
        <RecordFieldsProvider value={fields}>
          {!isPart && (
            <PageHeader
              title={title}
              action={action}
              record={name ?? (preview === null ? undefined : nameOf(preview))}
              onBack={back}
            >
              <Viewers viewers={record.viewers} />
              {facts}
            </PageHeader>
          )}
          {commands(controls)}
          {strips?.(controls)}
          {reading && offers && (
            <DraftOffer
              offered={offered}
              changedSince={stored !== null && offered?.version !== stored.version}
              unreadable={
                unreadable === null ? null : { text: unreadable, name: id === null ? module : `${module}-${id}` }
              }
              onResume={onResume ?? record.resume}
              onDiscard={record.discard}
              onSetAside={record.isNew ? record.setAside : undefined}
            />
          )}
          {snapshot.matches('editing') && saveBlocked === null && snapshot.context.unfinished === null && (
            <RefusalStrip failure={failure} labelOf={labelOf} wait={wait} onRetry={retry} />
          )}
          {snapshot.matches({ editing: 'typing' }) && snapshot.context.changedBy !== null && !deleted && (
            <ChangedStrip
              by={snapshot.context.changedBy}
              onCompare={() => {
                send({ type: 'edit.granted' });
              }}
            />
          )}
          {deleted && (
            <DeletedStrip
              by={snapshot.context.heard?.isDeleted === true ? snapshot.context.heard.by : null}
              onBack={back}
              onCopy={
                mayAdd
                  ? () => {
                      void submitForm();
                      send({ type: 'copy.requested' });
                    }
                  : undefined
              }
            />
          )}
          {children}
          {foot?.(controls)}
          {question !== null && <ConfirmDialog {...question} />}
          {conflict !== null && snapshot.matches('conflicted') && (
            // The form may be hidden behind its versions.
            <FormPortal>
              {conflictOf(conflict, {
                onResolve: (takeStored) => {
                  send({ type: 'conflict.resolved', takeStored });
                },
                onCancel: () => {
                  send({ type: 'conflict.dismissed' });
                },
              })}
            </FormPortal>
          )}
        </RecordFieldsProvider>
      </Pending>
    </form>
  );
};
