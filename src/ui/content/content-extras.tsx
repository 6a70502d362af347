import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { useCallback, useState } from 'react';
import type { Block } from '../../domain/content/block';
import type { ContentDraft } from '../../domain/content/content-item';
import type { ContentModule } from '../../domain/content/modules.rule';
import { CommandButton } from '../shared/commands/command-button';
import { FormPortal } from '../shared/overlays/form-portal';
import { useRecordState } from '../shared/record/record-context';
import { LOADING_REASON } from '../shared/record/disabled-reasons';
import { usePhone } from '../shared/theme/use-media';
import type { ItemBinding } from './content.bridge';
import { ContentPreviewView } from './preview/content-preview.view';
import { TemplateMenu } from './templates/template-menu';

interface PreviewCommandProps {
  readonly module: ContentModule;
  readonly record: ItemBinding['record'];
}

/** Opens the preview. */
export const PreviewCommand = ({ module, record: { id, form, snapshot, dirty } }: PreviewCommandProps) => {
  const phone = usePhone();
  const { stored } = snapshot.context;
  /** The draft at the time the preview was opened; later changes do not affect it. */
  const [previewed, setPreviewed] = useState<{ readonly draft: ContentDraft | null } | null>(null);
  return (
    <>
      <CommandButton
        iconOnly={phone}
        command={{
          key: 'preview',
          label: 'content.item.commands.preview',
          icon: Open20Regular,
          disabledReason: stored === null && id !== null ? LOADING_REASON : null,
          run: () => {
            setPreviewed({ draft: dirty || id === null ? form.read() : null });
          },
        }}
      />
      {previewed !== null && (
        <FormPortal>
          <ContentPreviewView
            module={module}
            item={stored?.record ?? null}
            draft={previewed.draft}
            onClose={() => {
              setPreviewed(null);
            }}
          />
        </FormPortal>
      )}
    </>
  );
};

interface TemplateCommandProps {
  readonly module: ContentModule;
  readonly item: ItemBinding;
}

/** Uses and creates templates. Rule R-CON-09. */
export const TemplateCommand = ({
  module,
  item: {
    record: { id, actor, snapshot, dirty },
    blocks,
  },
}: TemplateCommandProps) => {
  const { save } = useRecordState();
  const blockCount = useCallback(() => blocks.getSnapshot().context.blocks.length, [blocks]);
  const append = useCallback(
    (more: readonly Block[]) => {
      blocks.send({ type: 'blocks.pasted', blocks: more, place: blockCount() });
    },
    [blockCount, blocks],
  );
  const replace = useCallback(
    (others: readonly Block[]) => {
      blocks.send({ type: 'blocks.replaced', blocks: others });
    },
    [blocks],
  );
  return (
    <TemplateMenu
      module={module}
      id={id}
      item={actor}
      editing={snapshot.matches('editing')}
      dirty={dirty}
      blockCount={blockCount}
      onReplace={replace}
      onAppend={append}
      onSaveFirst={save.run}
    />
  );
};
