import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Settings } from '../../domain/shared/session';
import { normalizeBasics, type Basics, type PasswordChange } from '../../domain/session/profile.rule';
import type { Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import { draftKeeperOf } from '../shared/drafts/draft-keeper';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { token } from '../shared/token';
import type { OwnFormMachine } from './own-form.machine';
import type { Profile } from './ports/profile.port';
import type { SessionGateway } from './ports/session-gateway.port';
import type { SessionSignals } from './ports/session-signals.port';
import { wireOwnForm } from './wire-own-form';

export const BasicsForm = token<OwnFormMachine<Basics>>('basics-form');
/** Settings as a flat set of fields, as drafts require. */
export type SettingsFields = Pick<Settings, keyof Settings>;
export const SettingsForm = token<OwnFormMachine<SettingsFields>>('settings-form');
export const PasswordForm = token<OwnFormMachine<PasswordChange>>('password-form');

export interface ProfileForms {
  readonly basics: OwnFormMachine<Basics>;
  readonly settings: OwnFormMachine<SettingsFields>;
  readonly password: OwnFormMachine<PasswordChange>;
}

const BLANK_BASICS: Basics = { firstname: '', surname: '', email: '' };
const BLANK_SETTINGS: SettingsFields = { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' };
/** Initial values, also after a change. */
export const BLANK_PASSWORD: PasswordChange = { old: '', password: '', repeat: '' };

const LABELS = 'session.profile.fields';

/** Reloads the user in every tab. */
export const reloadUserInTabs = (signals: Pick<SessionSignals, 'emitLocally' | 'broadcast'>): void => {
  signals.emitLocally('rights-changed');
  signals.broadcast('rights-changed');
};

/** Profile forms; saving reloads the user in every tab. Rules R-SES-05 and R-SES-18. */
export const wireProfile = (
  profile: Profile,
  session: SessionGateway,
  signals: SessionSignals,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
): ProfileForms => {
  const reload = (): void => {
    reloadUserInTabs(signals);
  };
  return {
    basics: wireOwnForm<Basics>({
      keeper: draftKeeperOf('profile', BLANK_BASICS, drafts, person, clock, announcer),
      announcer,
      said: 'session.profile.saved',
      labels: LABELS,
      onSaved: reload,
      newest: () =>
        pipe(
          session.me(),
          taskEither.map(({ firstname, surname, email }) => ({ firstname, surname, email })),
        ),
      save: (values) =>
        pipe(
          profile.saveBasics(normalizeBasics(values)),
          taskEither.map(() => normalizeBasics(values)),
        ),
    }),
    settings: wireOwnForm<SettingsFields>({
      keeper: draftKeeperOf('settings', BLANK_SETTINGS, drafts, person, clock, announcer),
      announcer,
      said: 'session.profile.saved',
      labels: LABELS,
      onSaved: reload,
      newest: () =>
        pipe(
          session.me(),
          taskEither.map(({ settings }) => ({ ...settings })),
        ),
      save: (values) =>
        pipe(
          session.saveSettings(values),
          taskEither.map(() => values),
        ),
    }),
    password: wireOwnForm<PasswordChange>({
      // Passwords are never stored.
      keeper: null,
      announcer,
      said: 'session.profile.passwordSaved',
      labels: LABELS,
      onSaved: () => undefined,
      save: ({ old, password }) =>
        pipe(
          profile.changePassword(old, password),
          taskEither.map(() => BLANK_PASSWORD),
        ),
    }),
  };
};
