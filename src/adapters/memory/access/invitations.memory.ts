import { either } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import type { Invitations } from '../../../application/access/ports/invitations.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { addressesOf, inviteRule } from '../../../domain/access/invite.rule';
import { can } from '../../../domain/shared/permission';
import type { MemoryInvitations } from '../session/published/memory-invitations';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import type { MemoryPeople } from './published/memory-people';

/** Inviting in memory, where no mail leaves: whoever was invited waits. Rules R-ACC-06 and R-ACC-14. */
export const invitationsMemory = (
  calls: MemoryCalls,
  people: MemoryPeople,
  clock: Clock,
  invited: MemoryInvitations,
): Invitations => ({
  invite: (invitation, options) =>
    calls.answer(() => {
      const caller = people.callerWho((who) => can(who, 'users.add'));
      if (isLeft(caller)) return caller;
      const emails = addressesOf(invitation.emails);
      const wrong = Object.keys(inviteRule({ ...invitation, emails })).map((name) =>
        name.startsWith('emails') ? 'email' : name,
      );
      if (wrong.length > 0) return either.left(rejected(wrong));
      const { usergroups, websites } = invitation;
      const givable = usergroups.every(
        (id) => people.groups.find(id)?.record.rights.every((right) => can(caller.right, right)) === true,
      );
      if (!givable || !websites.every((id) => caller.right.websites.includes(id)))
        return either.left({ kind: 'Forbidden' });
      const known = emails.filter((email) => people.users.all().some((user) => user.email === email));
      if (known.length === emails.length) return either.left(rejected(['email'], 'NOT_UNIQUE'));
      for (const email of emails)
        if (!known.includes(email)) invited.invite(email, { su: false, usergroups, websites }, clock.now());
      return either.right({ refused: known.map((email) => ({ email, code: 'NOT_UNIQUE' })) });
    }, options),
});
