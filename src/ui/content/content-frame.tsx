import { makeStyles, mergeClasses } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { getIn, useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import type { LockActor } from '../../application/content/couple-editor';
import { isLockLost } from '../../application/content/lock-standing';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import { contents } from '../../domain/content/contents';
import type { ContentModule } from '../../domain/content/modules.rule';
import { isWaiting } from '../../application/shared/record';
import { isSaving } from '../../application/shared/saving';
import type { Id } from '../../domain/shared/id';
import { holds } from '../../domain/shared/rule';
import { useAllowed, useFormat } from '../shared/runtime/use-session';
import { BesideForm } from '../shared/overlays/form-portal';
import { GoneStrip } from '../shared/record/deleted-strip';
import { useKey } from '../shared/focus/keys.bridge';
import { PageHeader, UnsavedMark } from '../shared/page/page-header';
import { useRemembered } from '../shared/record/recent.bridge';
import { useRefused } from '../shared/record/record-form';
import { RecordRemoval } from '../shared/record/record-removal';
import { useFocusOfMode, useFocusOnWrong, useSaveKey, type BoundRecord } from '../shared/record/record.bridge';
import { RecoveryStrip } from '../shared/record/draft-strip';
import { UnreadableStrip } from '../shared/record/unreadable-draft-strip';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';
import type { FieldCode } from '../../domain/shared/failure';
import { ContentCommands, ContentDock, type SavingProps } from './content-commands';
import { ContentConflict } from './content-conflict';
import { PreviewCommand, TemplateCommand } from './content-extras';
import type { BlocksActor } from './content.bridge';
import { LockMark, LockStrip } from './lock-strip';

/** What the fields of an item need of the form around them. */
export interface ItemForm {
  readonly editing: boolean;
  readonly held: boolean;
  readonly refused: Readonly<Record<string, FieldCode>>;
  readonly labelOf: (name: string) => string;
  /** A save was refused because of what stands in the form: blocks say what is wrong with them. */
  readonly judged: boolean;
}

interface ContentFrameProps {
  readonly module: ContentModule;
  readonly id: Id | null;
  readonly title: string;
  readonly action: string | undefined;
  readonly record: BoundRecord<ContentItem, ContentDraft>;
  readonly lock: LockActor;
  readonly blocks: BlocksActor;
  readonly labelOf: (name: string) => string;
  /** At the right of the commands. */
  readonly tools: ReactNode;
  /** Another tab of this browser works on it. */
  readonly isElsewhere: boolean;
  /** Something else stands in its place for a while. */
  readonly isHidden: boolean;
  readonly children: (form: ItemForm) => ReactNode;
}

const useStyles = makeStyles({
  form: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0 },
  hidden: { display: 'none' },
});

