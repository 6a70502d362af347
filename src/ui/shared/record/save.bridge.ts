import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import type { Fields } from '../../../domain/shared/merge';
import type { Identified } from '../../../domain/shared/resource';
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

interface SaveOptions<Detail extends Draft & Identified, Draft extends Fields> {
  readonly record: BoundRecord<Detail, Draft>;
  /** Save does nothing. */
  readonly isOff: boolean;
  readonly askBefore: ((draft: Draft) => SaveQuestion | null) | undefined;
}

/** Save of a form, after a question where one is due. `save` keeps its identity. */
export const useSave = <Detail extends Draft & Identified, Draft extends Fields>({
  record: { form, snapshot, send, editing },
  isOff,
  askBefore,
}: SaveOptions<Detail, Draft>) => {
  const { submitForm } = useFormikContext<Draft>();
  const [asked, setAsked] = useState<{ readonly question: SaveQuestion; readonly onConfirm: () => void } | null>(null);
  const save = useCallback<Save<Draft>>(
    (overrides) => {
      if (!editing || isOff) return;
      // Formik only marks every field as touched; the machine validates and sends.
      void submitForm();
      const request = (): void => {
        send({ type: 'save.requested', ...(overrides && { overrides }) });
      };
      const question = askBefore?.(form.read()) ?? null;
      setAsked(question && { question, onConfirm: request });
      if (question === null) request();
    },
    [askBefore, editing, form, isOff, send, submitForm],
  );
  const close = (): void => {
    setAsked(null);
  };
  return {
    save,
    retry: (): void => {
      save(snapshot.context.overrides);
    },
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
