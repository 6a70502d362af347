import { ContainerModule } from 'inversify';
import { Announcer } from '../shared/announcer';
import { CurrentPerson } from '../shared/current-person';
import { Clock } from '../shared/ports/clock.port';
import { Drafts } from '../shared/ports/drafts.port';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { Library } from './ports/library.port';
import { UploadsActor } from './uploads.machine';
import { ImageEditorMachine, wireImageEditor } from './wire-image-editor';
import { WiredLibrary, wireLibrary } from './wire-library';
import { uploadsActorOf } from './wire-uploads';

/** The library's screens, the queue of uploads and the picker, wired once. */
export const libraryModule = new ContainerModule((options) => {
  provide(options, WiredLibrary, wireLibrary, [Library, Announcer, Reports]);
  provide(options, ImageEditorMachine, wireImageEditor, [Library, Drafts, CurrentPerson, Clock, Announcer, Reports]);
  provide(options, UploadsActor, uploadsActorOf, [Library]);
});
