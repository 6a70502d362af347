import { Crop20Regular } from '@fluentui/react-icons/svg/crop';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isMovedSince } from '../../../application/spare-parts/edited-drawing';
import { spareParts } from '../../../domain/spare-parts/spare-part';
import type { Command, DisabledReason } from '../../shared/commands/command';
import { usePress } from '../../shared/commands/command.bridge';
import { CommandButton } from '../../shared/commands/command-button';
import { useKey } from '../../shared/focus/keys.bridge';
import { reset, save } from '../../shared/icons/shell-shapes';
import { MessageStrip } from '../../shared/page/message-strip';
import { PageHeader, UnsavedMark } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { ForbiddenState, NotFoundState } from '../../shared/page/screen-states';
import { FailedState } from '../../shared/page/states';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { CommandRow } from '../../shared/record/command-row';
import { useSaveKey } from '../../shared/record/form-keyboard.bridge';
import { ChangedStrip } from '../../shared/record/strips/changed-strip';
import { DraftOffer } from '../../shared/record/draft-offer';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../../shared/record/record-layout';
import { imageEditorDisabledReason, LOADING_REASON, SAVING_REASON } from '../../shared/record/disabled-reasons';
import { Viewers } from '../../shared/record/viewers';
import { useAllowed } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { DrawingRail } from './drawing-rail';
import { DrawingStage } from './drawing-stage';
import { useDrawingEditor } from './drawing.bridge';

const WRONG: DisabledReason = { key: 'spareParts.image.wrong' };
const UNCHANGED: DisabledReason = { key: 'spareParts.image.unchanged' };

/** Edits crop and offset of an exploded view; its boxes keep their pixel positions. Rules R-SPA-30 and R-SPA-33. */
export const DrawingView = (props: ScreenProps) => {
  const { id = '', categoryId = '' } = props.params;
  const { edit } = useAllowed(spareParts.right);
  const [, navigate] = useLocation();
  if (!edit)
    return (
      <ForbiddenState
        screen={props.title}
        refusal={props.refusal}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );
  return <Editor key={`${id}/${categoryId}`} {...props} />;
};

const Editor = ({ title, action, params }: ScreenProps) => {
  const [text, press] = [useText(), usePress()];
  const [path, navigate] = useLocation();
  const image = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const editing = useDrawingEditor(params['id'] ?? '', params['categoryId'] ?? '');
  const { edited, crop, found, snapshot, send, isOpen, saving, canSave, dirty, back } = editing;
  const address = edited?.drawing.address ?? null;
  const isThere = address !== null && loaded === address;
  const busy = saving ? SAVING_REASON : null;
  const closed = isOpen ? null : imageEditorDisabledReason(snapshot.matches('offering'), saving);
  const waits = closed ?? (isThere ? null : LOADING_REASON);
  const store: Command = {
    key: 'save',
    label: saving ? 'shared.actions.saving' : 'shared.actions.save',
    icon: save,
    shortcut: `${text('shell.keys.ctrl')} S`,
    disabledReason:
      closed ?? (canSave || editing.isUndrawn ? (crop === null ? null : waits) : editing.isWrong ? WRONG : UNCHANGED),
    run: () => {
      editing.save(image.current);
    },
  };
  /** Answering the offer removes its buttons: the focus moves to the drawing. */
  const answer = (type: 'draft.resumed' | 'draft.discarded'): void => {
    image.current?.closest<HTMLElement>('[role=application]')?.focus();
    send({ type });
  };
  useKey('Escape', back);
  useSaveKey(() => {
    press(store);
  });
  return (
    <>
      <PageHeader
        title={title}
        action={action}
        record={edited === null ? undefined : `${edited.part.reference} · ${edited.sheet.label}`}
        backLabel={text('spareParts.image.back')}
        onBack={back}
      >
        <Viewers viewers={editing.viewers} />
        {dirty && <UnsavedMark />}
      </PageHeader>
      {(edited !== null || !snapshot.matches('failed')) && (
        <CommandRow>
          <CommandButton variant="primary" command={store} />
          <CommandButton
            variant="subtle"
            command={{ key: 'cancel', label: 'shared.actions.cancel', disabledReason: busy, run: back }}
          />
          <CommandButton
            command={{
              key: 'crop',
              label: 'spareParts.image.crop.start',
              icon: Crop20Regular,
              on: crop !== null,
              disabledReason: waits,
              run: () => {
                send({ type: 'crop.switched' });
              },
            }}
          />
          <CommandButton
            variant="subtle"
            command={{
              key: 'reset',
              label: 'spareParts.image.reset',
              icon: reset,
              disabledReason: closed ?? (dirty ? null : UNCHANGED),
              run: () => {
                send({ type: 'edit.reset' });
              },
            }}
          />
        </CommandRow>
      )}
      {editing.changedBy !== null && dirty && <ChangedStrip by={editing.changedBy} />}
      {address !== null && broken === address && (
        <MessageStrip intent="error" title={text('spareParts.image.broken')} />
      )}
      {snapshot.matches('offering') && edited !== null && (
        <DraftOffer
          offered={found.kept}
          changedSince={isMovedSince(editing)}
          unreadable={
            found.unreadable === null
              ? null
              : { text: found.unreadable, name: `${edited.part.reference} ${edited.sheet.code}` }
          }
          onResume={() => {
            answer('draft.resumed');
          }}
          onDiscard={() => {
            answer('draft.discarded');
          }}
        />
      )}
      {snapshot.matches('failed') && editing.failure?.kind === 'NotFound' && (
        <NotFoundState
          path={path}
          onDashboard={() => {
            navigate('/');
          }}
        />
      )}
      {snapshot.matches('failed') && editing.failure?.kind !== 'NotFound' && (
        <FailedState
          title={text('spareParts.image.failed')}
          failure={editing.failure}
          onRetry={() => {
            send({ type: 'retry.requested' });
          }}
        />
      )}
      {(snapshot.matches('loading') || snapshot.matches('recalling')) && edited === null && (
        <RecordLayout
          rail={
            <RailSection>
              <TextSkeleton lines={6} />
            </RailSection>
          }
        >
          <FieldGrid>
            <Wide>
              <TextSkeleton />
            </Wide>
          </FieldGrid>
        </RecordLayout>
      )}
      {edited !== null && (
        <RecordLayout rail={<DrawingRail editing={editing} />}>
          <DrawingStage editing={editing} image={image} onLoaded={setLoaded} onBroken={setBroken} />
        </RecordLayout>
      )}
    </>
  );
};
