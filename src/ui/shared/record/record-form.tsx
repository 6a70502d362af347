import { makeStyles } from '@griffel/react';
import { getIn, useFormikContext } from 'formik';
import { useCallback, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { isWaiting } from '../../../application/shared/record';
import { isSaving } from '../../../application/shared/saving';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { Fields } from '../../../domain/shared/merge';
import { sameValue } from '../../../domain/shared/same-value';
import type { Identified } from '../../../domain/shared/resource';
import { holds, type Rule } from '../../../domain/shared/rule';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { GoneStrip } from './deleted-strip';
import { useKey } from '../focus/keys.bridge';
import { PageHeader, UnsavedMark } from '../page/page-header';
import { useRemembered } from './recent.bridge';
import { RecordCommands } from './record-commands';
import { RecordConflict, type FieldTextOf } from './record-conflict';
import { RecordFormProvider } from './record-fields';
import { RecordRemoval } from './record-removal';
import { FormWatch, useFocusOfMode, useFocusOnWrong, useSaveKey, type BoundRecord } from './record.bridge';
import { RecoveryStrip } from './draft-strip';
import { UnreadableStrip } from './unreadable-draft-strip';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';

/** Asked before a save that costs more than its form shows. */
export interface SaveQuestion {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  /** What is lost. */
  readonly names: readonly string[];
}

interface RecordFormProps<Detail extends Draft & Identified, Draft extends Fields> {
  readonly record: BoundRecord<Detail, Draft>;
  readonly module: string;
  readonly isNew: boolean;
  readonly list: string;
  readonly path: string;
  readonly title: string;
  readonly action: string | undefined;
  readonly mayEdit: boolean;
  /** Why it is not theirs to edit all the same. */
  readonly editOff: string | null;
  readonly mayAdd: boolean;
  readonly mayDelete: boolean | 'editing';
  /** Where the strings of the list stand. */
  readonly listStrings: string;
  readonly askBefore: (draft: Draft) => SaveQuestion | null;
  readonly rule: Rule<Draft>;
  readonly saveOff?: (draft: Draft, changed: boolean) => string | null;
  readonly nameOf: (draft: Draft) => string;
  readonly fieldText: FieldTextOf<Draft>;
  readonly labelOf: (name: string) => string;
  readonly facts?: (record: Detail) => ReactNode;
  /** Where back leads; the overview where nothing is said. */
  readonly back?: string;
  readonly commands?: (record: Detail, dirty: boolean) => ReactNode;
  readonly removalNote?: ReactNode;
  readonly children: ReactNode;
}

const useStyles = makeStyles({ form: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0 } });

/** What the server refused, as long as the field still holds what it refused. */
export const useRefused = <Draft extends Fields>(
  failure: Failure | null,
  values: Draft,
): Readonly<Record<string, FieldCode>> => {
  const [refusal, setRefusal] = useState({ failure, values });
  if (refusal.failure !== failure) setRefusal({ failure, values });
  if (failure?.kind !== 'FieldsRejected') return {};
  return Object.fromEntries(
    Object.entries(failure.fields).filter(([field]) => sameValue(getIn(values, field), getIn(refusal.values, field))),
  );
};

