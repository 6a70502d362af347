import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { Announcer } from '../shared/announcer';
import { CurrentSession, SessionEnds } from '../shared/current-person';
import { FlagSavings, flagSavings } from '../shared/flags/flag-savings';
import { Contexts, LoadLateStrings } from '../shared/contexts';
import { LeavingActor, startLeaving } from '../shared/leaving.machine';
import { WiredLinkTargets, wireLinkTargets } from '../shared/links/link-targets';
import { Dictionary } from '../shared/ports/dictionary.port';
import { PreferenceStore } from '../shared/ports/preferences.port';
import { provide } from '../shared/provide.module';
import { RunningRemovals, runningRemovals } from '../shared/running-removal';
import { UnsavedWork } from '../shared/unsaved-work';
import { UploadProgress, uploadProgressMachine } from '../shared/upload-progress.machine';
import { ChangeLanguage, changeLanguageWith } from './change-language';
import { LoadOtherLanguage, loadOtherLanguageWith } from './other-language';
import { PaletteSearch, paletteSearchOf, wirePalette, WiredPalette } from './palette';
import { loadLateStringsWith } from './load-late-strings';
import { BrowserPage } from './ports/page.port';
import { SessionGateway } from './ports/session-gateway.port';
import { ShellPrefetchPage } from './prefetch-page';
import { SessionActor } from './session.service';
import { wirePrefetchPage } from './wire-prefetch-page';

/** Wiring that all screens of the signed-in console share. */
export const shellModule = new ContainerModule((options) => {
  provide(options, ChangeLanguage, changeLanguageWith, [
    SessionGateway,
    SessionActor,
    PreferenceStore,
    BrowserPage,
    Announcer,
  ]);
  provide(options, ShellPrefetchPage, wirePrefetchPage, [Contexts]);
  provide(options, PaletteSearch, paletteSearchOf, [Contexts]);
  provide(options, LoadOtherLanguage, loadOtherLanguageWith, [SessionGateway, Dictionary]);
  provide(options, LoadLateStrings, loadLateStringsWith, [SessionGateway, Dictionary, SessionActor]);
  provide(options, WiredLinkTargets, wireLinkTargets, [Contexts, CurrentSession]);
  provide(options, WiredPalette, wirePalette, [PaletteSearch, LoadOtherLanguage]);
  provide(options, FlagSavings, flagSavings, [SessionEnds]);
  provide(options, RunningRemovals, runningRemovals, []);
  provide(options, UploadProgress, () => createActor(uploadProgressMachine).start(), []);
  provide(options, LeavingActor, startLeaving, [UnsavedWork]);
});
