import { ContainerModule } from 'inversify';
import { Announcer } from '../shared/announcer';
import { CurrentPerson, SignOuts } from '../shared/current-person';
import { Notices } from '../shared/notices.machine';
import { Clock } from '../shared/ports/clock.port';
import { CloseConfirmation } from '../shared/ports/close-confirmation.port';
import { Drafts } from '../shared/ports/drafts.port';
import { FileSaves } from '../shared/ports/file-saves.port';
import { LiveEvents } from '../shared/ports/live-events.port';
import { OwnSaves } from '../shared/ports/own-saves.port';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { searchOf } from '../shared/search-source';
import { seenOf } from '../shared/displayed-rows';
import { UploadProgress } from '../shared/upload-progress.machine';
import { recordOf } from '../shared/record/wire-record';
import { files } from '../../domain/library/file-record';
import { Library } from './ports/library.port';
import { wireFileSearch } from './search-files';
import { UploadsActor } from './uploads.machine';
import { FileActs, wireFileActs, wireFileRecord } from './wire-file';
import { ImageEditorMachine, wireImageEditor } from './wire-image-editor';
import { WiredLibrary, wireLibrary } from './wire-library';
import { uploadsActorOf } from './wire-uploads';

/** Wiring of the library: screens, search, upload queue and file picker. */
export const libraryModule = new ContainerModule((options) => {
  provide(options, WiredLibrary, wireLibrary, [Library, Announcer, Reports, FileSaves, LiveEvents]);
  provide(options, ImageEditorMachine, wireImageEditor, [
    Library,
    FileSaves,
    Drafts,
    CurrentPerson,
    Clock,
    Announcer,
    Reports,
    Notices,
    LiveEvents,
  ]);
  provide(options, seenOf(files), () => new Map(), []);
  provide(options, recordOf(files), wireFileRecord, [
    Library,
    Drafts,
    OwnSaves,
    CurrentPerson,
    Clock,
    Announcer,
    Reports,
  ]);
  provide(options, searchOf({ key: 'library' }), (library) => wireFileSearch(library), [Library]);
  provide(options, FileActs, wireFileActs, [Library, FileSaves, Announcer]);
  provide(options, UploadsActor, uploadsActorOf, [Library, Announcer, CloseConfirmation, SignOuts, UploadProgress]);
});
