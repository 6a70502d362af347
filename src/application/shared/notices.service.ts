import { createActor, type ActorRefFrom } from 'xstate';
import { noticesMachine, type Notices } from './notices.machine';
import { token } from './token';

/** The running notices. */
export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
export const NoticesActor = token<NoticesActor>('notices-actor');

export const noticesActorOf = (): NoticesActor => createActor(noticesMachine).start();

export const noticesOf = (actor: NoticesActor): Notices => ({
  show: (notice) => {
    actor.send({ type: 'notice.shown', notice });
  },
  close: (topic) => {
    actor.send({ type: 'topic.closed', topic });
  },
});
