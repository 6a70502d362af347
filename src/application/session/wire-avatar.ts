import { fromPromise } from 'xstate';
import { avatarMachine } from '../../domain/session/avatar.machine';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import type { Reports } from '../shared/ports/reports.port';
import { loggedRemoval, reportNotDeleted } from '../shared/tell-removal';
import { token } from '../shared/token';
import type { Profile } from './ports/profile.port';
import type { SessionSignals } from './ports/session-signals.port';
import { reloadUserInTabs } from './wire-profile';

export type AvatarMachine = typeof avatarMachine;
export const AvatarMachine = token<AvatarMachine>('avatar-machine');

/** A change reloads the user in every tab. Rule R-SES-21. */
export const wireAvatar = (
  profile: Profile,
  signals: Pick<SessionSignals, 'emitLocally' | 'broadcast'>,
  announcer: Announcer,
  reports: Reports,
): AvatarMachine =>
  avatarMachine.provide({
    actors: {
      saveAvatar: fromPromise(({ input: { photo, onProgress }, signal }) =>
        profile.saveAvatar(photo, { signal, onProgress })(),
      ),
      removeAvatar: fromPromise(({ signal }) => loggedRemoval(reports, 'avatar', profile.removeAvatar({ signal }))()),
    },
    actions: {
      announceSaved: () => {
        announcer.say('success', 'session.profile.photo.saved', NOTICE_TIME.saved);
        reloadUserInTabs(signals);
      },
      announceRemoved: () => {
        announcer.say('success', 'session.profile.photo.removed', NOTICE_TIME.saved);
        reloadUserInTabs(signals);
      },
      announceKept: () => {
        reportNotDeleted(reports, announcer, 'avatar');
      },
      announceFailure: (_, { failure }) => {
        announcer.failure(failure);
      },
    },
  });
