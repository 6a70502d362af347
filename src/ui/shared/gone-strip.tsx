import { Button } from './button';
import { MessageStrip } from './message-strip';
import { useText } from './use-text';

/** The record was deleted while somebody was at work in it: what they typed stays on the screen until they have it. */
export const GoneStrip = ({ onBack }: { readonly onBack: () => void }) => {
  const text = useText();
  return (
    <MessageStrip intent="warning" title={text('shared.record.gone.title')} actions={<Button onClick={onBack}>{text('shared.actions.back')}</Button>}>
      {text('shared.record.gone.body')}
    </MessageStrip>
  );
};