/** Header, commands, lock, offers and questions around the fields and blocks of an item. */
export const ContentFrame = ({
  module,
  id,
  title,
  action,
  record,
  lock,
  blocks,
  labelOf,
  tools,
  isElsewhere,
  isHidden,
  children,
}: ContentFrameProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const allowed = useAllowed(module);
  const phone = usePhone();
  const { snapshot, preview, send, editing, dirty, flush, cancel } = record;
  const { stored, offered, unreadable, conflict, failure, fate, problems } = snapshot.context;
  const offers = snapshot.matches('reading') && !isElsewhere;
  const waits = isWaiting(snapshot.context) && !isElsewhere;
  const { values, errors, touched, submitForm } = useFormikContext<ContentDraft>();
  const list = `/${module}`;
  const path = `${list}/${encodeURIComponent(id ?? '')}`;
  const name = stored?.record.name ?? preview?.name;
  useRemembered(module, path, stored?.record.name);
  const form = useRef<HTMLFormElement>(null);
  const isLost = useSelector(lock, isLockLost);
  const isFree = useSelector(lock, (state) => state.matches('free'));
  const gone = fate === 'gone' && snapshot.matches('editing');
  const open = snapshot.matches('editing') || (editing && snapshot.matches('confirming'));

  const draft = useCallback(
    (newVersion: boolean): ContentDraft => ({ ...values, newVersion, blocks: blocks.getSnapshot().context.blocks }),
    [blocks, values],
  );
  const save = useCallback(
    (newVersion: boolean) => {
      if (!editing || isLost) return;
      void submitForm();
      send({ type: 'save.requested', draft: draft(newVersion) });
    },
    [draft, editing, isLost, send, submitForm],
  );
  useSaveKey(
    useCallback(() => {
      save(false);
    }, [save]),
  );
  const back = (): void => {
    navigate(list, { state: { returnTo: id ?? '' } });
  };
  const ready = snapshot.matches('reading') && !waits && isFree;
  const edit = useCallback(() => {
    if (allowed.edit && ready) lock.send({ type: 'lock.requested' });
  }, [allowed.edit, lock, ready]);
  useKey('e', edit);
  const cancelling = useCallback(() => {
    if (id === null) navigate(list);
    else cancel();
  }, [cancel, id, list, navigate]);
  useKey('Escape', cancelling);
  const noteFocus = useFocusOfMode(
    form,
    snapshot.matches('editing') ? 'editing' : !snapshot.matches('reading') ? null : ready ? 'reading' : 'offering',
  );
  const wrong = Object.keys(errors);
  const isOff = wrong.length > 0 && wrong.every((field) => getIn(touched, field) !== undefined);
  useFocusOnWrong(form, failure?.kind === 'FieldsRejected' ? failure : !holds(problems) ? problems : null, isOff);
  const refused = useRefused(failure, values);
  const judged =
    Object.keys(problems).some((field) => field.startsWith('blocks')) ||
    (failure?.kind === 'FieldsRejected' && 'blocks' in failure.fields);
  const inside = useMemo(
    (): ItemForm => ({ editing: open, held: editing && !open, refused, labelOf, judged }),
    [editing, judged, labelOf, open, refused],
  );

  const saving: SavingProps = {
    editing,
    saving: isSaving(snapshot.value),
    ready,
    mayEdit: allowed.edit,
    editOff: waits ? text('shared.record.editOff') : null,
    isNew: id === null,
    errors: isOff ? wrong.length : 0,
    saveOff: isLost ? text('content.lock.saveOff') : gone ? text('shared.record.gone.saveOff') : null,
    onEdit: edit,
    onSaveVersion: () => {
      save(true);
    },
    onCancel: cancelling,
  };
  const look = <PreviewCommand module={module} id={id} record={record} draft={() => draft(false)} />;

  return (
    <form
      ref={form}
      noValidate
      className={mergeClasses(styles.form, isHidden && styles.hidden)}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        save(false);
      }}
      onBlur={flush}
      onFocus={noteFocus}
      aria-busy={snapshot.matches('saving')}
    >
      <PageHeader title={title} action={action} record={name} onBack={back}>
        {dirty && !phone && <UnsavedMark />}
        {id !== null && allowed.edit && <LockMark lock={lock} editing={editing} />}
      </PageHeader>
      <ContentCommands {...saving} preview={look} right={tools}>
        {(allowed.edit || id === null) && (
          <TemplateCommand module={module} id={id} record={record} blocks={blocks} onSave={save} />
        )}
        {allowed.remove && id !== null && fate === 'stored' && (
          <RecordRemoval
            strings={contents[module].strings.many}
            name={name ?? ''}
            snapshot={snapshot}
            send={send}
            small={phone}
          />
        )}
      </ContentCommands>
      <LockStrip lock={lock} blocks={blocks} isElsewhere={isElsewhere} onKeep={back} />
      {offered !== null && offers && (
        <RecoveryStrip
          when={format.dateTime(offered.at)}
          changedSince={stored !== null && offered.version !== stored.version}
          // A new item is nobody's yet; an item is asked for first.
          onResume={() => {
            if (id === null) send({ type: 'draft.resumed' });
            else lock.send({ type: 'lock.requested' });
          }}
          onDiscard={() => {
            send({ type: 'draft.discarded' });
          }}
        />
      )}
      {unreadable !== null && offers && (
        <UnreadableStrip
          work={unreadable}
          name={`${module}-${id ?? ''}`}
          onDiscard={() => {
            send({ type: 'draft.discarded' });
          }}
        />
      )}
      {gone && (
        <GoneStrip
          onBack={back}
          onCopy={
            allowed.add
              ? () => {
                  void submitForm();
                  send({ type: 'copy.requested', draft: draft(false) });
                }
              : undefined
          }
        />
      )}
      {children(inside)}
      <ContentDock {...saving} dirty={dirty} preview={look} />
      {conflict !== null && snapshot.matches('conflicted') && (
        // It is hidden behind its versions when it was saved from there.
        <BesideForm>
          <ContentConflict
            conflict={conflict}
            labelOf={labelOf}
            onSettle={(takeStored) => {
              send({ type: 'conflict.settled', takeStored });
            }}
            onCancel={() => {
              send({ type: 'conflict.dismissed' });
            }}
          />
        </BesideForm>
      )}
    </form>
  );
};
