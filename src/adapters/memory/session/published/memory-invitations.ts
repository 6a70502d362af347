import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { token } from '../../../../application/shared/token';
import { acceptRule, type Acceptance } from '../../../../domain/session/accept.rule';
import type { MailedLink } from '../../../../domain/session/mailed-link';
import { normaliseEmail } from '../../../../domain/shared/email.rule';
import type { Failure } from '../../../../domain/shared/failure';
import type { Id } from '../../../../domain/shared/id';
import type { Instant } from '../../../../domain/shared/instant';
import type { MemoryPeople } from '../../access/published/memory-people';
import { refused } from '../../shared/refusals';
import { MemoryCodes } from './memory-codes';

/** The rights and websites of an invitation. */
export interface Given {
  readonly su: boolean;
  readonly usergroups: readonly Id[];
  readonly websites: readonly Id[];
}

const VALID_FOR = 7 * 24 * 3_600_000;

/** Open invitations. */
export class MemoryInvitations {
  readonly codes = new MemoryCodes<Given>();

  constructor(private readonly people: Pick<MemoryPeople, 'join'>) {}

  /** Invites an address, replacing an earlier invitation. @returns the code of its link */
  invite(email: string, given: Given, now: Instant): string {
    this.codes.drop(email);
    return this.codes.issue(email, given, now + VALID_FOR);
  }

  check(link: MailedLink, now: Instant): Either<Failure, Given> {
    return this.codes.check(link, now);
  }

  /** Creates the account once, and signs it in. */
  accept(link: MailedLink, acceptance: Acceptance, now: Instant): Either<Failure, void> {
    const wrong = Object.keys(acceptRule({ ...acceptance, repeat: acceptance.password }));
    if (wrong.length > 0) return refused(wrong);
    return pipe(
      this.check(link, now),
      either.chain((given) => {
        this.codes.drop(link.email);
        return this.people.join({ ...acceptance, ...given, email: normaliseEmail(link.email) }, now);
      }),
    );
  }
}

/** Container token of the invitations. */
export const Invited = token<MemoryInvitations>('memory-invitations');
