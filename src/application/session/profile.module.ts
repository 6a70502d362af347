import { ContainerModule } from 'inversify';
import { Announcer } from '../shared/announcer';
import { CurrentPerson } from '../shared/current-person';
import { Clock } from '../shared/ports/clock.port';
import { Drafts } from '../shared/ports/drafts.port';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { token } from '../shared/token';
import { Profile } from './ports/profile.port';
import { SessionGateway } from './ports/session-gateway.port';
import { Support } from './ports/support.port';
import { SessionSignals } from './ports/session-signals.port';
import { AvatarMachine, wireAvatar } from './wire-avatar';
import { BasicsForm, PasswordForm, SettingsForm, wireProfile, type ProfileForms } from './wire-profile';
import { SupportForm, wireSupport } from './wire-support';

const Forms = token<ProfileForms>('profile-forms');

/** Wiring of profile, settings and support. */
export const profileModule = new ContainerModule((options) => {
  provide(options, Forms, wireProfile, [
    Profile,
    SessionGateway,
    SessionSignals,
    Drafts,
    CurrentPerson,
    Clock,
    Announcer,
  ]);
  provide(options, BasicsForm, ({ basics }) => basics, [Forms]);
  provide(options, SettingsForm, ({ settings }) => settings, [Forms]);
  provide(options, PasswordForm, ({ password }) => password, [Forms]);
  provide(options, AvatarMachine, wireAvatar, [Profile, SessionSignals, Announcer, Reports]);
  provide(options, SupportForm, wireSupport, [Support, Drafts, CurrentPerson, Clock, Announcer]);
});