/** Header, commands, offers and questions around the fields of one record. */
export const RecordForm = <Detail extends Draft & Identified, Draft extends Fields>({
  record,
  module,
  isNew,
  list,
  path,
  title,
  action,
  mayEdit,
  editOff,
  mayAdd,
  mayDelete,
  listStrings,
  askBefore,
  rule,
  saveOff,
  nameOf,
  fieldText,
  labelOf,
  facts,
  back: backTo = list,
  commands,
  removalNote,
  children,
}: RecordFormProps<Detail, Draft>) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const { snapshot, preview, send, editing, dirty, flush, cancel } = record;
  const { stored, offered, unreadable, conflict, failure, fate } = snapshot.context;
  const waits = isWaiting(snapshot.context);
  const gone = fate === 'gone' && snapshot.matches('editing');
  const open = snapshot.matches('editing') || (editing && snapshot.matches('confirming'));
  const { values, errors, touched, submitForm } = useFormikContext<Draft>();
  const refused = useRefused(failure, values);
  const name = stored === null ? undefined : nameOf(stored.record);
  useRemembered(module, path, name);
  const form = useRef<HTMLFormElement>(null);

  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const save = useCallback(() => {
    if (!editing) return;
    void submitForm();
    const asked = askBefore(values);
    setQuestion(asked);
    if (asked === null) send({ type: 'save.requested', draft: values });
  }, [askBefore, editing, send, submitForm, values]);
  useSaveKey(save);
  const copy = (): void => {
    void submitForm();
    send({ type: 'copy.requested', draft: values });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    save();
  };
  const back = (): void => {
    navigate(backTo, { state: { returnTo: decodeURIComponent(path.slice(list.length + 1)) } });
  };
  const ready = snapshot.matches('reading') && !waits;
  const edit = useCallback(() => {
    if (mayEdit && editOff === null && ready) send({ type: 'edit.requested' });
  }, [editOff, mayEdit, ready, send]);
  useKey('e', edit);
  const noteFocus = useFocusOfMode(
    form,
    snapshot.matches('editing') ? 'editing' : !snapshot.matches('reading') ? null : ready ? 'reading' : 'offering',
  );
  useKey('Escape', cancel);
  const wrong = Object.keys(errors);
  // As long as a message is not on the screen yet, Save is what brings it there.
  const isOff = wrong.length > 0 && wrong.every((field) => getIn(touched, field) !== undefined);
  const { problems } = snapshot.context;
  useFocusOnWrong(
    form,
    failure?.kind === 'FieldsRejected' ? failure : wrong.length > 0 && !holds(problems) ? problems : null,
    isOff,
  );

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={submit}
      onBlur={flush}
      onFocus={noteFocus}
      aria-busy={snapshot.matches('saving')}
    >
      <FormWatch<Draft> onChange={record.change} />
      <PageHeader
        title={title}
        action={action}
        record={name ?? (preview === null ? undefined : nameOf(preview))}
        onBack={back}
      >
        {dirty && <UnsavedMark />}
        {stored !== null && facts?.(stored.record)}
      </PageHeader>
      <RecordCommands
        editing={editing}
        saving={isSaving(snapshot.value)}
        offering={waits}
        ready={ready}
        mayEdit={mayEdit}
        editOff={editOff}
        errors={isOff ? wrong.length : 0}
        holds={holds(rule(values))}
        saveOff={gone ? text('shared.record.gone.saveOff') : (saveOff?.(values, isNew || dirty) ?? null)}
        onEdit={edit}
        onCancel={isNew ? back : cancel}
      >
        {stored !== null && commands?.(stored.record, record.dirty)}
        {(mayDelete === true || (mayDelete === 'editing' && editing)) && !isNew && fate === 'stored' && (
          <RecordRemoval strings={listStrings} name={name ?? ''} snapshot={snapshot} send={send}>
            {removalNote}
          </RecordRemoval>
        )}
      </RecordCommands>
      {offered !== null && snapshot.matches('reading') && (
        <RecoveryStrip
          when={format.dateTime(offered.at)}
          changedSince={stored !== null && offered.version !== stored.version}
          onResume={() => {
            send({ type: 'draft.resumed' });
          }}
          onDiscard={() => {
            send({ type: 'draft.discarded' });
          }}
        />
      )}
      {unreadable !== null && snapshot.matches('reading') && (
        <UnreadableStrip
          work={unreadable}
          name={module}
          onDiscard={() => {
            send({ type: 'draft.discarded' });
          }}
        />
      )}
      {gone && <GoneStrip onBack={back} onCopy={mayAdd ? copy : undefined} />}
      <RecordFormProvider value={{ editing: open, held: editing && !open, refused, labelOf }}>
        {children}
      </RecordFormProvider>
      {question !== null && (
        <ConfirmDialog
          {...question}
          onConfirm={() => {
            setQuestion(null);
            send({ type: 'save.requested', draft: values });
          }}
          onCancel={() => {
            setQuestion(null);
          }}
        />
      )}
      {conflict !== null && snapshot.matches('conflicted') && (
        <RecordConflict
          conflict={conflict}
          fieldText={fieldText}
          onSettle={(takeStored) => {
            send({ type: 'conflict.settled', takeStored });
          }}
          onCancel={() => {
            send({ type: 'conflict.dismissed' });
          }}
        />
      )}
    </form>
  );
};
