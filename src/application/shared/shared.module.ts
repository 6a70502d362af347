import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { Dictionary } from '../session/ports/dictionary.port';
import { Announcer, announcerOf } from './announcer';
import { LeavingActor, leavingMachine } from './leaving.machine';
import { Notices } from './notices.machine';
import { NoticesActor, noticesActorOf, noticesOf } from './notices.service';
import { provide } from './provide.module';

/** Messages and unsaved work: what every context speaks through. */
export const sharedModule = new ContainerModule((options) => {
  provide(options, NoticesActor, noticesActorOf, []);
  provide(options, Notices, noticesOf, [NoticesActor]);
  provide(options, Announcer, announcerOf, [Notices, Dictionary]);
  provide(options, LeavingActor, () => createActor(leavingMachine).start(), []);
});
