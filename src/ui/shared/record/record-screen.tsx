import { makeStyles, mergeClasses } from '@griffel/react';
import { useCallback, useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useFormikContext } from 'formik';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import { ScreenShown, usePress } from '../commands/command.bridge';
import { Skeleton } from '../controls/skeleton';
import { useKey } from '../focus/keys.bridge';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { FormPortal } from '../overlays/form-portal';
import { PageHeader, UnsavedMark } from '../page/page-header';
import { Pending } from '../runtime/pending';
import { low } from '../theme/sizes';
import { usePhone } from '../theme/use-media';
import { useConnection } from './actor-effects.bridge';
import { useErrorFocus, useModeFocus, useSaveKey } from './form-keyboard.bridge';
import { RecordCommands, RecordDock } from './record-commands';
import { RecordContext } from './record-context';
import { isOfField, RecordFieldsProvider, useRefused } from './record-fields';
import type { RecordScreenProps, Slot } from './record-props';
import { RecordRemoval } from './record-removal';
import { RecordStrips } from './strips/record-strips';
import { useRemembered } from './recent.bridge';
import { useRecordCommands } from './use-record-commands';
import { Viewers } from './viewers';

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

/** The screen of a record form: header, commands and dialogs, with slots for what differs between modules. */
export const RecordScreen = <K extends Kind>(props: RecordScreenProps<K>) => {
  const { record, editLock, beside, isPart = false, commands, dock, view, facts, removalNote, children } = props;
  const { id, place, snapshot, preview, send, editing, open, actor, isPending, labelOf } = record;
  const { stored, conflict, failure, problems } = snapshot.context;
  const [styles, phone, press] = [useStyles(), usePhone(), usePress()];
  const { state, question, errorsShown } = useRecordCommands(props);
  const { edit, save, cancel, name, dirty } = state;
  const { values } = useFormikContext<K['draft']>();
  const detail = stored?.record ?? null;
  const connect = editLock?.connect;
  useConnection(useCallback(() => connect?.(actor), [actor, connect]));
  useRemembered(place.module, place.pathOf(id ?? ''), isPart || detail === null ? undefined : name);

  useSaveKey(save.run);
  useKey('Escape', cancel.run);
  useKey('e', () => {
    if (!editing && edit !== null) press(edit);
  });
  const element = useRef<HTMLFormElement>(null);
  const noteFocus = useModeFocus(
    element,
    snapshot.matches('editing')
      ? 'editing'
      : !snapshot.matches('reading')
        ? null
        : edit?.disabledReason === null
          ? 'reading'
          : 'offering',
  );
  useErrorFocus(
    element,
    failure?.kind === 'FieldsRejected'
      ? failure
      : !isValid(problems) && (errorsShown || (beside?.judged === true && !isOfField(problems, values)))
        ? problems
        : null,
  );
  const refused = useRefused(failure, values);
  // While a draft is searched for, a new record already has the layout of its edit mode, so that nothing moves. Rule
  // R-SHR-68.
  const isBeginning = id === null && snapshot.matches('loading');
  const isReadOnly = (editing && !open) || isBeginning;
  const fields = useMemo(() => ({ editing: open, isReadOnly, refused, labelOf }), [isReadOnly, labelOf, open, refused]);

  // The form renders on every key; the slots render only when the record or the surrounding screen changes.
  const body = useMemo(() => children(detail), [children, detail]);
  const more = useMemo(
    () =>
      typeof commands !== 'function' ? commands : id !== null && (detail !== null || isPending) && commands(detail),
    [commands, detail, id, isPending],
  );
  const slot = (content: Slot<DetailOf<K>>): ReactNode =>
    typeof content !== 'function' ? content : detail === null ? null : content(detail);
  const isDocked = phone && dock !== undefined;
  const row = (
    <RecordCommands isDocked={isDocked} view={view}>
      {more}
    </RecordCommands>
  );
  return (
    <form
      ref={element}
      noValidate
      className={mergeClasses(styles.form, props.isHidden === true && styles.hidden)}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        // No notice for a second press during a save.
        if (save.disabledReason?.tone !== 'busy') save.run();
      }}
      onBlur={record.flush}
      onFocus={noteFocus}
      aria-busy={snapshot.matches('saving') || isPending}
      inert={isBeginning}
    >
      <Pending when={isPending} known={record.known}>
        <RecordFieldsProvider value={fields}>
          <RecordContext value={state}>
            <ScreenShown value={props.isHidden !== true}>
              {!isPart && (
                <>
                  <PageHeader
                    title={props.title}
                    action={props.action}
                    record={detail === null && preview === null ? undefined : name}
                    onBack={state.back}
                  >
                    <Viewers viewers={record.viewers} />
                    {dirty && !isDocked && <UnsavedMark />}
                    {isPending && typeof facts === 'function' ? <Skeleton /> : slot(facts)}
                  </PageHeader>
                  {row}
                </>
              )}
              <RecordStrips record={record} editLock={editLock} copyable={props.copyable !== false} />
              {body}
              {isPart && row}
              {isDocked && <RecordDock>{dock}</RecordDock>}
              {question !== null && <ConfirmDialog {...question} />}
              {(snapshot.matches('removing') || snapshot.matches('confirming')) && (
                <RecordRemoval record={record}>{slot(removalNote)}</RecordRemoval>
              )}
              {conflict !== null && snapshot.matches('conflicted') && (
                // A portal, because the form may be hidden behind the versions.
                <FormPortal>
                  {props.conflict(conflict, {
                    onResolve: (takeStored) => {
                      send({ type: 'conflict.resolved', takeStored });
                    },
                    onCancel: () => {
                      send({ type: 'conflict.dismissed' });
                    },
                  })}
                </FormPortal>
              )}
            </ScreenShown>
          </RecordContext>
        </RecordFieldsProvider>
      </Pending>
    </form>
  );
};
