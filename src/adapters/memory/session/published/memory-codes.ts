import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { MailedLink } from '../../../../domain/session/mailed-link';
import { normaliseEmail } from '../../../../domain/shared/email.rule';
import type { Failure } from '../../../../domain/shared/failure';
import type { Instant } from '../../../../domain/shared/instant';
import { refused } from '../../shared/refusals';

interface Issued<Held> extends MailedLink {
  readonly expires: Instant;
  readonly held: Held;
}

/** Codes of e-mailed links, with their content and expiry. */
export class MemoryCodes<Held> {
  private issued: readonly Issued<Held>[] = [];
  private count = 0;

  /** @returns the code of a new link for this address */
  issue(email: string, held: Held, expires: Instant): string {
    this.count += 1;
    const code = `${String(this.count)}-${String(expires)}`;
    this.issued = [...this.issued, { email: normaliseEmail(email), code, expires, held }];
    return code;
  }

  /** The code of the newest link to this address, which would be in the e-mail. */
  newestOf(email: string): string | null {
    return this.issued.findLast((known) => known.email === normaliseEmail(email))?.code ?? null;
  }

  check({ email, code }: MailedLink, now: Instant): Either<Failure, Held> {
    const found = this.issued.find((known) => known.code === code && known.email === normaliseEmail(email));
    if (found === undefined) return refused(['code']);
    return found.expires <= now ? refused(['code'], 'CODE_EXPIRED') : either.right(found.held);
  }

  /** Invalidates all links to this address. */
  drop(email: string): void {
    this.issued = this.issued.filter((known) => known.email !== normaliseEmail(email));
  }
}
