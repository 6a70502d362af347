import type { Invitation } from '../../../domain/access/invite.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** An address that was not invited or whose mail failed, with the server's reason. */
export interface RefusedAddress {
  readonly email: string;
  readonly code: string;
}

/** Empty when every mail was accepted. */
export interface InvitationReport {
  readonly refused: readonly RefusedAddress[];
}

export interface Invitations {
  /** Mails a link to each address; a new link invalidates the previous one. */
  invite(invitation: Invitation, options?: CallOptions): Answer<InvitationReport>;
}
export const Invitations = token<Invitations>('invitations');
