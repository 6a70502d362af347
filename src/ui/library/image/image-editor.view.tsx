import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { makeStyles } from '@griffel/react';
import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { nameOf } from '../../../domain/library/path';
import { useFormat } from '../../shared/runtime/use-session';
import { useChange } from '../../shared/runtime/effects.bridge';
import type { Command, DisabledReason } from '../../shared/commands/command';
import { usePress } from '../../shared/commands/command.bridge';
import type { IconSource } from '../../shared/icons/icon';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { DisabledReasonText } from '../../shared/record/command-row';
import { NO_STEP_REASONS } from '../../shared/record/disabled-reasons';
import { ConfirmDialog } from '../../shared/overlays/confirm-dialog';
import { delayedAppearance } from '../../shared/theme/delayed-appearance';
import { narrow, slim } from '../../shared/theme/sizes';
import { PageHeader, UnsavedMark } from '../../shared/page/page-header';
import { useRetry } from '../../shared/page/use-retry';
import { PageTitle } from '../../shared/page/page-title.bridge';
import { useSaveKey } from '../../shared/record/form-keyboard.bridge';
import { Viewers } from '../../shared/record/viewers';
import type { ScreenProps } from '../../shared/page/screen';
import { isDialogOpen } from '../../shared/focus/keys.bridge';
import { isFocusLost } from '../../shared/focus/take-focus';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { ImageCommands } from './image-commands';
import { useImageEditor, type ImageEditing } from './image-editor.bridge';
import { ImageMessages } from './image-messages';
import { ImageRail } from './image-rail';
import { ImageStage } from './image-stage';
import { FailedImage, UnsuitableImage } from './image-states';

const useStyles = makeStyles({
  page: { display: 'flex', flex: '1', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    flex: '1',
    minHeight: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { display: 'block', overflow: 'auto' },
    [slim]: { display: 'block', overflow: 'auto' },
  },
  rail: {
    minWidth: 0,
    overflow: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    [slim]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  opening: {
    display: 'grid',
    flex: '1',
    placeItems: 'center',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  late: delayedAppearance,
});

const APPLY_FIRST: DisabledReason = { key: 'library.image.saveOff.mode' };
const TOO_LARGE: DisabledReason = { key: 'library.image.saveOff.tooLarge', tone: 'error' };
const UNCHANGED: DisabledReason = { key: 'library.image.saveOff.nothing' };

/** Why the image cannot be saved. */
const saveOff = ({ closed, mode, tooLarge, dirty }: ImageEditing): DisabledReason | null => {
  if (closed !== null) return closed;
  if (mode !== null) return APPLY_FIRST;
  return tooLarge ? TOO_LARGE : dirty ? null : UNCHANGED;
};

export const ImageEditorView = ({ params, action }: ScreenProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const editing = useImageEditor(params['filename'] ?? '');
  const { snapshot, send, mode, open, closed, dirty, saving, save } = editing;
  const { context } = snapshot;
  const retry = useRetry(open, () => {
    send({ type: 'retry.requested' });
  });
  const disabledReason = saveOff(editing);
  const press = usePress();
  const store = useMemo(
    (): Command => ({
      key: 'save',
      label: saving ? 'shared.actions.saving' : 'shared.actions.save',
      icon: shellShapes.save,
      shortcut: `${text('shell.keys.ctrl')} S`,
      disabledReason,
      run: () => {
        save(false);
      },
    }),
    [disabledReason, save, saving, text],
  );
  useSaveKey(
    useCallback(() => {
      press(store);
    }, [press, store]),
  );
  const { history } = context;
  const stepOf = (key: 'undo' | 'redo', icon: IconSource, letters: string, isAtEnd: boolean): Command => ({
    key,
    label: `library.image.${key}`,
    icon,
    shortcut: `${text('shell.keys.ctrl')} ${letters}`,
    disabledReason: closed ?? (isAtEnd ? NO_STEP_REASONS[key] : null),
    run: () => {
      send({ type: `${key}.requested` });
    },
  });
  const undo = stepOf('undo', ArrowUndo20Regular, 'Z', history.place === 0);
  const redo = stepOf('redo', ArrowRedo20Regular, 'Y', history.place === history.steps.length);
  const page = useRef<HTMLDivElement>(null);
  const atWork = useRef(false);
  // Returns the focus to the image when a pressed button disappears.
  useChange(
    open,
    useCallback((now: boolean) => {
      if (now && atWork.current && isFocusLost())
        page.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
    }, []),
  );
  const onKey = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (event.defaultPrevented || isDialogOpen()) return;
    if (event.key === 'Escape' && mode !== null) send({ type: 'cancel.requested' });
    else if (command && key === 'z') press(event.shiftKey ? redo : undo);
    else if (command && key === 'y') press(redo);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={page}
      className={styles.page}
      onFocus={() => {
        atWork.current = true;
      }}
      onKeyDown={onKey}
    >
      <PageTitle title={text('shell.palette.action', { title: nameOf(context.path), action: action ?? '' })} />
      <PageHeader
        title={text('library.image.title')}
        action={action}
        record={nameOf(context.path)}
        onBack={editing.back}
        backLabel={text('library.image.back')}
      >
        <DisabledReasonText disabledReason={disabledReason} />
        <Viewers viewers={editing.viewers} />
        {dirty && <UnsavedMark />}
      </PageHeader>
      {snapshot.matches('unsuitable') && (
        <UnsuitableImage path={context.path} opened={context.opened} onBack={editing.back} />
      )}
      {snapshot.matches('failed') && (
        <FailedImage
          failure={context.failure}
          {...retry}
          onLibrary={() => {
            navigate('/library');
          }}
        />
      )}
      {!snapshot.matches('unsuitable') && !snapshot.matches('failed') && (
        <>
          <ImageCommands editing={editing} save={store} steps={[undo, redo]} />
          <ImageMessages editing={editing} when={format.dateTime(context.opened?.storedSteps?.at ?? 0)} />
          {context.size === null ? (
            <div className={styles.opening} role="status">
              <span className={styles.late}>{text('library.image.stage.opening')}</span>
            </div>
          ) : (
            <div className={styles.columns}>
              <ImageStage editing={editing} format={format} />
              {/* Focusable, because the region scrolls and has no focusable content. */}
              <aside className={styles.rail} tabIndex={0} aria-label={text('library.image.rail')}>
                <ImageRail
                  address={editing.shown?.address ?? null}
                  edited={editing.edited}
                  foreseen={editing.foreseen}
                  box={context.box}
                  format={format}
                />
              </aside>
            </div>
          )}
        </>
      )}
      {(snapshot.matches('confirming') || snapshot.matches('restoring')) && (
        <ConfirmDialog
          title={text('library.image.restore.title', { name: nameOf(context.path) })}
          body={text('library.image.restore.body')}
          confirm={text('library.image.restore.confirm')}
          busy={snapshot.matches('restoring')}
          onConfirm={() => {
            send({ type: 'restore.confirmed' });
          }}
          onCancel={() => {
            send({ type: 'restore.cancelled' });
          }}
        />
      )}
    </div>
  );
};
