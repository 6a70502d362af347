import { useSelector } from '@xstate/react';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { NoticesActor } from '../../application/shared/notices.service';
import { Notices } from '../shared/overlays/notices';
import { useService } from '../shared/runtime/use-service';

/** A sentence that others follow, or that follows others. */
const asSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export const NoticesView = () => {
  const actor = useService(NoticesActor);
  const dictionary = useService(Dictionary);
  const shown = useSelector(actor, ({ context }) => context.shown);
  return (
    <Notices
      notices={shown.map(({ key, values, more, action, ...notice }) => ({
        ...notice,
        text:
          more === undefined
            ? dictionary.translate(key, values)
            : [{ key, values }, ...more]
                .map((part) => asSentence(dictionary.translate(part.key, part.values)))
                .join(' '),
        action: action && { text: dictionary.translate(action.key), run: action.run },
      }))}
      onClose={(id) => {
        actor.send({ type: 'notice.closed', id });
      }}
      onHold={() => {
        actor.send({ type: 'notice.held' });
      }}
      onRelease={() => {
        actor.send({ type: 'notice.released' });
      }}
    />
  );
};
