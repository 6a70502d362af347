import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import type { Kind } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import type { DisabledReason } from '../commands/command';
import { useAnnounceDisabledReason } from '../commands/command.bridge';
import { useLatest } from '../runtime/latest.bridge';
import type { BoundRecord } from './record.bridge';

/** A question before a save with consequences that the form does not show. */
export interface SaveQuestion {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  /** Names of what the save deletes. */
  readonly names: readonly string[];
}

/** Saves; `overrides` are field values for this save only. */
export type Save<Draft> = (overrides?: Partial<Draft>) => void;

interface SaveOptions<K extends Kind> {
  readonly record: BoundRecord<K>;
  readonly disabledReason: DisabledReason | null;
  /** Off regardless of the field values. */
  readonly isBlocked: boolean;
  readonly askBefore: ((draft: K['draft']) => SaveQuestion | null) | undefined;
}

/**
 * Saves a form, after a question if required; announces the reason if Save is off. `save` and `retry` keep their
 * identity.
 */
export const useSave = <K extends Kind>({
  record: { form, snapshot, send, editing, kind },
  disabledReason,
  isBlocked,
  askBefore,
}: SaveOptions<K>) => {
  const { submitForm } = useFormikContext<K['draft']>();
  const announceReason = useAnnounceDisabledReason();
  const [asked, setAsked] = useState<{ readonly question: SaveQuestion; readonly onConfirm: () => void } | null>(null);
  const latest = useLatest({
    editing,
    disabledReason,
    isBlocked,
    askBefore,
    overrides: snapshot.context.overrides,
  });
  const { rule } = kind;
  const save = useCallback<Save<K['draft']>>(
    (overrides) => {
      const now = latest.current;
      if (!now.editing) return;
      const draft = form.read();
      const holds = isValid(rule(draft));
      // With field errors, continue: the machine moves the focus to them. A value that the server refused may be valid
      // by now.
      if (now.disabledReason !== null && (now.isBlocked || (holds && now.disabledReason.tone !== 'error'))) {
        announceReason(now.disabledReason);
        return;
      }
      // Formik only marks every field as touched; the machine validates and saves.
      void submitForm();
      const request = (): void => {
        send({ type: 'save.requested', ...(overrides && { overrides }) });
      };
      const question = holds ? (now.askBefore?.(draft) ?? null) : null;
      setAsked(question && { question, onConfirm: request });
      if (question === null) request();
    },
    [form, latest, rule, send, submitForm, announceReason],
  );
  const close = (): void => {
    setAsked(null);
  };
  const retry = useCallback(() => {
    save(latest.current.overrides);
  }, [latest, save]);
  return {
    save,
    retry,
    /** Props of the question dialog; falsy if no question is open. */
    question: asked && {
      ...asked.question,
      onConfirm: () => {
        close();
        asked.onConfirm();
      },
      onCancel: close,
    },
  };
};
