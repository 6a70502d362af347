import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { acceptRule, type Acceptance, type InvitationLink } from '../../../domain/session/accept.rule';
import { normaliseEmail } from '../../../domain/shared/email.rule';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { Instant } from '../../../domain/shared/instant';
import type { MemoryPeople } from '../access/published/memory-people';

interface Invitation {
  readonly code: string;
  readonly su: boolean;
  readonly expires: Instant;
}

const VALID_FOR = 24 * 3_600_000;
const rejected = (code: FieldCode, ...fields: readonly string[]): Either<Failure, never> =>
  either.left({ kind: 'FieldsRejected', code, fields: Object.fromEntries(fields.map((field) => [field, code])) });

/** Who was invited and has not come yet. */
export class MemoryInvitations {
  private readonly open = new Map<string, Invitation>();

  constructor(private readonly people: Pick<MemoryPeople, 'join'>) {}

  /** Invites an address, replacing an earlier invitation. @returns the code of its link */
  invite(email: string, su: boolean, now: Instant): string {
    const code = `${String(this.open.size)}-${String(now)}`;
    this.open.set(normaliseEmail(email), { code, su, expires: now + VALID_FOR });
    return code;
  }

  check({ email, code }: InvitationLink, now: Instant): Either<Failure, Invitation> {
    const invitation = this.open.get(normaliseEmail(email));
    if (invitation?.code !== code) return rejected('VALUE_NOT_VALID', 'code');
    return invitation.expires <= now ? rejected('CODE_EXPIRED', 'code') : either.right(invitation);
  }

  /** Makes the account, once, and signs it in. */
  accept(link: InvitationLink, acceptance: Acceptance, now: Instant): Either<Failure, void> {
    const wrong = Object.keys(acceptRule({ ...acceptance, repeat: acceptance.password }));
    if (wrong.length > 0) return rejected('VALUE_NOT_VALID', ...wrong);
    const email = normaliseEmail(link.email);
    return pipe(this.check(link, now), either.chain(({ su }) => {
      this.open.delete(email);
      return this.people.join({ ...acceptance, email, su }, now);
    }));
  }
}
