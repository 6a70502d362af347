import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { MailedLink } from '../../../domain/session/mailed-link';
import { newPasswordProblem } from '../../../domain/session/password.rule';
import { emailProblem } from '../../../domain/shared/email.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import type { MemoryPeople } from '../access/published/memory-people';
import { refused } from '../shared/refusals';
import { MemoryCodes } from './published/memory-codes';

const VALID_FOR = 3_600_000;

/** Open requests for a new password. */
export class MemoryResets {
  readonly codes = new MemoryCodes<Id>();

  constructor(private readonly people: Pick<MemoryPeople, 'accountOf' | 'changePassword'>) {}

  /** Succeeds for unknown addresses too, so that accounts are not revealed. */
  request(email: string, now: Instant): Either<Failure, void> {
    if (emailProblem(email) !== null) return refused(['email']);
    const account = this.people.accountOf(email);
    if (account !== null) this.codes.issue(email, account, now + VALID_FOR);
    return either.right(undefined);
  }

  check(link: MailedLink, now: Instant): Either<Failure, Id> {
    return this.codes.check(link, now);
  }

  /** Sets the password; a link works once. */
  save(link: MailedLink, password: string, now: Instant): Either<Failure, void> {
    if (newPasswordProblem(password) !== null) return refused(['password']);
    return pipe(
      this.check(link, now),
      either.map((id) => {
        this.codes.drop(link.email);
        this.people.changePassword(id, password);
      }),
    );
  }
}
