import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { useCallback, useState } from 'react';
import type { Block } from '../../domain/content/block';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import type { ContentModule } from '../../domain/content/modules.rule';
import type { Id } from '../../domain/shared/id';
import { FormPortal } from '../shared/overlays/form-portal';
import { Button } from '../shared/controls/button';
import type { BoundRecord } from '../shared/record/record.bridge';
import { usePhone } from '../shared/theme/use-media';
import { useText } from '../shared/runtime/use-text';
import type { BlocksActor } from './content.bridge';
import { ContentPreviewView } from './preview/content-preview.view';
import { TemplateMenu } from './templates/template-menu';

interface PreviewCommandProps {
  readonly module: ContentModule;
  readonly id: Id | null;
  readonly record: BoundRecord<ContentItem, ContentDraft>;
}

/** Opens the preview. */
export const PreviewCommand = ({ module, id, record: { form, snapshot, dirty } }: PreviewCommandProps) => {
  const [text, phone] = [useText(), usePhone()];
  const { stored } = snapshot.context;
  /** The draft when the dialog opened; it does not change behind it. */
  const [previewed, setPreviewed] = useState<{ readonly draft: ContentDraft | null } | null>(null);
  const label = text('content.item.commands.preview');
  return (
    <>
      <Button
        icon={Open20Regular}
        aria-label={phone ? label : undefined}
        disabled={stored === null && id !== null}
        onClick={() => {
          setPreviewed({ draft: dirty || id === null ? form.read() : null });
        }}
      >
        {phone ? undefined : label}
      </Button>
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
  readonly id: Id | null;
  readonly record: BoundRecord<ContentItem, ContentDraft>;
  readonly blocks: BlocksActor;
  /** Keep its identity. */
  readonly onSave: () => void;
}

/** Uses and creates templates. Rule R-CON-09. */
export const TemplateCommand = ({
  module,
  id,
  record: { actor, snapshot, dirty },
  blocks,
  onSave,
}: TemplateCommandProps) => {
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
      onSaveFirst={onSave}
    />
  );
};
