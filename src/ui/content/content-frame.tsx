import { placeBelow } from '../../application/shared/record-path';
import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import type { LockActor } from '../../application/content/couple-editor';
import { isLockLost } from '../../application/content/lock-standing';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import { contents } from '../../domain/content/contents';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { Id } from '../../domain/shared/id';
import { useAllowed } from '../shared/runtime/use-session';
import { UnsavedMark } from '../shared/page/page-header';
import type { RecordControls } from '../shared/record/record-controls';
import { RecordFrame } from '../shared/record/record-frame';
import { RecordRemoval } from '../shared/record/record-removal';
import type { BoundRecord } from '../shared/record/record.bridge';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';
import { ContentCommands, ContentDock, type SavingProps } from './content-commands';
import { ContentConflict } from './content-conflict';
import { PreviewCommand, TemplateCommand } from './content-extras';
import type { BlocksActor } from './content.bridge';
import { LockMark, LockStrip } from './lock-strip';

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
  /** Another tab of this browser edits the item; its draft is not offered here. */
  readonly isElsewhere: boolean;
  /** A save was refused for its blocks. */
  readonly judged: boolean;
  /** Fields of blocks that are seen to be wrong. */
  readonly wrong: number;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

const itemName = ({ name }: ContentDraft): string => name;

/** The form of an item: the lock, templates, preview and versions in the frame that every record has. */
export const ContentFrame = ({
  module,
  id,
  record,
  lock,
  blocks,
  labelOf,
  tools,
  isElsewhere,
  judged,
  wrong,
  ...frame
}: ContentFrameProps) => {
  const text = useText();
  const allowed = useAllowed(module);
  const phone = usePhone();
  const { snapshot, send, editing, dirty } = record;
  const isLost = useSelector(lock, isLockLost);
  const isFree = useSelector(lock, (state) => state.matches('free'));
  const requestLock = useCallback(() => {
    lock.send({ type: 'lock.requested' });
  }, [lock]);
  const savingOf = (controls: RecordControls<ContentDraft>): SavingProps => ({
    editing,
    saving: controls.saving,
    ready: controls.ready && isFree,
    mayEdit: allowed.edit,
    editOff: controls.waits ? text('shared.record.editOff') : null,
    isNew: id === null,
    errors: controls.errors + wrong,
    saveOff: controls.saveOff,
    onEdit: controls.edit,
    onSaveVersion: () => {
      controls.save({ newVersion: true });
    },
    onCancel: controls.cancel,
  });
  const preview = <PreviewCommand module={module} id={id} record={record} />;
  return (
    <RecordFrame
      {...frame}
      record={record}
      id={id}
      place={placeBelow(module)}
      nameOf={itemName}
      labelOf={labelOf}
      mayEdit={allowed.edit && isFree}
      mayAdd={allowed.add}
      offers={!isElsewhere}
      saveBlocked={isLost ? text('content.lock.saveOff') : null}
      showsProblems={judged}
      onEdit={requestLock}
      // A new item has no lock to wait for.
      onResume={id === null ? undefined : requestLock}
      facts={
        <>
          {dirty && !phone && <UnsavedMark />}
          {id !== null && allowed.edit && <LockMark lock={lock} editing={editing} />}
        </>
      }
      commands={(controls) => (
        <ContentCommands {...savingOf(controls)} preview={preview} right={tools}>
          {(allowed.edit || id === null) && (
            <TemplateCommand module={module} id={id} record={record} blocks={blocks} onSave={controls.save} />
          )}
          {allowed.remove && id !== null && snapshot.context.existence === 'stored' && (
            <RecordRemoval
              strings={contents[module].strings.many}
              name={controls.name || (record.preview?.name ?? '')}
              snapshot={snapshot}
              send={send}
              small={phone}
            />
          )}
        </ContentCommands>
      )}
      strips={({ back }) => <LockStrip lock={lock} blocks={blocks} isElsewhere={isElsewhere} onKeep={back} />}
      foot={(controls) => <ContentDock {...savingOf(controls)} dirty={dirty} preview={preview} />}
      conflict={(conflict, answer) => (
        <ContentConflict conflict={conflict} history={conflict.newest.record.history} labelOf={labelOf} {...answer} />
      )}
    />
  );
};
