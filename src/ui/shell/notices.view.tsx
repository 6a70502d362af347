import { useSelector } from '@xstate/react';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { NoticesActor } from '../../application/shared/notices.service';
import { Notices } from '../shared/overlays/notices';
import { useService } from '../shared/runtime/use-service';

export const NoticesView = () => {
  const actor = useService(NoticesActor);
  const dictionary = useService(Dictionary);
  const shown = useSelector(actor, ({ context }) => context.shown);
  return (
    <Notices
      notices={shown.map(({ key, values, action, ...notice }) => ({
        ...notice,
        text: dictionary.translate(key, values),
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
