import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import type { Settings } from '../../domain/session/me';
import { cleanBasics, type Basics, type PasswordChange } from '../../domain/session/profile.rule';
import type { Fields } from '../../domain/shared/merge';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { announceProblems, type Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import { draftKeeperOf, type DraftKeeper } from '../shared/draft-keeper';
import type { Answer } from '../shared/ports/call';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { token } from '../shared/token';
import { ownFormMachineOf, type OwnFormMachine } from './own-form.machine';
import type { Profile } from './ports/profile.port';
import type { SessionGateway } from './ports/session-gateway.port';
import type { SessionSignals } from './ports/session-signals.port';

export const BasicsForm = token<OwnFormMachine<Basics>>('basics-form');
/** The settings as a draft, which is a plain set of fields. */
export type SettingsFields = Pick<Settings, keyof Settings>;
export const SettingsForm = token<OwnFormMachine<SettingsFields>>('settings-form');
export const PasswordForm = token<OwnFormMachine<PasswordChange>>('password-form');

/** The three forms of the profile. */
export interface ProfileForms {
  readonly basics: OwnFormMachine<Basics>;
  readonly settings: OwnFormMachine<SettingsFields>;
  readonly password: OwnFormMachine<PasswordChange>;
}

const BLANK_BASICS: Basics = { firstname: '', surname: '', email: '' };
const BLANK_SETTINGS: SettingsFields = { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' };
/** The form of a password as it opens, and after a change. */
export const BLANK_PASSWORD: PasswordChange = { old: '', password: '', repeat: '' };

interface Wiring<Values extends Fields> {
  /** Null where nothing of the form may be kept. */
  readonly keeper: DraftKeeper<Values> | null;
  readonly announcer: Announcer;
  /** Answers what the form goes on with. */
  readonly save: (values: Values) => Answer<Values>;
  readonly said: string;
  /** What else has to know of it. */
  readonly onSaved: () => void;
}

const wire = <Values extends Fields>({ keeper, announcer, save, said, onSaved }: Wiring<Values>): OwnFormMachine<Values> =>
  ownFormMachineOf<Values>().provide({
    actors: {
      findDraft: fromPromise(() => keeper?.find(null) ?? Promise.resolve(null)),
      keepDraft: fromCallback(({ input, receive }) => keeper?.keep({ input: { ...input, id: null, version: null }, receive })),
      dropDraft: fromPromise<unknown>(() => keeper?.drop(null) ?? Promise.resolve()),
      saveForm: fromPromise(({ input }) => pipe(save(input.values), taskEither.map((next) => ({ next })))()),
    },
    actions: {
      announceSaved: () => {
        announcer.say('success', said, NOTICE_TIME.saved);
        onSaved();
      },
      announceFailure: (_, { failure }) => { announcer.failure(failure, 'session.profile.fields'); },
      announceProblems: () => { announceProblems(announcer); },
    },
  });

/** Plugs the forms of the profile in. The person is loaded anew after a save, here and in the other tabs. Rules R-SES-05 and R-SES-18. */
export const wireProfile = (
  profile: Profile, session: SessionGateway, signals: SessionSignals, drafts: Drafts, person: CurrentPerson, clock: Clock, announcer: Announcer,
): ProfileForms => {
  const reload = (): void => {
    signals.raise('rights-changed');
    signals.tell('rights-changed');
  };
  return {
    basics: wire<Basics>({
      keeper: draftKeeperOf('profile', BLANK_BASICS, drafts, person, clock, announcer), announcer, said: 'session.profile.saved', onSaved: reload,
      save: (values) => pipe(profile.saveBasics(cleanBasics(values)), taskEither.map(() => cleanBasics(values))),
    }),
    settings: wire<SettingsFields>({
      keeper: draftKeeperOf('settings', BLANK_SETTINGS, drafts, person, clock, announcer), announcer, said: 'session.profile.saved', onSaved: reload,
      save: (values) => pipe(session.saveSettings(values), taskEither.map(() => values)),
    }),
    password: wire<PasswordChange>({
      // No draft ever holds a password.
      keeper: null, announcer, said: 'session.profile.passwordSaved', onSaved: () => undefined,
      save: ({ old, password }) => pipe(profile.changePassword(old, password), taskEither.map(() => BLANK_PASSWORD)),
    }),
  };
};
