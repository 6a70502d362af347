import type { ReactNode } from 'react';
import type { ContentDraft, ContentKind } from '../../domain/content/content-item';
import type { ContentModule } from '../../domain/content/modules.rule';
import * as shellShapes from '../shared/icons/shell-shapes';
import type { RecordScreenProps } from '../shared/record/record-props';
import { RecordScreen } from '../shared/record/record-screen';
import { useAllowed } from '../shared/runtime/use-session';
import { usePhone } from '../shared/theme/use-media';
import { ContentConflict } from './content-conflict';
import { PreviewCommand, TemplateCommand } from './content-extras';
import type { ItemBinding } from './content.bridge';
import { LockMark } from './lock-strip';
import { useEditLock } from './published/record-lock.bridge';

interface ContentFrameProps extends Pick<
  RecordScreenProps<ContentKind>,
  'title' | 'action' | 'view' | 'beside' | 'isHidden'
> {
  readonly module: ContentModule;
  readonly item: ItemBinding;
  /** The item is edited in another tab of this browser; its draft is not offered here. */
  readonly isOpenInOtherTab: boolean;
  readonly children: ReactNode;
}

const itemName = ({ name }: ContentDraft): string => name;
const NO_SAVES = [] as const;
const AS_UPDATE = [
  {
    key: 'version',
    label: 'content.item.commands.saveVersion',
    icon: shellShapes.history,
    overrides: { newVersion: true },
  },
] as const;

/** The record screen of an item, with lock, templates, preview and versions. */
export const ContentFrame = ({ module, item, isOpenInOtherTab, children, ...screen }: ContentFrameProps) => {
  const { record, lock, blocks } = item;
  const allowed = useAllowed(module);
  const phone = usePhone();
  const isNew = record.id === null;
  const hold = useEditLock(lock, { isNew, blocks, isOpenInOtherTab });
  const preview = <PreviewCommand module={module} record={record} />;
  return (
    <RecordScreen
      {...screen}
      record={record}
      nameOf={itemName}
      otherSaves={isNew ? NO_SAVES : AS_UPDATE}
      deletable
      editLock={hold}
      facts={!isNew && allowed.edit && <LockMark lock={lock} editing={record.editing} />}
      commands={
        <>
          {!phone && preview}
          {(allowed.edit || isNew) && <TemplateCommand module={module} item={item} />}
        </>
      }
      dock={preview}
      conflict={(conflict, answer) => (
        <ContentConflict conflict={conflict} history={conflict.newest.record.history} {...answer} />
      )}
    >
      {() => children}
    </RecordScreen>
  );
};
