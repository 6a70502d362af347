import type { CheckedToggle, ToggleProblem } from '../../../application/shared/overview';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import type { SaveQuestion } from '../record/save.bridge';

export type AskToggle = (problems: readonly ToggleProblem[]) => SaveQuestion;

interface ToggleQuestionProps {
  readonly asked: readonly CheckedToggle[];
  readonly ask: AskToggle;
  readonly send: (event: { readonly type: 'toggle.confirmed' | 'toggle.cancelled' }) => void;
}

/** The question before a flag is set on a record with problems. */
export const ToggleQuestion = ({ asked: [first], ask, send }: ToggleQuestionProps) =>
  first !== undefined && (
    <ConfirmDialog
      {...ask(first.problems)}
      onConfirm={() => {
        send({ type: 'toggle.confirmed' });
      }}
      onCancel={() => {
        send({ type: 'toggle.cancelled' });
      }}
    />
  );
