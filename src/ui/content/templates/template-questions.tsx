import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { useText } from '../../shared/runtime/use-text';

interface TemplateQuestionProps {
  readonly name: string;
  /** Number of current blocks. */
  readonly count: number;
  readonly onChoose: (replaces: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks whether to replace the current blocks. Rule R-CON-09. */
export const TemplateQuestion = ({ name, count, onChoose, onCancel }: TemplateQuestionProps) => {
  const text = useText();
  return (
    <Dialog
      alert
      width="wide"
      title={text('content.templates.ask.title', { name })}
      onClose={onCancel}
      actions={
        <>
          <Button
            onClick={() => {
              onChoose(true);
            }}
          >
            {text('content.templates.ask.replace')}
          </Button>
          <Button
            onClick={() => {
              onChoose(false);
            }}
          >
            {text('content.templates.ask.append')}
          </Button>
          <Button data-focus="" onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{text('content.templates.ask.body', { count })}</p>
    </Dialog>
  );
};

interface FirstSavingProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks to save first, because a template copies the stored item. Rule R-CON-09. */
export const FirstSaving = ({ name, busy, onConfirm, onCancel }: FirstSavingProps) => {
  const text = useText();
  return (
    <Dialog
      alert
      title={text('content.templates.first.title')}
      onClose={busy ? () => undefined : onCancel}
      actions={
        <>
          <Button variant="primary" disabled={busy} onClick={onConfirm}>
            {text(busy ? 'shared.actions.saving' : 'content.templates.first.confirm')}
          </Button>
          <Button data-focus="" disabled={busy} onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{text('content.templates.first.body', { name })}</p>
    </Dialog>
  );
};
