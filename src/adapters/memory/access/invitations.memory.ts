import { either } from 'fp-ts';
import type { Invitations } from '../../../application/access/ports/invitations.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { addressesOf, inviteRule } from '../../../domain/access/invite.rule';
import { canGrantAll } from '../../../domain/access/usergroup-authority.rule';
import type { MemoryInvitations } from '../session/published/memory-invitations';
import { answerTo, may } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { refused } from '../shared/refusals';
import type { MemoryPeople } from './published/memory-people';

/** Invitations in memory. No e-mail is sent; invited users stay pending. Rules R-ACC-06 and R-ACC-14. */
export const invitationsMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  clock: Clock,
  invited: MemoryInvitations,
): Invitations => ({
  invite: (invitation, options) =>
    answerTo(calls, people)(may('users.add'), options, (caller) => {
      const emails = addressesOf(invitation.emails);
      const wrong = Object.keys(inviteRule({ ...invitation, emails })).map((name) =>
        name.startsWith('emails') ? 'email' : name,
      );
      if (wrong.length > 0) return refused(wrong);
      const { usergroups, websites } = invitation;
      const isGivable = usergroups.every((id) => {
        const group = people.groups.find(id)?.record;
        return group !== undefined && canGrantAll(caller, group.rights);
      });
      if (!isGivable || !websites.every((id) => caller.websites.includes(id)))
        return either.left({ kind: 'Forbidden' });
      const known = emails.filter((email) => people.users.all().some((user) => user.email === email));
      if (known.length === emails.length) return refused(['email'], 'NOT_UNIQUE');
      for (const email of emails)
        if (!known.includes(email)) invited.invite(email, { su: false, usergroups, websites }, clock.now());
      return either.right({ refused: known.map((email) => ({ email, code: 'NOT_UNIQUE' })) });
    }),
});
