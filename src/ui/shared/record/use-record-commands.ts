import { getIn, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { hasOffer } from '../../../application/shared/record/record-changes';
import { isSaving } from '../../../application/shared/saving';
import type { Kind } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import * as shellShapes from '../icons/shell-shapes';
import { close } from '../icons/shapes';
import { useRetryWait } from '../runtime/retry-wait.bridge';
import { useStableValue } from '../runtime/use-stable-value';
import { useAllowed } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import type { RecordState } from './record-context';
import { busyReason, recordEditDisabledReason, fieldErrorsReason, saveBlockedReason } from './disabled-reasons';
import type { RecordScreenProps } from './record-props';
import { useSave } from './save.bridge';

const NO_SAVES: readonly never[] = [];

/** The commands of a record screen, each with its action and the reason why it is off. */
export const useRecordCommands = <K extends Kind>({
  record,
  nameOf,
  mayEdit = false,
  editDisabledReason: ownEditOff,
  saveDisabledReason,
  otherSaves = NO_SAVES,
  deletable = false,
  askBefore,
  editLock,
  beside,
  isPart = false,
}: RecordScreenProps<K>) => {
  const { id, kind, place, snapshot, preview, send, editing, dirty, cancel: giveUp } = record;
  const { stored, failure, existence } = snapshot.context;
  const [, navigate] = useLocation();
  const text = useText();
  const hasRight = useAllowed(kind.right).edit;
  const isEditable = !isPart && (mayEdit || hasRight);
  const { values, errors, touched } = useFormikContext<K['draft']>();
  const seconds = useRetryWait(failure);
  const busy = busyReason(snapshot);
  const isGone = existence === 'deleted' && snapshot.matches('editing');

  const wrong = Object.keys(errors);
  // Save stays on while errors are not visible yet: pressing it shows them.
  const errorsShown = wrong.length > 0 && wrong.every((field) => getIn(touched, field) !== undefined);
  const blocked = saveBlockedReason({
    busy,
    lost: editLock?.disabledReason ?? null,
    isGone,
    isWaiting: seconds > 0,
  });
  const off = {
    edit: useStableValue(
      recordEditDisabledReason({
        busy,
        own: stored === null ? null : (ownEditOff?.(stored.record) ?? null),
        hasOffer: hasOffer(snapshot.context) && editLock?.isOpenInOtherTab !== true,
        isLocking: editLock?.isFree === false,
      }),
    ),
    save: useStableValue(
      blocked ??
        fieldErrorsReason(
          (errorsShown ? wrong.length : 0) + (beside?.wrong ?? 0),
          typeof saveDisabledReason === 'function' ? saveDisabledReason(values, id === null || dirty) : null,
          saveDisabledReason === 'invalid' && !isValid(kind.rule(values)),
        ),
    ),
  };
  const { save, retry, question } = useSave({
    record,
    disabledReason: off.save,
    isBlocked: blocked !== null,
    askBefore: askBefore && ((draft: K['draft']) => askBefore(draft, stored?.record ?? null)),
  });

  const back = useCallback(() => {
    navigate(place.list, { state: { returnTo: id ?? '' } });
  }, [id, navigate, place.list]);
  const cancel = id === null ? back : giveUp;
  const onEdit = editLock?.onEdit;
  const edit = useCallback(() => {
    if (onEdit === undefined) send({ type: 'edit.requested' });
    else onEdit();
  }, [onEdit, send]);
  const removable = typeof deletable === 'function' ? stored !== null && deletable(stored.record) : deletable;
  const canRemove =
    (removable === true || (removable === 'editing' && editing)) && !record.isNew && existence === 'stored';
  const shown = stored?.record ?? preview;
  const name = shown === null ? '' : nameOf(shown);
  const label = isSaving(snapshot.value) ? 'shared.actions.saving' : 'shared.actions.save';

  const state = useMemo(
    (): RecordState => ({
      editing,
      dirty,
      name,
      edit: !isEditable
        ? null
        : {
            key: 'edit',
            label: 'shared.actions.edit',
            right: mayEdit ? undefined : `${kind.right}.edit`,
            icon: shellShapes.edit,
            shortcut: 'E',
            disabledReason: off.edit,
            run: edit,
          },
      save: {
        key: 'save',
        label,
        icon: shellShapes.save,
        shortcut: `${text('shell.keys.ctrl')} S`,
        disabledReason: off.save,
        run: () => {
          save();
        },
      },
      otherSaves: otherSaves.map(({ overrides, ...other }) => ({
        ...other,
        disabledReason: off.save,
        run: () => {
          save(overrides);
        },
      })),
      cancel: {
        key: 'cancel',
        label: 'shared.actions.cancel',
        icon: close,
        shortcut: text('shell.keys.escape'),
        disabledReason: busy,
        run: cancel,
      },
      remove: canRemove
        ? {
            key: 'delete',
            label: 'shared.actions.delete',
            right: isPart ? undefined : `${kind.right}.delete`,
            icon: shellShapes.trash,
            danger: true,
            disabledReason: busy,
            run: () => {
              send({ type: 'removal.requested' });
            },
          }
        : null,
      back,
      retry,
      seconds,
      isGone,
    }),
    [
      back,
      busy,
      canRemove,
      cancel,
      dirty,
      edit,
      editing,
      isEditable,
      isGone,
      isPart,
      kind.right,
      label,
      mayEdit,
      name,
      off.edit,
      off.save,
      otherSaves,
      retry,
      save,
      seconds,
      send,
      text,
    ],
  );
  return { state, question, errorsShown };
};
