import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import type { Kind } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import type { Off } from '../commands/command';
import { useTellOff } from '../commands/command.bridge';
import { useLatest } from '../runtime/latest.bridge';
import type { BoundRecord } from './record.bridge';

/** Asked before a save that costs more than its form shows. */
export interface SaveQuestion {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  /** What is lost. */
  readonly names: readonly string[];
}

/** Saves; `overrides` are fields that belong to this save alone. */
export type Save<Draft> = (overrides?: Partial<Draft>) => void;

interface SaveOptions<K extends Kind> {
  readonly record: BoundRecord<K>;
  /** Why Save is off. */
  readonly off: Off | null;
  /** It is off whatever the fields hold. */
  readonly isBlocked: boolean;
  readonly askBefore: ((draft: K['draft']) => SaveQuestion | null) | undefined;
}

/** Save of a form, after a question where one is due; says why where it is off. `save` and `retry` keep their identity. */
export const useSave = <K extends Kind>({
  record: { form, snapshot, send, editing, kind },
  off,
  isBlocked,
  askBefore,
}: SaveOptions<K>) => {
  const { submitForm } = useFormikContext<K['draft']>();
  const tellOff = useTellOff();
  const [asked, setAsked] = useState<{ readonly question: SaveQuestion; readonly onConfirm: () => void } | null>(null);
  const latest = useLatest({ editing, off, isBlocked, askBefore, overrides: snapshot.context.overrides });
  const { rule } = kind;
  const save = useCallback<Save<K['draft']>>(
    (overrides) => {
      const now = latest.current;
      if (!now.editing) return;
      const draft = form.read();
      const holds = isValid(rule(draft));
      // Where fields are wrong, the machine leads to them; what the server refused may hold by now.
      if (now.off !== null && (now.isBlocked || (holds && now.off.tone !== 'error'))) {
        tellOff(now.off);
        return;
      }
      // Formik only marks every field as touched; the machine validates and sends.
      void submitForm();
      const request = (): void => {
        send({ type: 'save.requested', ...(overrides && { overrides }) });
      };
      const question = holds ? (now.askBefore?.(draft) ?? null) : null;
      setAsked(question && { question, onConfirm: request });
      if (question === null) request();
    },
    [form, latest, rule, send, submitForm, tellOff],
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
    /** Props of the dialog that asks. */
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
