import { ContainerModule } from 'inversify';
import { Dictionary } from './ports/dictionary.port';
import { Announcer, announcerOf } from './announcer';
import { Notices } from './notices.machine';
import { NoticesActor, noticesActorOf, noticesOf } from './notices.service';
import { provide } from './provide.module';

/** Wiring of notices and announcements. */
export const sharedModule = new ContainerModule((options) => {
  provide(options, NoticesActor, noticesActorOf, []);
  provide(options, Notices, noticesOf, [NoticesActor]);
  provide(options, Announcer, announcerOf, [Notices, Dictionary]);
});
