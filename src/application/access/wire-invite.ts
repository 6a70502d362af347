import { fromPromise } from 'xstate';
import type { Invitation } from '../../domain/access/invite.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { announceProblems, type Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import { draftKeeperOf } from '../shared/drafts/draft-keeper';
import { wireDraft } from '../shared/drafts/wire-draft';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { token } from '../shared/token';
import { inviteMachine } from './invite.machine';
import type { Invitations } from './ports/invitations.port';

export type WiredInvite = typeof inviteMachine;
export const WiredInvite = token<WiredInvite>('wired-invite');

const BLANK: Invitation = { emails: [], usergroups: [], websites: [] };

export const wireInvite = (
  invitations: Invitations,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
): WiredInvite => {
  const keeper = draftKeeperOf('invitations', BLANK, drafts, person, clock, announcer);
  return inviteMachine.provide({
    actors: {
      ...wireDraft(keeper),
      sendInvitation: fromPromise(({ input }) => invitations.invite(input)()),
    },
    actions: {
      announceInvited: (_, { count }) => {
        if (count > 0) announcer.say('success', 'access.invite.sent', NOTICE_TIME.saved, { count });
      },
      announceRefused: (_, { count }) => {
        announcer.say('error', 'access.invite.notSent', NOTICE_TIME.field, { count });
      },
      announceFailure: (_, { failure }) => {
        announcer.failure(failure, 'access.invite.fields');
      },
      announceProblems: () => {
        announceProblems(announcer);
      },
    },
  });
};
