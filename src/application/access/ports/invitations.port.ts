import type { Invitation } from '../../../domain/access/invite.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** An address that could not be invited, or whose mail did not leave, and the server's reason. */
export interface RefusedAddress {
  readonly email: string;
  readonly code: string;
}

/** What came of an invitation; empty when every mail is on its way. */
export interface InvitationReport {
  readonly refused: readonly RefusedAddress[];
}

/** Inviting people to make an account of their own. */
export interface Invitations {
  /** Mails a link to each address; one that was invited before gets a new link, and the old one is worth nothing. */
  invite(invitation: Invitation, options?: CallOptions): Answer<InvitationReport>;
}
export const Invitations = token<Invitations>('invitations');
